package voxelpopuli.world.peer;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.bouncycastle.crypto.agreement.X25519Agreement;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.generators.HKDFBytesGenerator;
import org.bouncycastle.crypto.params.HKDFParameters;
import org.bouncycastle.crypto.params.X25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.X25519PublicKeyParameters;
import voxelpopuli.world.protocol.MalformedException;

/**
 * What a handshake between two nodes agrees on: a transcript that both sign, and a key for each
 * direction.
 *
 * <p>Both sides make a fresh X25519 key for every link (so that a key stolen later reads nothing
 * old) and sign both fresh and both lasting keys (so that nobody can stand in between).
 *
 * @param transcript what both sides sign, each with a byte of its own behind it
 */
record PeerKeys(byte[] transcript, byte[] fromDialler, byte[] fromAccepter) {

  private static final byte[] LABEL = "voxelpopuli-peer-1".getBytes(StandardCharsets.US_ASCII);
  private static final int KEY_BYTES = 32;

  /** The public halves that went over the wire. */
  record Exchange(
      String world, byte[] dialler, byte[] accepter, byte[] diallerFresh, byte[] accepterFresh) {

    private byte[] transcript() {
      byte[] name = world.getBytes(StandardCharsets.US_ASCII);
      return ByteBuffer.allocate(LABEL.length + name.length + 4 * KEY_BYTES)
          .put(LABEL)
          .put(name)
          .put(dialler)
          .put(accepter)
          .put(diallerFresh)
          .put(accepterFresh)
          .array();
    }
  }

  /** Derives the keys from our fresh private key and the other's fresh public one. */
  static PeerKeys derive(Exchange exchange, X25519PrivateKeyParameters ours, byte[] theirs)
      throws MalformedException {
    byte[] secret = new byte[KEY_BYTES];
    try {
      X25519Agreement agreement = new X25519Agreement();
      agreement.init(ours);
      agreement.calculateAgreement(new X25519PublicKeyParameters(theirs, 0), secret, 0);
    } catch (RuntimeException e) {
      // A key of all zeros, or of the wrong length.
      throw new MalformedException("a peer's key is of no use");
    }
    byte[] transcript = exchange.transcript();
    HKDFBytesGenerator generator = new HKDFBytesGenerator(new SHA256Digest());
    generator.init(new HKDFParameters(secret, sha256(transcript), LABEL));
    byte[] keys = new byte[2 * KEY_BYTES];
    generator.generateBytes(keys, 0, keys.length);
    return new PeerKeys(
        transcript,
        Arrays.copyOf(keys, KEY_BYTES),
        Arrays.copyOfRange(keys, KEY_BYTES, 2 * KEY_BYTES));
  }

  /** What one side signs. */
  byte[] signedBy(boolean dialler) {
    byte[] signed = Arrays.copyOf(transcript, transcript.length + 1);
    signed[transcript.length] = (byte) (dialler ? 1 : 2);
    return signed;
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
