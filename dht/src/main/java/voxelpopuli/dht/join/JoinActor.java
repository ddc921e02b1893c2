package voxelpopuli.dht.join;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.WorldId;
import voxelpopuli.dht.routing.RoutingSnapshot;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;

/**
 * Brings the node into its network, and back into it.
 *
 * <ol>
 *   <li>pings the bootstrap addresses and the remembered contacts,
 *   <li>adopts the world of the first that answers, if the node has none,
 *   <li>looks for itself, then refreshes the buckets beyond its nearest neighbour,
 *   <li>tries again, with growing pauses, for as long as nobody answers, and when everybody has
 *       died,
 *   <li>writes contacts down from time to time and when it stops.
 * </ol>
 *
 * Made by KademliaNode when the socket is open, and stopped with it; a failure stops the node.
 */
public final class JoinActor extends AbstractBehavior<JoinActor.Command> {

  /** What the actor is told. */
  public sealed interface Command {}

  /** A contact entered the routing table. */
  public record Appeared() implements Command {}

  /** A contact left the routing table. */
  public record Died() implements Command {}

  private record Resolved(ContactsFileActor.Resolved found) implements Command {}

  private record Pinged(CallEvent event) implements Command {}

  private record Looked(ClosestResult result) implements Command {}

  private record Retry() implements Command {}

  private record Save() implements Command {}

  /** What the actor needs of its node. */
  public record Parts(
      DhtSettings settings,
      Contact self,
      Optional<WorldId> world,
      RoutingView routing,
      RandomGenerator random,
      ActorRef<RpcEndpointActor.Command> endpoint,
      Lookups lookups,
      Events events) {}

  /** Starts a lookup of the nearest. */
  @FunctionalInterface
  public interface Lookups {
    void closest(NodeId target, ActorRef<ClosestResult> replyTo);
  }

  /** Tells the node, and through it everybody who subscribed. */
  @FunctionalInterface
  public interface Events {
    void say(DhtEvent event);
  }

  private enum Phase {
    RESOLVING,
    PINGING,
    LOOKING_FOR_SELF,
    REFRESHING,
    JOINED,
    PAUSING
  }

  private final Parts parts;
  private final DhtSettings settings;
  private final TimerScheduler<Command> timers;
  private final ActorRef<ContactsFileActor.Command> files;
  private final ActorRef<CallEvent> pings;
  private final ActorRef<ClosestResult> looked;
  private final BackOff backOff;
  private final Deque<Integer> toRefresh = new ArrayDeque<>();
  private List<InetSocketAddress> addresses = List.of();
  private Optional<WorldId> world;
  private Phase phase = Phase.RESOLVING;
  private int pinging;
  private int refreshing;
  private boolean unsaved;

