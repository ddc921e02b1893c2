package voxelpopuli.dht.rpc;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.transport.Transport;
import voxelpopuli.dht.wire.Header;
import voxelpopuli.dht.wire.Message;
import voxelpopuli.dht.wire.MessageCodec;
import voxelpopuli.dht.wire.Response;

/**
 * The node's end of every call.
 *
 * <ol>
 *   <li>numbers calls, sends them, tries again, and tells the caller how they ended,
 *   <li>keeps calls back when more are under way than the receive buffers hold,
 *   <li>answers the calls of others, or hands them to who can,
 *   <li>drops and counts what is malformed, too much, or of another world,
 *   <li>tells the routing table who was heard, who failed, and whose id changed.
 * </ol>
 *
 * Made by KademliaNode and stopped with it. It has no state that a restart could repair (a socket
 * and calls under way), so a failure stops the node, whose starter decides.
 */
public final class RpcEndpointActor extends AbstractBehavior<RpcEndpointActor.Command> {

  /** What the endpoint is told. */
  public sealed interface Command {}

  /** Open the socket: the rest of the node is ready. */
  public record Open() implements Command {}

  /** Make a call. */
  public record Make(OutgoingCall call) implements Command {}

  /** An answer to a peer's call that was handed on. */
  public record Reply(ReplySlot slot, Response response) implements Command {}

  /** From now on, we are of this world. */
  public record Adopt(WorldId world) implements Command {}

  /** Hand calls of this name to this actor. */
  public record Register(String rpc, ActorRef<IncomingCall> handler) implements Command {}

  private record Carried(Transport.Event event) implements Command {}

  private record Tick() implements Command {}

  /** Where the answer to a peer's call goes. */
  public record ReplySlot(Header header, String rpc, InetSocketAddress to, int callBytes) {}

  /** What the endpoint tells the rest of its node. */
  public interface Surroundings {
    /** The socket is open, or could not be opened. */
    void socket(Transport.Event opening);

    /** A message of this contact arrived; {@code answered} if it answered a call of ours. */
    void seen(Contact contact, boolean answered);

    /** A call to this contact failed, with its retry. */
    void failed(Contact contact);

    /** Another node answers at this contact's address. */
    void idChanged(Contact old);

    /** This peer says that it sees us at this address. */
    void observed(Contact by, InetSocketAddress address);
  }

  private static final String TICK = "tick";

  /** Ticks come up to two steps of the system's timer late; more means that we were not running. */
  private static final long LATE_NANOS = 20_000_000;

  private final TimerScheduler<Command> timers;
  private final DhtSettings settings;
  private final NodeId self;
  private final TimeSource time;
  private final RandomGenerator random;
  private final Surroundings surroundings;
  private final RpcCounters counters;
  private final MessageCodec codec;
  private final PeerBook peers;
  private final CallTable<OutgoingCall> calls = new CallTable<>();
  private final SendQueue queue;
  private final CallServer server;
  private final AnswerBudget budget;
  private final Transport transport;
  private Optional<WorldId> world;
  private Transport.Socket socket;
  private boolean ticking;
  private long tickDueNanos;

  /** Everything that an endpoint needs of its node. */
  public record Parts(
      DhtSettings settings,
      NodeId self,
      Optional<WorldId> world,
      Transport transport,
      TimeSource time,
      RandomGenerator random,
      Surroundings surroundings,
      CallServer server,
      RpcCounters counters) {}

