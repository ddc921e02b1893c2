package voxelpopuli.dht;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.dht.join.JoinActor;
import voxelpopuli.dht.join.ObservedAddress;
import voxelpopuli.dht.join.ReachActor;
import voxelpopuli.dht.lookup.Goal;
import voxelpopuli.dht.lookup.LookupActor;
import voxelpopuli.dht.lookup.LookupParts;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.dht.record.RecordTable;
import voxelpopuli.dht.record.RecordTableActor;
import voxelpopuli.dht.routing.RoutingTableActor;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.CallServer;
import voxelpopuli.dht.rpc.IncomingCall;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcCounters;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.transport.Transport;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * The overlay's front door: one node of the network.
 *
 * <ol>
 *   <li>opens the socket and makes the node's other actors,
 *   <li>starts a lookup for every put, get and closest,
 *   <li>tells subscribers what happens,
 *   <li>lets other modules add calls of their own.
 * </ol>
 *
 * Made by whoever wants a node in the network, on {@link #DISPATCHER}. It stops when told to, when
 * the socket cannot be opened (after {@link DhtEvent.StartFailed}), and when one of its parts
 * fails; its starter decides what then.
 */
public final class KademliaNode extends AbstractBehavior<KademliaNode.Command> {

  /** What a node can be asked. */
  public sealed interface Command {}

  /** Store a record with the k nodes nearest to its key. */
  public record Put(DhtRecord record, ActorRef<PutResult> replyTo) implements Command {}

  /** Find a record. */
  public record Get(RecordKind kind, NodeId key, ActorRef<GetResult> replyTo) implements Command {}

  /** Find the k nodes nearest to a key, by asking. */
  public record Closest(NodeId target, ActorRef<ClosestResult> replyTo) implements Command {}

  /** The nearest nodes that this node knows of, without asking anybody. */
  public record Nearest(NodeId target, int count, ActorRef<NearestResult> replyTo)
      implements Command {}

  /** The answer to {@link Nearest}; this node itself is not in it. */
  public record NearestResult(NodeId target, List<Contact> contacts) {}

  /** Is somebody there? */
  public record Ping(InetSocketAddress address, ActorRef<PingResult> replyTo) implements Command {}

  /** The answer to {@link Ping}: who is there, and how long the answer took; empty if nobody. */
  public record PingResult(InetSocketAddress address, Optional<NodeId> node, Duration roundTrip) {}

  /** Tell this actor what happens; it is told at once what has already happened and still holds. */
  public record Subscribe(ActorRef<DhtEvent> listener) implements Command {}

  /** Tell this actor no more. */
  public record Unsubscribe(ActorRef<DhtEvent> listener) implements Command {}

  /** The node as it is now. */
  public record Inspect(ActorRef<NodeInfo> replyTo) implements Command {}

  /** Hand calls of this name to this actor: how other modules add calls of their own. */
  public record Register(String rpc, ActorRef<IncomingCall> handler) implements Command {}

  /** Make a registered call on another node. */
  public record CallPeer(
      Contact to, String rpc, List<Object> args, ActorRef<CallPeerResult> replyTo)
      implements Command {}

  /** The answer to {@link CallPeer}; {@code error} when it refused or did not answer. */
  public record CallPeerResult(
      Contact to, String rpc, Optional<Object> value, Optional<String> error) {}

  /** This TCP port of ours is open: have peers try whether it can be reached, now and then. */
  public record GamePortOpen(int port) implements Command {}

  /** Leave. */
  public record Stop() implements Command {}

  private record SocketNews(Transport.Event event) implements Command {}

  private record TableNews(RoutingTableActor.News news) implements Command {}

  private record Observed(Contact by, InetSocketAddress address) implements Command {}

  private record Say(DhtEvent event) implements Command {}

  /** All actors of a node run here, and so should what talks to it often. */
  public static final DispatcherSelector DISPATCHER =
      DispatcherSelector.fromConfig("voxelpopuli.dht.dispatcher");

  private static final Duration RECORD_CHECK = Duration.ofMinutes(1);

  private final NodeSetup setup;
  private final DhtSettings settings;
  private final NodeId self;
  private final RoutingView routing;
  private final RecordTable records;
  private final RpcCounters counters = new RpcCounters();
  private final ObservedAddress observed = new ObservedAddress();
  private final List<ActorRef<DhtEvent>> listeners = new ArrayList<>(2);
  private final ActorRef<RpcEndpointActor.Command> endpoint;
  private final ActorRef<RoutingTableActor.Command> table;
  private final ActorRef<RecordTableActor.Command> recordKeeper;
  private final ActorRef<ReachActor.Command> reach;
  private final LookupParts lookupParts;
  private Optional<ActorRef<JoinActor.Command>> join = Optional.empty();
  private Optional<DhtEvent.Started> started = Optional.empty();
  private Optional<DhtEvent.Bootstrapped> bootstrapped = Optional.empty();
  private Optional<WorldId> world;
  private volatile Contact selfContact;
  private long lookups;

  public static Behavior<Command> create(NodeSetup setup) {
    return Behaviors.setup(context -> new KademliaNode(context, setup));
  }

  private KademliaNode(ActorContext<Command> context, NodeSetup setup) {
    super(context);
    this.setup = setup;
    this.settings = setup.settings();
    this.self = setup.identity().id();
    this.world = setup.world();
    this.selfContact = new Contact(self, new InetSocketAddress(settings.host(), settings.port()));
    setup.listener().ifPresent(listeners::add);
    this.routing = new RoutingView(self, setup.time().nanos());
    this.records = new RecordTable(settings.records(), setup.rules());
    Wiring wiring = new Wiring();
    this.endpoint =
        context.spawn(
            RpcEndpointActor.create(
                new RpcEndpointActor.Parts(
                    settings,
                    self,
                    world,
                    setup.transport(),
                    setup.time(),
                    setup.random(),
                    wiring,
                    new CallServer(settings, self, routing, records, wiring),
                    counters)),
            "rpc",
            DispatcherSelector.sameAsParent());
    this.table =
        context.spawn(
            RoutingTableActor.create(
                settings,
                self,
                setup.time(),
                routing,
                endpoint,
                context.messageAdapter(RoutingTableActor.News.class, TableNews::new)),
            "routing",
            DispatcherSelector.sameAsParent());
    ActorRef<Command> me = context.getSelf();
    this.recordKeeper =
        context.spawn(
            RecordTableActor.create(
                new RecordTableActor.Parts(
                    settings,
                    () -> selfContact,
                    setup.time(),
                    records,
                    routing,
                    endpoint,
                    (record, replyTo) -> me.tell(new Put(record, replyTo)),
                    RECORD_CHECK)),
            "records",
            DispatcherSelector.sameAsParent());
    this.reach =
        context.spawn(
            ReachActor.create(
                settings, setup.time(), routing, endpoint, event -> me.tell(new Say(event))),
            "reach",
            DispatcherSelector.sameAsParent());
    wiring.connect(me, table, recordKeeper, reach);
    endpoint.tell(new RpcEndpointActor.Open());
    this.lookupParts =
        new LookupParts(
            settings,
            () -> selfContact,
            routing,
            records,
            (record, replyTo, tag) ->
                recordKeeper.tell(new RecordTableActor.StoreOwn(record, replyTo, tag)),
            endpoint,
            setup.time());
    context.watch(endpoint);
    context.watch(table);
    context.watch(recordKeeper);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Get.class, this::onGet)
        .onMessage(Put.class, this::onPut)
        .onMessage(Closest.class, this::onClosest)
        .onMessage(Nearest.class, this::onNearest)
        .onMessage(TableNews.class, this::onTableNews)
        .onMessage(Observed.class, this::onObserved)
        .onMessage(Ping.class, this::onPing)
        .onMessage(CallPeer.class, this::onCallPeer)
        .onMessage(Register.class, this::onRegister)
        .onMessage(Inspect.class, this::onInspect)
        .onMessage(Subscribe.class, this::onSubscribe)
        .onMessage(Unsubscribe.class, this::onUnsubscribe)
        .onMessage(SocketNews.class, this::onSocketNews)
        .onMessage(Say.class, this::onSay)
        .onMessage(GamePortOpen.class, this::onGamePortOpen)
        .onMessage(Stop.class, stop -> Behaviors.stopped())
        .onSignal(Terminated.class, terminated -> Behaviors.stopped())
        .build();
  }

  // ---- lookups

  private Behavior<Command> onGet(Get get) {
    return look(new Goal.Get(get.kind(), get.key(), get.replyTo()));
  }

  private Behavior<Command> onPut(Put put) {
    return look(new Goal.Put(put.record(), put.replyTo()));
  }

  private Behavior<Command> onClosest(Closest closest) {
    return look(new Goal.Closest(closest.target(), closest.replyTo()));
  }

  private Behavior<Command> look(Goal goal) {
    getContext()
        .spawn(
            LookupActor.create(lookupParts, goal),
            "lookup-" + ++lookups,
            DispatcherSelector.sameAsParent());
    return this;
  }

  private Behavior<Command> onNearest(Nearest nearest) {
    nearest
        .replyTo()
        .tell(
            new NearestResult(
                nearest.target(), routing.snapshot().nearest(nearest.target(), nearest.count())));
    return this;
  }

  // ---- single calls

  private Behavior<Command> onPing(Ping ping) {
    long sent = setup.time().nanos();
    getContext()
        .spawnAnonymous(
            OneCallActor.create(
                endpoint,
                replyTo -> OutgoingCall.toAddress(ping.address(), new Request.Ping(), replyTo, 0),
                event ->
                    ping.replyTo()
                        .tell(
                            new PingResult(
                                ping.address(),
                                event instanceof CallEvent.Answered a
                                    ? Optional.of(a.from().id())
                                    : Optional.empty(),
                                Duration.ofNanos(setup.time().nanos() - sent)))),
            DispatcherSelector.sameAsParent());
    return this;
  }

  private Behavior<Command> onCallPeer(CallPeer call) {
    Request request = new Request.Custom(call.rpc(), call.args());
    getContext()
        .spawnAnonymous(
            OneCallActor.create(
                endpoint,
                replyTo -> OutgoingCall.to(call.to(), request, replyTo, 0),
                event -> call.replyTo().tell(result(call, event))),
            DispatcherSelector.sameAsParent());
    return this;
  }

  private static CallPeerResult result(CallPeer call, CallEvent event) {
    if (event instanceof CallEvent.Answered answered) {
      return answered.response() instanceof Response.Custom custom
          ? new CallPeerResult(
              call.to(), call.rpc(), Optional.ofNullable(custom.value()), Optional.empty())
          : new CallPeerResult(
              call.to(),
              call.rpc(),
              Optional.empty(),
              Optional.of(((Response.Refused) answered.response()).error()));
    }
    return new CallPeerResult(call.to(), call.rpc(), Optional.empty(), Optional.of("no answer"));
  }

  private Behavior<Command> onRegister(Register register) {
    endpoint.tell(new RpcEndpointActor.Register(register.rpc(), register.handler()));
    return this;
  }

  // ---- news

  private Behavior<Command> onSocketNews(SocketNews news) {
    if (news.event() instanceof Transport.OpenFailed failed) {
      tellAll(new DhtEvent.StartFailed(failed.reason()));
      return Behaviors.stopped();
    }
    if (news.event() instanceof Transport.Opened opened) {
      selfContact = new Contact(self, ownAddress(opened.address()));
      started = Optional.of(new DhtEvent.Started(selfContact, opened.receiveBufferBytes()));
      tellAll(started.get());
      ActorRef<Command> me = getContext().getSelf();
      join =
          Optional.of(
              getContext()
                  .spawn(
                      JoinActor.create(
                          new JoinActor.Parts(
                              settings,
                              selfContact,
                              world,
                              routing,
                              setup.random(),
                              endpoint,
                              (target, replyTo) -> me.tell(new Closest(target, replyTo)),
                              event -> me.tell(new Say(event)))),
                      "join",
                      DispatcherSelector.sameAsParent()));
    }
    return this;
  }

  /** A node bound to every address of its machine cannot be told by that one. */
  private static InetSocketAddress ownAddress(InetSocketAddress bound) {
    return bound.getAddress().isAnyLocalAddress()
        ? new InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), bound.getPort())
        : bound;
  }

  private Behavior<Command> onTableNews(TableNews news) {
    if (news.news() instanceof RoutingTableActor.Appeared appeared) {
      join.ifPresent(j -> j.tell(new JoinActor.Appeared()));
      recordKeeper.tell(new RecordTableActor.Appeared(appeared.contact()));
      tellAll(new DhtEvent.ContactAppeared(appeared.contact()));
    } else if (news.news() instanceof RoutingTableActor.Died died) {
      join.ifPresent(j -> j.tell(new JoinActor.Died()));
      tellAll(new DhtEvent.ContactDied(died.contact()));
    } else if (news.news() instanceof RoutingTableActor.WantsRefresh refresh) {
      NodeId target = self.randomInBucket(refresh.bucket(), setup.random());
      look(new Goal.Closest(target, getContext().getSystem().ignoreRef()));
    }
    return this;
  }

  private Behavior<Command> onObserved(Observed vote) {
    observed
        .vote(vote.by().id(), vote.address())
        .ifPresent(
            tally -> {
              if (started.isPresent() && settings.host().equals("0.0.0.0")) {
                selfContact = new Contact(self, tally.address());
              }
              tellAll(new DhtEvent.ObservedAddress(tally.address(), tally.votes()));
            });
    return this;
  }

  private Behavior<Command> onGamePortOpen(GamePortOpen open) {
    reach.tell(new ReachActor.PortOpen(open.port()));
    return this;
  }

  private Behavior<Command> onSay(Say say) {
    if (say.event() instanceof DhtEvent.WorldAdopted adopted) {
      world = Optional.of(adopted.world());
    } else if (say.event() instanceof DhtEvent.Bootstrapped joined) {
      bootstrapped = Optional.of(joined);
      reach.tell(new ReachActor.Ask());
    }
    tellAll(say.event());
    return this;
  }

  private Behavior<Command> onSubscribe(Subscribe subscribe) {
    listeners.add(subscribe.listener());
    started.ifPresent(subscribe.listener()::tell);
    bootstrapped.ifPresent(subscribe.listener()::tell);
    return this;
  }

  private Behavior<Command> onUnsubscribe(Unsubscribe unsubscribe) {
    listeners.remove(unsubscribe.listener());
    return this;
  }

  private Behavior<Command> onInspect(Inspect inspect) {
    inspect
        .replyTo()
        .tell(
            new NodeInfo(
                selfContact,
                world,
                observed.leading().map(ObservedAddress.Tally::address),
                bootstrapped.isPresent(),
                routing.snapshot(),
                records.count(RecordKind.PLAYER),
                records.count(RecordKind.CHUNK),
                records.count(RecordKind.VALUE),
                counters.snapshot()));
    return this;
  }

  private void tellAll(DhtEvent event) {
    for (ActorRef<DhtEvent> listener : listeners) {
      listener.tell(event);
    }
  }

  /**
   * Passes what the endpoint meets to the actor that it concerns. Set once, before any datagram.
   */
  private static final class Wiring implements RpcEndpointActor.Surroundings, CallServer.Backstage {
    private volatile ActorRef<Command> node;
    private volatile ActorRef<RoutingTableActor.Command> table;
    private volatile ActorRef<RecordTableActor.Command> records;
    private volatile ActorRef<ReachActor.Command> reach;

    void connect(
        ActorRef<Command> node,
        ActorRef<RoutingTableActor.Command> table,
        ActorRef<RecordTableActor.Command> records,
        ActorRef<ReachActor.Command> reach) {
      this.table = table;
      this.records = records;
      this.reach = reach;
      this.node = node;
    }

    @Override
    public void socket(Transport.Event opening) {
      node.tell(new SocketNews(opening));
    }

    @Override
    public void seen(Contact contact, boolean answered) {
      table.tell(new RoutingTableActor.Seen(contact, answered));
    }

    @Override
    public void failed(Contact contact) {
      table.tell(new RoutingTableActor.Failed(contact));
    }

    @Override
    public void idChanged(Contact old) {
      table.tell(new RoutingTableActor.IdChanged(old));
    }

    @Override
    public void observed(Contact by, InetSocketAddress address) {
      node.tell(new Observed(by, address));
    }

    @Override
    public void store(DhtRecord record, String source, RpcEndpointActor.ReplySlot slot) {
      records.tell(new RecordTableActor.StoreOfPeer(record, source, slot));
    }

    @Override
    public void reach(int port, RpcEndpointActor.ReplySlot slot) {
      reach.tell(new ReachActor.Try(port, slot));
    }
  }
}
