package voxelpopuli.dht.record;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.TimeSource;
import voxelpopuli.dht.routing.RoutingView;
import voxelpopuli.dht.rpc.CallEvent;
import voxelpopuli.dht.rpc.OutgoingCall;
import voxelpopuli.dht.rpc.RpcEndpointActor;
import voxelpopuli.dht.wire.Request;
import voxelpopuli.dht.wire.Response;

/**
 * The only writer of the node's records.
 *
 * <ol>
 *   <li>decides on records that peers or this node want kept,
 *   <li>removes what has lived its time, and passes on what was not stored within the hour,
 *   <li>hands records over to a newcomer that is near enough to hold them,
 *   <li>has every change written to disk, and starts with what the disk kept.
 * </ol>
 *
 * Made by KademliaNode and stopped with it; a failure stops the node.
 */
public final class RecordTableActor extends AbstractBehavior<RecordTableActor.Command> {

  /** What the actor is told. */
  public sealed interface Command {}

  /** A peer wants a record kept; the endpoint is told what to answer. */
  public record StoreOfPeer(DhtRecord record, String source, RpcEndpointActor.ReplySlot slot)
      implements Command {}

  /** This node is one of the holders of a record that it puts; answered as by a peer. */
  public record StoreOwn(DhtRecord record, ActorRef<CallEvent> replyTo, long tag)
      implements Command {}

  /** A contact entered the routing table, and the snapshot has it. */
  public record Appeared(Contact contact) implements Command {}

  private record Loaded(List<RecordTable.Held> kept) implements Command {}

  private record PassedOn(PutResult result) implements Command {}

  private record Check() implements Command {}

  private record HandOverSome() implements Command {}

  private record Transfer(DhtRecord record, Contact to) {}

  /** Passes a record on to its nearest nodes, with its age. */
  @FunctionalInterface
  public interface Republisher {
    void republish(DhtRecord record, ActorRef<PutResult> replyTo);
  }

  /** What the actor needs of its node. */
  public record Parts(
      DhtSettings settings,
      Supplier<Contact> self,
      TimeSource time,
      RecordTable table,
      RoutingView routing,
      ActorRef<RpcEndpointActor.Command> endpoint,
      Republisher republisher,
      Duration checkEvery) {}

  /** Stores to newcomers go out in portions, so that a node with many records stays responsive. */
  private static final int HAND_OVER_PORTION = 50;

  private static final Duration HAND_OVER_PAUSE = Duration.ofMillis(20);

  private final Parts parts;
  private final RecordTable table;
  private final TimerScheduler<Command> timers;
  private final Optional<ActorRef<RecordLogActor.Command>> log;
  private final ActorRef<PutResult> passedOn;
  private final Set<DhtRecord> passingOn = new HashSet<>();
  private final Deque<Transfer> transfers = new ArrayDeque<>(0);

  public static Behavior<Command> create(Parts parts) {
    return Behaviors.setup(
        context -> Behaviors.withTimers(timers -> new RecordTableActor(context, timers, parts)));
  }

  private RecordTableActor(
      ActorContext<Command> context, TimerScheduler<Command> timers, Parts parts) {
    super(context);
    this.parts = parts;
    this.table = parts.table();
    this.timers = timers;
    this.passedOn = context.messageAdapter(PutResult.class, PassedOn::new);
    ActorRef<RecordLogActor.Loaded> loaded =
        context.messageAdapter(RecordLogActor.Loaded.class, l -> new Loaded(l.kept()));
    this.log =
        parts
            .settings()
            .data()
            .map(
                folder ->
                    context.spawn(
                        RecordLogActor.create(
                            folder, parts.settings().records().compactFactor(), loaded),
                        "log",
                        RecordLogActor.DISPATCHER));
    timers.startTimerWithFixedDelay(new Check(), parts.checkEvery());
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(StoreOfPeer.class, this::onStoreOfPeer)
        .onMessage(StoreOwn.class, this::onStoreOwn)
        .onMessage(Appeared.class, this::onAppeared)
        .onMessage(HandOverSome.class, some -> onHandOverSome())
        .onMessage(Check.class, check -> onCheck())
        .onMessage(PassedOn.class, this::onPassedOn)
        .onMessage(Loaded.class, this::onLoaded)
        .build();
  }