  public static Behavior<Command> create(Parts parts) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new JoinActor(context, timers, parts)));
  }

  private JoinActor(ActorContext<Command> context, TimerScheduler<Command> timers, Parts parts) {
    super(context);
    this.parts = parts;
    this.settings = parts.settings();
    this.timers = timers;
    this.world = parts.world();
    this.backOff = new BackOff(settings.join().retryFirst(), settings.join().retryLongest());
    this.pings = context.messageAdapter(CallEvent.class, Pinged::new);
    this.looked = context.messageAdapter(ClosestResult.class, Looked::new);
    this.files =
        context.spawn(
            ContactsFileActor.create(settings.data()), "contacts", ContactsFileActor.DISPATCHER);
    if (settings.data().isPresent()) {
      timers.startTimerWithFixedDelay(new Save(), settings.join().saveContactsEvery());
    }
    resolve();
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Resolved.class, this::onResolved)
        .onMessage(Pinged.class, this::onPinged)
        .onMessage(Appeared.class, appeared -> onAppeared())
        .onMessage(Looked.class, looked -> onLooked())
        .onMessage(Died.class, died -> onDied())
        .onMessage(Retry.class, retry -> onRetry())
        .onMessage(Save.class, save -> onSave())
        .onSignal(PostStop.class, stop -> onStop())
        .build();
  }

  private void resolve() {
    phase = Phase.RESOLVING;
    ActorRef<ContactsFileActor.Resolved> replyTo =
        getContext().messageAdapter(ContactsFileActor.Resolved.class, Resolved::new);
    files.tell(new ContactsFileActor.Resolve(settings.bootstrap(), replyTo));
  }

  private Behavior<Command> onResolved(Resolved resolved) {
    for (String unknown : resolved.found().unknown()) {
      getContext().getLog().warn("bootstrap address {} is unknown", unknown);
    }
    addresses =
        resolved.found().addresses().stream()
            .filter(address -> !address.equals(parts.self().address()))
            .toList();
    if (addresses.isEmpty() && resolved.found().unknown().isEmpty()) {
      return joined(); // the first node of its network
    }
    pingAll();
    return this;
  }

  private void pingAll() {
    phase = Phase.PINGING;
    pinging = addresses.size();
    for (int i = 0; i < addresses.size(); i++) {
      OutgoingCall ping = OutgoingCall.toAddress(addresses.get(i), new Request.Ping(), pings, i);
      parts.endpoint().tell(new RpcEndpointActor.Make(ping));
    }
    if (pinging == 0) {
      pause();
    }
  }

  private Behavior<Command> onPinged(Pinged pinged) {
    InetSocketAddress address = addresses.get((int) pinged.event().tag());
    if (pinged.event() instanceof CallEvent.Answered answered) {
      if (world.isEmpty() && answered.world().isPresent()) {
        adopt(answered.world().get());
        pingAll(); // again: only nodes of one world enter each other's buckets
        return this;
      }
    } else if (pinged.event() instanceof CallEvent.Failed failed) {
      failed.otherWorld().ifPresent(w -> parts.events().say(new DhtEvent.OtherWorld(address, w)));
    } else {
      return this;
    }
    pinging--;
    if (phase == Phase.PINGING && pinging <= 0 && parts.routing().snapshot().size() == 0) {
      // An answer may still be on its way through the table; then Appeared wins over this pause.
      pause();
    }
    return this;
  }

  private void adopt(WorldId adopted) {
    world = Optional.of(adopted);
    parts.endpoint().tell(new RpcEndpointActor.Adopt(adopted));
    parts.events().say(new DhtEvent.WorldAdopted(adopted));
  }

  private void pause() {
    phase = Phase.PAUSING;
    Duration pause = backOff.next();
    if (backOff.attempts() > 1) { // the first pause may be over before anybody notices
      parts.events().say(new DhtEvent.BootstrapFailed(backOff.attempts(), pause));
    }
    timers.startSingleTimer(new Retry(), pause);
  }

  private Behavior<Command> onRetry() {
    if (phase == Phase.PAUSING) {
      resolve();
    }
    return this;
  }

  private Behavior<Command> onAppeared() {
    unsaved = true;
    if (phase == Phase.PINGING || phase == Phase.PAUSING || phase == Phase.RESOLVING) {
      timers.cancel(new Retry());
      backOff.reset();
      phase = Phase.LOOKING_FOR_SELF;
      parts.lookups().closest(parts.self().id(), looked);
    }
    return this;
  }

  private Behavior<Command> onLooked() {
    if (phase == Phase.LOOKING_FOR_SELF) {
      phase = Phase.REFRESHING;
      RoutingSnapshot table = parts.routing().snapshot();
      toRefresh.clear();
      for (int i = table.nearestBucket() + 1; i < NodeId.BITS; i++) {
        toRefresh.add(i);
      }
      refreshing = 0;
    } else if (phase == Phase.REFRESHING) {
      refreshing--;
    }
    if (phase == Phase.REFRESHING) {
      refreshSome();
      return refreshing == 0 ? joined() : this;
    }
    return this;
  }

  private void refreshSome() {
    while (refreshing < settings.join().refreshAtOnce() && !toRefresh.isEmpty()) {
      refreshing++;
      // The farthest first: it is half of the network, and fills the buckets of many others too.
      NodeId target = parts.self().id().randomInBucket(toRefresh.pollLast(), parts.random());
      parts.lookups().closest(target, looked);
    }
  }

  private Behavior<Command> joined() {
    phase = Phase.JOINED;
    parts.events().say(new DhtEvent.Bootstrapped(parts.routing().snapshot().size()));
    return this;
  }

  /** Everybody is gone: the network, or our way to it. */
  private Behavior<Command> onDied() {
    unsaved = true;
    if (phase == Phase.JOINED && parts.routing().snapshot().size() == 0) {
      pause();
    }
    return this;
  }

  private Behavior<Command> onSave() {
    List<Contact> contacts = contactsToSave();
    if (unsaved && !contacts.isEmpty()) {
      unsaved = false;
      files.tell(new ContactsFileActor.Save(contacts));
    }
    return this;
  }

  /** The file's actor is a child and has stopped already; a few lines are written here and now. */
  private Behavior<Command> onStop() {
    List<Contact> contacts = contactsToSave();
    if (settings.data().isPresent() && unsaved && !contacts.isEmpty()) {
      try {
        new ContactsFile(settings.data().get()).write(contacts);
      } catch (IOException e) {
        getContext().getLog().warn("contacts cannot be saved: {}", e.toString());
      }
    }
    return this;
  }

  private List<Contact> contactsToSave() {
    return parts
        .routing()
        .snapshot()
        .nearest(parts.self().id(), settings.join().maxSavedContacts());
  }
}
