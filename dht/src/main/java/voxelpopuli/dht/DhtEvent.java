package voxelpopuli.dht;

import java.net.InetSocketAddress;

/** What a node tells those who subscribed. */
public sealed interface DhtEvent {

  /** The socket is open. */
  record Started(Contact self, int receiveBufferBytes) implements DhtEvent {}

  /** The socket could not be opened; the node has stopped. The reason is a sentence for people. */
  record StartFailed(String reason) implements DhtEvent {}

  /** A node without a world has taken its bootstrap's. */
  record WorldAdopted(WorldId world) implements DhtEvent {}

  /** A node that we wanted to join through is of another world. */
  record OtherWorld(InetSocketAddress address, WorldId world) implements DhtEvent {}

  /**
   * The node has found its place: it looked for itself and for others far from it. A first node,
   * with nobody to join, says so at once.
   */
  record Bootstrapped(int contacts) implements DhtEvent {}

  /** Nobody that we know of answered; we try again after this pause. */
  record BootstrapFailed(int attempt, java.time.Duration retryIn) implements DhtEvent {}

  /** A contact entered the routing table. */
  record ContactAppeared(Contact contact) implements DhtEvent {}

  /** A contact left the routing table: it does not answer, or is somebody else by now. */
  record ContactDied(Contact contact) implements DhtEvent {}

  /** Others see us at this address. */
  record ObservedAddress(InetSocketAddress address, int votes) implements DhtEvent {}

  /** A peer reached our game port. */
  record GamePortReachable(int port) implements DhtEvent {}

  /** Peers tried and none of them reached our game port: players outside will not either. */
  record GamePortUnreachable(int port, int peersAsked) implements DhtEvent {}
}
