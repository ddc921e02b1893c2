package voxelpopuli.dht.rpc;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;
import voxelpopuli.dht.RpcSettings;

/**
 * Calls that wait because enough are under way.
 *
 * <p>Rationale: the kernel charges a waiting datagram with its buffer, not with its length, up to
 * 2,304 bytes for one of our answers. A stock receive buffer of 208 KiB so holds 92 of them; more
 * calls in flight than that lose answers, and a lost answer costs a time-out where waiting costs a
 * round trip.
 */
final class SendQueue {

  private static final int STOCK_BUFFER_BYTES = 212_992;

  private final RpcSettings settings;
  private final Deque<OutgoingCall> waiting = new ArrayDeque<>(0);
  private int window;

  SendQueue(RpcSettings settings) {
    this.settings = settings;
    granted(STOCK_BUFFER_BYTES);
  }

  /** The system granted a receive buffer of this size; -1 if it does not say. */
  void granted(int receiveBufferBytes) {
    int bytes = receiveBufferBytes > 0 ? receiveBufferBytes : STOCK_BUFFER_BYTES;
    window = Math.max(1, bytes / settings.answerFootprint());
  }

  /** Calls that may be in flight. */
  int window() {
    return window;
  }

  boolean mayStart(int inFlight, Peer peer) {
    return inFlight < window && peer.inFlight < settings.maxInFlightPerPeer();
  }

  /** False when even the queue is full. */
  boolean add(OutgoingCall call) {
    return waiting.size() < settings.maxWaiting() && waiting.add(call);
  }

  /** The first call in the queue that may start now, taken out. */
  Optional<OutgoingCall> next(int inFlight, PeerBook peers) {
    if (waiting.isEmpty() || inFlight >= window) {
      return Optional.empty();
    }
    Iterator<OutgoingCall> calls = waiting.iterator();
    while (calls.hasNext()) {
      OutgoingCall call = calls.next();
      if (mayStart(inFlight, peers.at(call.to()))) {
        calls.remove();
        return Optional.of(call);
      }
    }
    return Optional.empty();
  }
}