  private Behavior<Command> onStoreOfPeer(StoreOfPeer store) {
    Response response = keep(store.record(), store.source());
    parts.endpoint().tell(new RpcEndpointActor.Reply(store.slot(), response));
    return this;
  }

  private Behavior<Command> onStoreOwn(StoreOwn store) {
    Contact self = parts.self().get();
    Response response = keep(store.record(), self.id().hex());
    store
        .replyTo()
        .tell(new CallEvent.Answered(store.tag(), self, response, Optional.empty(), true));
    return this;
  }

  private Response keep(DhtRecord record, String source) {
    RecordTable.Verdict verdict = table.store(record, source, parts.time().wallMillis());
    if (verdict instanceof RecordTable.Kept kept) {
      log.ifPresent(l -> l.tell(new RecordLogActor.Append(kept.held())));
      return new Response.Stored();
    }
    return new Response.Refused(((RecordTable.Refused) verdict).reason());
  }

  // ---- hand-over

  private Behavior<Command> onAppeared(Appeared appeared) {
    boolean idle = transfers.isEmpty();
    table
        .all()
        .map(RecordTable.Held::record)
        .filter(record -> owes(record, appeared.contact()))
        .forEach(record -> transfers.add(new Transfer(record, appeared.contact())));
    if (idle && !transfers.isEmpty()) {
      getContext().getSelf().tell(new HandOverSome());
    }
    return this;
  }

  /** A newcomer gets a record from its nearest holder only: k holders would send it k times. */
  private boolean owes(DhtRecord record, Contact newcomer) {
    NodeId key = record.key();
    List<Contact> nearest = parts.routing().snapshot().nearest(key, parts.settings().k());
    NodeId self = parts.self().get().id();
    for (Contact contact : nearest) {
      if (!contact.id().equals(newcomer.id()) && key.compareDistance(contact.id(), self) < 0) {
        return false;
      }
    }
    return nearest.contains(newcomer);
  }

  private Behavior<Command> onHandOverSome() {
    for (int i = 0; i < HAND_OVER_PORTION && !transfers.isEmpty(); i++) {
      Transfer transfer = transfers.poll();
      ActorRef<CallEvent> nobody = getContext().getSystem().ignoreRef();
      Request store = new Request.Store(transfer.record());
      parts
          .endpoint()
          .tell(new RpcEndpointActor.Make(OutgoingCall.to(transfer.to(), store, nobody, 0)));
    }
    if (!transfers.isEmpty()) {
      timers.startSingleTimer(new HandOverSome(), HAND_OVER_PAUSE);
    }
    return this;
  }

  // ---- expiry and republishing

  private Behavior<Command> onCheck() {
    for (RecordTable.Held held : table.expire(parts.time().wallMillis())) {
      log.ifPresent(l -> l.tell(new RecordLogActor.Remove(held.record())));
    }
    passOnSome();
    return this;
  }

  private void passOnSome() {
    int atOnce = parts.settings().records().republishAtOnce();
    if (passingOn.size() >= atOnce || parts.routing().snapshot().size() == 0) {
      return; // alone, there is nobody to pass anything on to
    }
    for (DhtRecord record : table.dueForRepublishing(parts.time().wallMillis())) {
      if (passingOn.size() >= atOnce) {
        break;
      }
      if (passingOn.add(record)) {
        parts.republisher().republish(record, passedOn);
      }
    }
  }

  private Behavior<Command> onPassedOn(PassedOn passed) {
    DhtRecord record = passed.result().record();
    passingOn.remove(record);
    table
        .republished(record, parts.time().wallMillis())
        .ifPresent(held -> log.ifPresent(l -> l.tell(new RecordLogActor.Append(held))));
    passOnSome();
    return this;
  }

  private Behavior<Command> onLoaded(Loaded loaded) {
    loaded.kept().forEach(table::restore);
    if (!loaded.kept().isEmpty()) {
      getContext().getLog().debug("{} records came back from disk", loaded.kept().size());
    }
    return this;
  }
}
