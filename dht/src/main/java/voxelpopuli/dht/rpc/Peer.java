package voxelpopuli.dht.rpc;

import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.wire.Dialect;

/** What the endpoint remembers of one address. Mutable, and the endpoint's own. */
final class Peer {

  final RoundTrip roundTrip = new RoundTrip();
  Dialect dialect = Dialect.OFFER;

  /** Whether the peer speaks only the source text's protocol: then our own fields are left out. */
  boolean plain;

  /** The id that answered from here; null before the first answer. */
  NodeId provenId;

  /** Answered a call of ours: it receives what is sent to it. */
  long provenNanos;

  /** When its bucket last heard of it, and whether by an answer of its own. */
  long reportedSeenNanos = Long.MIN_VALUE;

  boolean reportedProven;
  int inFlight;

  /** Remembers how the peer speaks: CBOR as soon as it said that it can. */
  void heard(Dialect spoken, boolean speaksPlain) {
    plain = speaksPlain;
    dialect = spoken.offersCbor() && !speaksPlain ? Dialect.CBOR : spoken;
  }

  boolean isProven(long now, long provenForNanos) {
    return provenId != null && now - provenNanos < provenForNanos;
  }
}
