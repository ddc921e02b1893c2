package voxelpopuli.dht.lookup;

import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordTable;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.RpcEndpointActor;

/** What every lookup of a node needs of it. */
public record LookupParts(
    DhtSettings settings,
    Supplier<Contact> self,
    RoutingView routing,
    RecordTable records,
    Keeper keeper,
    ActorRef<RpcEndpointActor.Command> endpoint,
    TimeSource time) {

  /** Stores a record with this node itself, and answers as a peer would. */
  @FunctionalInterface
  public interface Keeper {
    void keep(DhtRecord record, ActorRef<CallEvent> replyTo, long tag);
  }
}
