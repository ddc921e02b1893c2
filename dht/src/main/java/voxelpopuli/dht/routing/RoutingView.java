package voxelpopuli.dht.routing;

import java.util.concurrent.atomic.AtomicLongArray;
import voxelpopuli.dht.NodeId;

/**
 * Where the routing table publishes and everybody else of the same node reads. One writer; any
 * number of readers, on any thread.
 */
public final class RoutingView {

  private final NodeId self;
  private final AtomicLongArray touchedNanos = new AtomicLongArray(NodeId.BITS);
  private volatile RoutingSnapshot snapshot;

  public RoutingView(NodeId self, long nowNanos) {
    this.self = self;
    this.snapshot = RoutingSnapshot.empty(self);
    for (int i = 0; i < NodeId.BITS; i++) {
      touchedNanos.lazySet(i, nowNanos);
    }
  }

  /** The table as it is now. */
  public RoutingSnapshot snapshot() {
    return snapshot;
  }

  /** A lookup passed through the target's bucket: it needs no refresh for a while. */
  public void touch(NodeId target, long nowNanos) {
    int index = self.bucketIndex(target);
    if (index >= 0) {
      touchedNanos.lazySet(index, nowNanos);
    }
  }

  long touched(int index) {
    return touchedNanos.get(index);
  }

  void publish(RoutingSnapshot next) {
    snapshot = next;
  }
}
