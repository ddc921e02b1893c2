package voxelpopuli.dht.join;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RateLimit;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * Whether players outside can reach our game port, and the same favour for others.
 *
 * <ol>
 *   <li>asks a few contacts to try our game port, once it is open and we have joined, and every
 *       hour,
 *   <li>says so when none of them reached it,
 *   <li>tries a contact's port when asked: only at the address that the call came from, only for
 *       contacts in our table, rarely, and a few at a time, so that nobody can use us to knock at
 *       strangers' doors.
 * </ol>
 *
 * Made by KademliaNode and stopped with it. When it fails it stays stopped; the node lives without
 * it.
 */
public final class ReachActor extends AbstractBehavior<ReachActor.Command> {

  /** What the actor is told. */
  public sealed interface Command {}

  /** The node has joined: a good moment to ask. */
  public record Ask() implements Command {}

  /** The game port is open from now on: before that, nobody could have reached it. */
  public record PortOpen(int port) implements Command {}

  /** A peer wants its port tried; the endpoint is told what to answer. */
  public record Try(int port, RpcEndpointActor.ReplySlot slot) implements Command {}

  private record Said(CallEvent event) implements Command {}

  private record Tried(RpcEndpointActor.ReplySlot slot, boolean reachable) implements Command {}

  private static final int MAX_TRIES_AT_ONCE = 8;
  private static final double TRIES_PER_SECOND = 0.1;
  private static final int BURST = 3;
  private static final int MAX_SOURCES = 1_024;

  private final DhtSettings settings;
  private final TimeSource time;
  private final RoutingView routing;
  private final ActorRef<RpcEndpointActor.Command> endpoint;
  private final JoinActor.Events events;
  private final TimerScheduler<Command> timers;
  private final ActorRef<CallEvent> answers;
  private final RateLimit<InetAddress> rate = new RateLimit<>(TRIES_PER_SECOND, BURST, MAX_SOURCES);
  private OptionalInt gamePort = OptionalInt.empty();
  private int trying;
  private int asked;
  private int said;
  private boolean reached;
  private Optional<Boolean> lastVerdict = Optional.empty();

  public static Behavior<Command> create(
      DhtSettings settings,
      TimeSource time,
      RoutingView routing,
      ActorRef<RpcEndpointActor.Command> endpoint,
      JoinActor.Events events) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers ->
                    new ReachActor(context, timers, settings, time, routing, endpoint, events)));
  }

  private ReachActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      DhtSettings settings,
      TimeSource time,
      RoutingView routing,
      ActorRef<RpcEndpointActor.Command> endpoint,
      JoinActor.Events events) {
    super(context);
    this.timers = timers;
    this.settings = settings;
    this.time = time;
    this.routing = routing;
    this.endpoint = endpoint;
    this.events = events;
    this.answers = context.messageAdapter(CallEvent.class, Said::new);
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Ask.class, ask -> onAsk())
        .onMessage(PortOpen.class, this::onPortOpen)
        .onMessage(Said.class, this::onSaid)
        .onMessage(Try.class, this::onTry)
        .onMessage(Tried.class, this::onTried)
        .build();
  }

  private Behavior<Command> onPortOpen(PortOpen open) {
    gamePort = OptionalInt.of(open.port());
    return onAsk();
  }

  /**
   * With the port not open yet, or nobody to ask, the other of the two will bring us here again.
   */
  private Behavior<Command> onAsk() {
    if (gamePort.isEmpty()) {
      return this;
    }
    timers.startSingleTimer(new Ask(), settings.join().reachCheckEvery());
    List<Contact> contacts = new ArrayList<>(routing.snapshot().contacts().toList());
    Collections.shuffle(contacts, new Random(time.nanos()));
    List<Contact> some =
        contacts.subList(0, Math.min(contacts.size(), settings.join().reachCheckPeers()));
    asked = some.size();
    said = 0;
    reached = false;
    Duration patience = settings.join().reachTimeout().plusSeconds(1);
    for (Contact contact : some) {
      OutgoingCall call =
          new OutgoingCall(
              contact.address(),
              Optional.of(contact.id()),
              new Request.Reach(gamePort.getAsInt()),
              answers,
              0,
              Optional.of(patience),
              false,
              new AtomicBoolean());
      endpoint.tell(new RpcEndpointActor.Make(call));
    }
    return this;
  }

  private Behavior<Command> onSaid(Said event) {
    // A peer that refuses or is silent has not tried: it counts neither for nor against us.
    if (event.event() instanceof CallEvent.Answered answered
        && answered.response() instanceof Response.Reached verdict) {
      said++;
      reached |= verdict.reachable();
    }
    asked--;
    if (said > 0 && (reached || asked <= 0) && !lastVerdict.equals(Optional.of(reached))) {
      lastVerdict = Optional.of(reached);
      int port = gamePort.getAsInt();
      events.say(
          reached
              ? new DhtEvent.GamePortReachable(port)
              : new DhtEvent.GamePortUnreachable(port, said));
    }
    return this;
  }

  private Behavior<Command> onTry(Try request) {
    InetSocketAddress from = request.slot().to();
    Contact contact = new Contact(request.slot().header().node(), from);
    boolean known = routing.snapshot().contacts().anyMatch(contact::equals);
    if (!known
        || trying >= MAX_TRIES_AT_ONCE
        || request.port() < 1
        || request.port() > 65_535
        || !rate.allows(from.getAddress(), time.nanos())) {
      endpoint.tell(new RpcEndpointActor.Reply(request.slot(), new Response.Refused("not now")));
      return this;
    }
    trying++;
    ActorRef<TcpProbeActor.Result> replyTo =
        getContext()
            .messageAdapter(
                TcpProbeActor.Result.class, result -> new Tried(result.slot(), result.reachable()));
    getContext()
        .spawnAnonymous(
            TcpProbeActor.create(
                new InetSocketAddress(from.getAddress(), request.port()),
                settings.join().reachTimeout(),
                request.slot(),
                replyTo),
            DispatcherSelector.sameAsParent());
    return this;
  }

  private Behavior<Command> onTried(Tried tried) {
    trying--;
    endpoint.tell(
        new RpcEndpointActor.Reply(tried.slot(), new Response.Reached(tried.reachable())));
    return this;
  }
}
