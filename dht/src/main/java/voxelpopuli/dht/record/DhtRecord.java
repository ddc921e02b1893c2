package voxelpopuli.dht.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.identity.SigningKey;

/**
 * One record: a key's content, with the version, signature and time of publishing that decide which
 * of two records stands.
 *
 * <p>The content is opaque here. Player and chunk records hold JSON text, so that peers that speak
 * only JSON can read them. Arrays are not copied: whoever makes a record gives its arrays away.
 *
 * @param version 0 when the record has none
 * @param signature empty when the record is unsigned
 * @param publishedMillis when its publisher made it, in milliseconds since 1970: by the publisher's
 *     clock (and under its signature) when signed, else by ours, reckoned from the age that it
 *     arrived with
 */
public record DhtRecord(
    RecordKind kind,
    NodeId key,
    byte[] value,
    long version,
    Optional<Signature> signature,
    long publishedMillis) {

  private static final byte[] SIGNED_PREFIX =
      "voxelpopuli-record-1".getBytes(StandardCharsets.US_ASCII);

  /** A public key and what it signed: {@link #signedBytes}. */
  public record Signature(byte[] publicKey, byte[] bytes) {

    /** The id of the key's owner. */
    public NodeId signer() {
      return NodeId.sha1(publicKey);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Signature that
          && Arrays.equals(publicKey, that.publicKey)
          && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }
  }

  public DhtRecord {
    if (version < 0) {
      throw new IllegalArgumentException("a version is 0 (none) or more, not " + version);
    }
  }

  /** A record without version and signature: among such, the last to arrive stays. */
  public static DhtRecord plain(RecordKind kind, NodeId key, byte[] value, long nowMillis) {
    return new DhtRecord(kind, key, value, 0, Optional.empty(), nowMillis);
  }

  /** A record that beats every lower version, and every record without one. */
  public static DhtRecord versioned(
      RecordKind kind, NodeId key, byte[] value, long version, long nowMillis) {
    return new DhtRecord(kind, key, value, version, Optional.empty(), nowMillis);
  }

  /** A record that only the same key can replace, by a higher version. */
  public static DhtRecord signed(
      RecordKind kind, NodeId key, byte[] value, long version, long nowMillis, Identity signer) {
    byte[] bytes = signer.sign(signedBytes(kind, key, value, version, nowMillis));
    return new DhtRecord(
        kind,
        key,
        value,
        version,
        Optional.of(new Signature(signer.publicKey(), bytes)),
        nowMillis);
  }

  /** What a signature covers: prefix, kind, key, version, time of publishing, content. */
  public static byte[] signedBytes(
      RecordKind kind, NodeId key, byte[] value, long version, long publishedMillis) {
    return ByteBuffer.allocate(SIGNED_PREFIX.length + 1 + NodeId.BYTES + 16 + value.length)
        .put(SIGNED_PREFIX)
        .put((byte) kind.ordinal())
        .put(key.bytes())
        .putLong(version)
        .putLong(publishedMillis)
        .put(value)
        .array();
  }

  /** Whether the record is unsigned, or its signature is its key's own. */
  public boolean signatureHolds() {
    return signature
        .map(
            s ->
                SigningKey.verify(
                    s.publicKey(),
                    signedBytes(kind, key, value, version, publishedMillis),
                    s.bytes()))
        .orElse(true);
  }

  /** Whether the record has a version. */
  public boolean isVersioned() {
    return version > 0;
  }

  /** The content as text. */
  public String text() {
    return new String(value, StandardCharsets.UTF_8);
  }

  /** Whether another record says the same, whenever it was published. */
  public boolean sameContent(DhtRecord other) {
    return kind == other.kind
        && key.equals(other.key)
        && version == other.version
        && Arrays.equals(value, other.value)
        && signature.map(Signature::signer).equals(other.signature.map(Signature::signer));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DhtRecord that
        && sameContent(that)
        && publishedMillis == that.publishedMillis
        && signature.equals(that.signature);
  }

  @Override
  public int hashCode() {
    return key.hashCode() ^ Long.hashCode(version);
  }
}
