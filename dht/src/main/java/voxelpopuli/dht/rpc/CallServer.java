package voxelpopuli.dht.rpc;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordTable;
import voxelpopuli.dht.routing.IpPrefix;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * Answers the calls of others: from the published routing table and records where it can, through
 * other actors where something is to be changed or tried.
 */
public final class CallServer {

  /** What became of a call. */
  sealed interface Outcome {}

  /** The answer is known. */
  record Answer(Response response) implements Outcome {}

  /** Somebody else will answer. */
  record HandedOn() implements Outcome {}

  /** Nobody here knows this call. */
  record Unknown() implements Outcome {}

  /** Where stores and probes go; both answer with {@link RpcEndpointActor.Reply}. */
  public interface Backstage {
    /** Keep this record, and tell the endpoint what to answer. */
    void store(DhtRecord record, String source, RpcEndpointActor.ReplySlot slot);

    /** Try to reach this port of the caller, and tell the endpoint what to answer. */
    void reach(int port, RpcEndpointActor.ReplySlot slot);
  }

  private final NodeId self;
  private final int k;
  private final RoutingView routing;
  private final RecordTable records;
  private final Backstage backstage;
  private final RateLimit<Object> rate;
  private final Map<String, ActorRef<IncomingCall>> registered = new HashMap<>(2);
  private ActorRef<RpcEndpointActor.Command> endpoint;

  public CallServer(
      DhtSettings settings,
      NodeId self,
      RoutingView routing,
      RecordTable records,
      Backstage backstage) {
    this.self = self;
    this.k = settings.k();
    this.routing = routing;
    this.records = records;
    this.backstage = backstage;
    this.rate =
        new RateLimit<>(
            settings.limits().callsPerSecond(),
            settings.limits().callBurst(),
            settings.limits().maxSources());
  }

  void attach(ActorRef<RpcEndpointActor.Command> owner) {
    this.endpoint = owner;
  }

  void register(String rpc, ActorRef<IncomingCall> handler) {
    registered.put(rpc, handler);
  }

  /** On one machine many nodes share an address, so there the port tells them apart. */
  boolean allows(InetSocketAddress from, long now) {
    return rate.allows(sourceOf(from), now);
  }

  /** Who a call counts against. */
  static Object sourceOf(InetSocketAddress from) {
    return IpPrefix.isLocal(from.getAddress()) ? from : from.getAddress();
  }

  /** Nodes of another world get nothing but our PING's answer, which tells them so. */
  Outcome serve(
      Request request, RpcEndpointActor.ReplySlot slot, long nowMillis, boolean otherWorld) {
    if (request instanceof Request.Ping) {
      return new Answer(new Response.Pong(self, Optional.of(slot.to())));
    }
    if (otherWorld) {
      return new HandedOn();
    }
    if (request instanceof Request.FindNode find) {
      return new Answer(new Response.Nodes(nearest(find.target(), slot), true));
    }
    if (request instanceof Request.Find find) {
      Optional<DhtRecord> record = records.find(find.kind(), find.key(), nowMillis);
      return new Answer(
          record
              .<Response>map(Response.Found::new)
              .orElseGet(() -> new Response.Nodes(nearest(find.key(), slot), false)));
    }
    if (request instanceof Request.Store store) {
      backstage.store(store.record(), sourceOf(slot.to()).toString(), slot);
      return new HandedOn();
    }
    if (request instanceof Request.Reach reach) {
      backstage.reach(reach.port(), slot);
      return new HandedOn();
    }
    return custom((Request.Custom) request, slot);
  }

  private Outcome custom(Request.Custom request, RpcEndpointActor.ReplySlot slot) {
    ActorRef<IncomingCall> handler = registered.get(request.rpc());
    if (handler == null) {
      return new Unknown();
    }
    Contact from = new Contact(slot.header().node(), slot.to());
    handler.tell(new IncomingCall(from, request.rpc(), request.args(), endpoint, slot));
    return new HandedOn();
  }

  /** The nearest that we know, without the asker. */
  private List<Contact> nearest(NodeId target, RpcEndpointActor.ReplySlot slot) {
    List<Contact> nearest = routing.snapshot().nearest(target, k + 1);
    nearest.removeIf(contact -> contact.id().equals(slot.header().node()));
    return nearest.size() > k ? nearest.subList(0, k) : nearest;
  }
}