  public static Behavior<Command> create(Parts parts) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new RpcEndpointActor(context, timers, parts)));
  }

  private RpcEndpointActor(
      ActorContext<Command> context, TimerScheduler<Command> timers, Parts parts) {
    super(context);
    this.timers = timers;
    this.settings = parts.settings();
    this.self = parts.self();
    this.world = parts.world();
    this.time = parts.time();
    this.random = parts.random();
    this.surroundings = parts.surroundings();
    this.server = parts.server();
    this.counters = parts.counters();
    this.codec = new MessageCodec(settings.wireLimits());
    this.peers = new PeerBook(settings.rpc().maxPeers());
    this.queue = new SendQueue(settings.rpc());
    this.budget = new AnswerBudget(settings.limits());
    this.transport = parts.transport();
    server.attach(context.getSelf());
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Carried.class, this::onCarried)
        .onMessage(Make.class, this::onMake)
        .onMessage(Reply.class, this::onReply)
        .onMessage(Tick.class, tick -> onTick())
        .onMessage(Open.class, open -> onOpen())
        .onMessage(Adopt.class, this::onAdopt)
        .onMessage(Register.class, this::onRegister)
        .onSignal(PostStop.class, stop -> onStop())
        .build();
  }

  private Behavior<Command> onCarried(Carried carried) {
    if (carried.event() instanceof Transport.Received received) {
      onDatagram(received.datagram(), received.from());
      return this;
    }
    if (carried.event() instanceof Transport.Opened opened) {
      socket = opened.socket();
      queue.granted(opened.receiveBufferBytes());
      getContext()
          .getLog()
          .debug(
              "UDP {} open; receive buffer {} bytes asked, {} granted: at most {} calls in flight",
              opened.address(),
              settings.rpc().receiveBufferBytes(),
              opened.receiveBufferBytes(),
              queue.window());
    }
    surroundings.socket(carried.event());
    return this;
  }

  private Behavior<Command> onOpen() {
    transport.open(
        getContext(), new InetSocketAddress(settings.host(), settings.port()), Carried::new);
    return this;
  }

  private Behavior<Command> onAdopt(Adopt adopt) {
    world = Optional.of(adopt.world());
    return this;
  }

  private Behavior<Command> onRegister(Register register) {
    server.register(register.rpc(), register.handler());
    return this;
  }

  private Behavior<Command> onStop() {
    if (socket != null) {
      socket.close();
    }
    return this;
  }

  // ---- calls of ours

  private Behavior<Command> onMake(Make make) {
    OutgoingCall call = make.call();
    if (socket == null) {
      call.replyTo().tell(new CallEvent.Failed(call.tag(), Optional.empty()));
    } else if (queue.mayStart(calls.size(), peers.at(call.to()))) {
      start(call);
    } else if (!queue.add(call)) {
      call.replyTo().tell(new CallEvent.Failed(call.tag(), Optional.empty()));
    }
    return this;
  }

  private void start(OutgoingCall call) {
    long now = time.nanos();
    Peer peer = peers.at(call.to());
    peer.inFlight++;
    long overdue = peer.roundTrip.overdueNanos(peers.everybody, settings.rpc());
    int retries = call.patience().isPresent() ? 0 : settings.rpc().retries();
    var pending = calls.open(call, call.to(), now, overdue, retries);
    long timeout =
        call.patience()
            .map(java.time.Duration::toNanos)
            .orElseGet(() -> peer.roundTrip.timeoutNanos(peers.everybody, settings.rpc()));
    counters.callsMade.increment();
    attempt(pending, peer, now, timeout);
    if (!ticking) {
      ticking = true;
      tickAgain(now);
    }
  }

  private void attempt(
      CallTable.Pending<OutgoingCall> pending, Peer peer, long now, long timeoutNanos) {
    long id;
    do {
      id = random.nextInt() & 0xffff_ffffL;
    } while (calls.isTaken(id));
    calls.attempt(pending, id, now, timeoutNanos);
    Header header = new Header(id, self, world, peer.plain ? 0 : Header.VERSION, peer.dialect);
    send(codec.writeCall(header, pending.call().request(), time.wallMillis()), pending.to());
  }

  private void tickAgain(long now) {
    tickDueNanos = now + settings.rpc().overdueFloor().toNanos();
    timers.startSingleTimer(TICK, new Tick(), settings.rpc().overdueFloor());
  }

  private Behavior<Command> onTick() {
    long now = time.nanos();
    long late = now - tickDueNanos;
    if (late > LATE_NANOS) {
      // The machine was busy, or collected garbage: the answers wait behind this very message.
      calls.postpone(late);
    }
    for (CallTable.Due<OutgoingCall> due : calls.tick(now)) {
      OutgoingCall call = due.pending().call();
      if (due instanceof CallTable.Overdue && call.overdue() && !call.forgotten().get()) {
        call.replyTo().tell(new CallEvent.Overdue(call.tag()));
      } else if (due instanceof CallTable.Retry) {
        counters.callsRetried.increment();
        long timeout =
            Math.max(
                2 * calls.lastTimeout(due.pending()), settings.rpc().lastTimeoutFloor().toNanos());
        attempt(due.pending(), peers.at(call.to()), now, timeout);
      } else if (due instanceof CallTable.Expired) {
        Peer peer = peers.at(call.to());
        peer.roundTrip.failed();
        peer.reportedSeenNanos = Long.MIN_VALUE; // its bucket marks it: the next answer is news
        ended(peer);
        failed(call, Optional.empty());
      }
    }
    ticking = calls.size() > 0;
    if (ticking) {
      tickAgain(now);
    }
    return this;
  }

  private void failed(OutgoingCall call, Optional<WorldId> otherWorld) {
    counters.callsFailed.increment();
    call.expected().ifPresent(id -> surroundings.failed(new Contact(id, call.to())));
    tell(call, new CallEvent.Failed(call.tag(), otherWorld));
  }

  private void ended(Peer peer) {
    peer.inFlight--;
    queue.next(calls.size(), peers).ifPresent(this::start);
  }

  private static void tell(OutgoingCall call, CallEvent event) {
    if (!call.forgotten().get()) {
      call.replyTo().tell(event);
    }
  }

  // ---- datagrams

  private void onDatagram(byte[] datagram, InetSocketAddress from) {
    counters.datagramsReceived.increment();
    counters.bytesReceived.add(datagram.length);
    Optional<Message> message = codec.read(datagram, time.wallMillis());
    if (message.isEmpty()) {
      counters.droppedMalformed.increment();
    } else if (message.get() instanceof Message.Answer answer) {
      onAnswer(answer, from);
    } else if (message.get() instanceof Message.Call call) {
      onCall(call, from, datagram.length);
    }
  }

  private void onAnswer(Message.Answer answer, InetSocketAddress from) {
    long now = time.nanos();
    Header header = answer.header();
    var matched = calls.answered(header.id(), from, now);
    if (matched.isEmpty()) {
      counters.ignoredAnswers.increment();
      return;
    }
    OutgoingCall call = matched.get().pending().call();
    Peer peer = peers.at(from);
    peer.roundTrip.sample(matched.get().roundTripNanos());
    peers.everybody.sample(matched.get().roundTripNanos());
    peer.heard(header.dialect(), header.isPlain());
    ended(peer);
    if (isOtherWorld(header)) {
      counters.droppedOtherWorld.increment();
      failed(call, header.world());
      return;
    }
    Contact sender = new Contact(header.node(), from);
    prove(peer, sender, now);
    Optional<Response> response = codec.readAnswer(call.request(), answer, time.wallMillis());
    boolean somebodyElse = call.expected().filter(id -> !id.equals(header.node())).isPresent();
    if (response.isEmpty() || somebodyElse) {
      counters.droppedMalformed.add(response.isEmpty() ? 1 : 0);
      failed(call, Optional.empty());
      return;
    }
    counters.callsAnswered.increment();
    if (response.get() instanceof Response.Pong pong) {
      pong.observed().ifPresent(address -> surroundings.observed(sender, address));
    }
    tell(
        call,
        new CallEvent.Answered(
            call.tag(), sender, response.get(), header.world(), !header.isPlain()));
    if (mayEnterBuckets(header)) {
      report(peer, sender, true, now);
    }
  }

  private void prove(Peer peer, Contact sender, long now) {
    if (peer.provenId != null && !peer.provenId.equals(sender.id())) {
      surroundings.idChanged(new Contact(peer.provenId, sender.address()));
      peer.reportedSeenNanos = Long.MIN_VALUE;
    }
    peer.provenId = sender.id();
    peer.provenNanos = now;
  }

  private void onCall(Message.Call call, InetSocketAddress from, int bytes) {
    long now = time.nanos();
    Header header = call.header();
    if (header.node().equals(self)) {
      counters.droppedUnknown.increment(); // an echo of our own, or somebody who claims to be us
      return;
    }
    if (!server.allows(from, now)) {
      counters.droppedRate.increment();
      return;
    }
    boolean otherWorld = isOtherWorld(header);
    ReplySlot slot = new ReplySlot(header, call.request().rpc(), from, bytes);
    CallServer.Outcome outcome = server.serve(call.request(), slot, time.wallMillis(), otherWorld);
    if (otherWorld) {
      counters.droppedOtherWorld.increment();
    }
    if (outcome instanceof CallServer.Answer answer) {
      reply(slot, answer.response());
    } else if (outcome instanceof CallServer.Unknown) {
      counters.droppedUnknown.increment();
      return;
    }
    counters.callsServed.increment();
    if (!otherWorld && mayEnterBuckets(header)) {
      Peer peer = peers.at(from);
      peer.heard(header.dialect(), header.isPlain());
      report(peer, new Contact(header.node(), from), false, now);
    }
  }

  /** Our own nodes enter once they have a world; peers of the source text's protocol have none. */
  private boolean mayEnterBuckets(Header header) {
    return header.isPlain() || header.world().isPresent() && header.world().equals(world);
  }

  private boolean isOtherWorld(Header header) {
    return world.isPresent() && header.world().isPresent() && !header.world().equals(world);
  }

  /** A busy peer is reported to its bucket once in a while, not with every datagram. */
  private void report(Peer peer, Contact contact, boolean answered, long now) {
    long interval = settings.rpc().seenInterval().toNanos();
    boolean news =
        peer.reportedSeenNanos == Long.MIN_VALUE || now - peer.reportedSeenNanos >= interval;
    boolean proven = answered && !peer.reportedProven;
    if (news || proven) {
      peer.reportedSeenNanos = now;
      peer.reportedProven = answered;
      surroundings.seen(contact, answered);
    }
  }

  private Behavior<Command> onReply(Reply reply) {
    reply(reply.slot(), reply.response());
    return this;
  }

  private void reply(ReplySlot slot, Response response) {
    Header asked = slot.header();
    Header header =
        new Header(asked.id(), self, world, asked.isPlain() ? 0 : Header.VERSION, asked.dialect());
    long now = time.nanos();
    boolean proven =
        peers
            .known(slot.to())
            .map(peer -> peer.isProven(now, settings.rpc().provenFor().toNanos()))
            .orElse(false);
    int maxBytes = budget.maxBytes(slot.to().getAddress(), proven, slot.callBytes(), now);
    Optional<byte[]> datagram =
        AnswerFitter.fit(codec, header, slot.rpc(), response, time.wallMillis(), maxBytes);
    if (datagram.isPresent()) {
      send(datagram.get(), slot.to());
    } else {
      counters.droppedAmplification.increment();
    }
  }

  private void send(byte[] datagram, InetSocketAddress to) {
    counters.datagramsSent.increment();
    counters.bytesSent.add(datagram.length);
    socket.send(datagram, to);
  }
}
