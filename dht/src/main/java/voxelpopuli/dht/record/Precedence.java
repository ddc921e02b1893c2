package voxelpopuli.dht.record;

import java.util.Optional;
import voxelpopuli.dht.NodeId;

/**
 * Which of two records of one key stands. Every node decides alike, so that holders end up
 * agreeing.
 *
 * <p>Signed beats unsigned; a signed record yields only to its own key. Then versioned beats
 * unversioned, and a higher version a lower one; of two equals the lower id wins: the signer's,
 * then the content's hash. Among unversioned records the one that was published later stays, which
 * for records that come from their publisher is the last to arrive.
 */
public final class Precedence {

  /** The objection to a record of a key that another one has signed before. */
  public static final String OTHER_KEY = "the record belongs to another key";

  private Precedence() {}

  /** Why the incoming record does not replace the held one; empty if it does, or says the same. */
  public static Optional<String> objection(DhtRecord held, DhtRecord incoming) {
    if (held.signature().isPresent() && incoming.signature().isEmpty()) {
      return Optional.of("a signed record is not replaced by an unsigned one");
    }
    if (held.signature().isEmpty() && incoming.signature().isPresent()) {
      return Optional.empty();
    }
    if (held.signature().isPresent() && !signer(held).equals(signer(incoming))) {
      return Optional.of(OTHER_KEY);
    }
    if (incoming.version() != held.version()) {
      return incoming.version() > held.version()
          ? Optional.empty()
          : Optional.of("a newer version is held");
    }
    if (held.sameContent(incoming)) {
      return Optional.empty();
    }
    if (held.isVersioned()) {
      return contentHash(incoming).compareTo(contentHash(held)) < 0
          ? Optional.empty()
          : Optional.of("another record of this version is held");
    }
    return incoming.publishedMillis() >= held.publishedMillis()
        ? Optional.empty()
        : Optional.of("a record published later is held");
  }

  /** The better of two records that a reader was given by different holders. */
  public static DhtRecord better(DhtRecord a, DhtRecord b) {
    boolean aSigned = a.signature().isPresent();
    boolean bSigned = b.signature().isPresent();
    if (aSigned && bSigned && !signer(a).equals(signer(b))) {
      return signer(a).toBigInteger().compareTo(signer(b).toBigInteger()) < 0 ? a : b;
    }
    return objection(a, b).isEmpty() ? b : a;
  }

  private static NodeId signer(DhtRecord record) {
    return record.signature().orElseThrow().signer();
  }

  private static String contentHash(DhtRecord record) {
    return NodeId.sha1(record.value()).hex();
  }
}
