package voxelpopuli.dht.lookup;

import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.dht.wire.Request;

/** What a lookup is for: which key, by which call, and whom the result goes to. */
public sealed interface Goal {

  NodeId target();

  /** The call that is made to each node. */
  Request request();

  /** The nearest nodes. */
  record Closest(NodeId target, ActorRef<ClosestResult> replyTo) implements Goal {
    @Override
    public Request request() {
      return new Request.FindNode(target);
    }
  }

  /** A record. */
  record Get(RecordKind kind, NodeId target, ActorRef<GetResult> replyTo) implements Goal {
    @Override
    public Request request() {
      return new Request.Find(kind, target);
    }
  }

  /** The nearest nodes, to store a record with them. */
  record Put(DhtRecord record, ActorRef<PutResult> replyTo) implements Goal {
    @Override
    public NodeId target() {
      return record.key();
    }

    @Override
    public Request request() {
      return new Request.FindNode(record.key());
    }
  }
}
