package voxelpopuli.world.account;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import voxelpopuli.dht.identity.SigningKey;

/**
 * A profile under its player's signature, ready for the overlay. Nodes store it and cannot change
 * it.
 *
 * @param version higher beats lower; the clock of the player's machine, never less than before
 * @param publishedMillis when it was signed, in milliseconds since 1970
 * @param value the profile's JSON text
 */
public record SignedProfile(long version, long publishedMillis, byte[] signature, byte[] value) {

  private static final byte[] PREFIX = "voxelpopuli-record-1".getBytes(StandardCharsets.US_ASCII);

  /** The number of the overlay's table of players under a signature. */
  private static final byte PLAYER = 0;

  /** Signs a profile. */
  public static SignedProfile of(
      PlayerProfile profile, long version, long nowMillis, PlayerKey key) {
    byte[] value = profile.json();
    byte[] signature = key.sign(signedBytes(profile.name(), value, version, nowMillis));
    return new SignedProfile(version, nowMillis, signature, value);
  }

  /** What the signature covers: the same bytes as for every record of the overlay. */
  static byte[] signedBytes(String name, byte[] value, long version, long publishedMillis) {
    byte[] key = sha1(name);
    return ByteBuffer.allocate(PREFIX.length + 1 + key.length + 16 + value.length)
        .put(PREFIX)
        .put(PLAYER)
        .put(key)
        .putLong(version)
        .putLong(publishedMillis)
        .put(value)
        .array();
  }

  /** Whether it is this player's, by this key. */
  public boolean isOf(String name, byte[] publicKey) {
    return PlayerProfile.read(value).filter(profile -> profile.name().equals(name)).isPresent()
        && SigningKey.verify(
            publicKey, signedBytes(name, value, version, publishedMillis), signature);
  }

  private static byte[] sha1(String text) {
    try {
      return MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-1", e);
    }
  }
}
