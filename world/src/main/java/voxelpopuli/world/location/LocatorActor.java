package voxelpopuli.world.location;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.SupervisorStrategy;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Knows where chunks are.
 *
 * <ol>
 *   <li>answers at once for chunks that this node serves, and starts one {@link ChunkSearch} for
 *       each other chunk, however many ask for it meanwhile,
 *   <li>remembers on disk which chunks this node serves; after a restart each is checked against
 *       the overlay before it is served again, for another node may have taken it over,
 *   <li>publishes the locations of this node's chunks: plain records, and versioned ones once a
 *       chunk is edited.
 * </ol>
 *
 * <p>Made by {@code World}, stops with it. If it fails, it is restarted and reads the store again.
 */
public final class LocatorActor extends AbstractBehavior<LocatorActor.Command> {

  /** What the locator is asked. */
  public sealed interface Command {}

  /** "Who serves this chunk?" If nobody does, somebody is found who will. */
  public record Locate(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}

  /** "Does this node serve the chunk?" Never makes it do so. */
  public record IsHere(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}

  /** "Serve this chunk from now on", says another node. */
  public record Generate(ChunkPos chunk, ActorRef<Located> replyTo) implements Command {}

  /** A chunk of this node has its first edit: its place is no longer a matter of taste. */
  public record Edited(ChunkPos chunk) implements Command {}

  /**
   * "Does another node serve this chunk, and was it edited there?" Asks the overlay only; nobody is
   * made to serve.
   */
  public record Look(ChunkPos chunk, ActorRef<Looked> replyTo) implements Command {}

  /** The answer to {@link Look}. */
  public record Looked(ChunkPos chunk, Optional<GameAddress> elsewhere, boolean edited) {}

  /** "Which chunks does this node serve?" */
  public record ListServed(ActorRef<StoreActor.ServedChunks> replyTo) implements Command {}

  private record Read(StoreActor.ServedChunks stored) implements Command {}

  private record Searched(ChunkSearch.Outcome outcome) implements Command {}

  private record Remembered(ChunkPos chunk) implements Command {}

  private record Published(PutResult result) implements Command {}

  private record RecordSeen(GetResult result) implements Command {}

  private enum Republish implements Command {
    NOW
  }

  private enum PublishSome implements Command {
    NOW
  }

  private record Waiter(boolean onlyHere, ActorRef<Located> replyTo) {}

  private record Known(GameAddress server, long untilMillis) {}

  private record Seen(Looked looked, long untilMillis) {}

  /**
   * Locations published at a time, and the pause between: a restart with many chunks must not flood
   * the overlay.
   */
  private static final int PUBLISH_BATCH = 10;

  private static final Duration PUBLISH_PAUSE = Duration.ofMillis(100);

  private static final int MAX_KNOWN = 16_384;

  private static final int MAX_STASH = 10_000;

  /** What a locator needs. */
  public record Setup(
      LocationSettings settings,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<ChunkLog.Command> store,
      NodeId self,
      Ourselves ourselves) {}

  public static Behavior<Command> create(Setup setup) {
    Behavior<Command> reading =
        Behaviors.setup(
            context ->
                Behaviors.withTimers(
                    timers ->
                        Behaviors.withStash(
                            MAX_STASH, stash -> read(context, timers, stash, setup))));
    return Behaviors.supervise(reading).onFailure(SupervisorStrategy.restart());
  }

  /** Waits for the store to say which chunks are ours. */
  private static Behavior<Command> read(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      StashBuffer<Command> stash,
      Setup setup) {
    ActorRef<StoreActor.ServedChunks> stored =
        context.messageAdapter(StoreActor.ServedChunks.class, Read::new);
    setup.store().tell(new StoreActor.ListServed(stored));
    return Behaviors.receive(Command.class)
        .onMessage(
            Read.class,
            read -> stash.unstashAll(new LocatorActor(context, timers, setup, read.stored())))
        .onAnyMessage(
            other -> {
              if (!stash.isFull()) {
                stash.stash(other);
              }
              return Behaviors.same();
            })
        .build();
  }

  private final Setup setup;
  private final TimerScheduler<Command> timers;
  private final ActorRef<ChunkSearch.Outcome> outcomes;
  private final ActorRef<StoreActor.Served> remembered;
  private final ActorRef<PutResult> published;
  private final ActorRef<GetResult> records;
  private final ChunkSearch.Setup search;

  /**
   * Chunks that are ours by the store; {@link #confirmed} are those that the overlay agrees on in
   * this run.
   */
  private final Set<ChunkPos> served;

  private final Set<ChunkPos> edited;
  private final Set<ChunkPos> confirmed = new HashSet<>();
  private final Map<ChunkPos, List<Waiter>> waiting = new HashMap<>();
  private final Map<ChunkPos, Known> known = new HashMap<>();
  private final Map<ChunkPos, Seen> seen = new HashMap<>();
  private final Map<NodeId, ChunkPos> looking = new HashMap<>();
  private final Map<ChunkPos, List<ActorRef<Looked>>> lookers = new HashMap<>();
  private final ArrayDeque<ChunkPos> toPublish = new ArrayDeque<>();

  private LocatorActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      Setup setup,
      StoreActor.ServedChunks stored) {
    super(context);
    this.setup = setup;
    this.timers = timers;
    this.served = new HashSet<>(stored.chunks());
    this.edited = new HashSet<>(stored.edited());
    this.outcomes = context.messageAdapter(ChunkSearch.Outcome.class, Searched::new);
    this.remembered =
        context.messageAdapter(StoreActor.Served.class, done -> new Remembered(done.chunk()));
    this.published = context.messageAdapter(PutResult.class, Published::new);
    this.records = context.messageAdapter(GetResult.class, RecordSeen::new);
    ActorRef<LivenessActor.Command> liveness =
        context.spawn(
            Behaviors.supervise(LivenessActor.create(setup.settings()))
                .onFailure(SupervisorStrategy.restart()),
            "liveness");
    this.search =
        new ChunkSearch.Setup(
            setup.settings(), setup.overlay(), liveness, setup.self(), setup.ourselves());
    timers.startTimerWithFixedDelay(Republish.NOW, Duration.ZERO, setup.settings().republish());
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Locate.class, this::onLocate)
        .onMessage(IsHere.class, this::onIsHere)
        .onMessage(Generate.class, this::onGenerate)
        .onMessage(Edited.class, this::onEdited)
        .onMessage(Look.class, this::onLook)
        .onMessage(RecordSeen.class, this::onRecordSeen)
        .onMessage(ListServed.class, this::onListServed)
        .onMessage(Searched.class, this::onSearched)
        .onMessage(Remembered.class, this::onRemembered)
        .onMessage(Published.class, done -> this)
        .onMessage(Republish.class, republish -> onRepublish())
        .onMessage(PublishSome.class, some -> onPublishSome())
        .onMessage(Read.class, read -> this)
        .build();
  }

  private Behavior<Command> onLocate(Locate locate) {
    Known there = known.get(locate.chunk());
    if (confirmed.contains(locate.chunk())) {
      locate.replyTo().tell(new Located.Here(locate.chunk()));
    } else if (there != null && there.untilMillis() > System.currentTimeMillis()) {
      GameAddress server = there.server();
      locate.replyTo().tell(new Located.There(locate.chunk(), server.host(), server.port()));
    } else {
      search(locate.chunk(), ChunkSearch.Purpose.LOCATE, new Waiter(false, locate.replyTo()));
    }
    return this;
  }

  private Behavior<Command> onIsHere(IsHere ask) {
    if (confirmed.contains(ask.chunk())) {
      ask.replyTo().tell(new Located.Here(ask.chunk()));
    } else if (served.contains(ask.chunk())) {
      search(ask.chunk(), ChunkSearch.Purpose.LOCATE, new Waiter(true, ask.replyTo()));
    } else {
      ask.replyTo().tell(new Located.Nowhere(ask.chunk(), "this chunk is not here"));
    }
    return this;
  }

  private Behavior<Command> onGenerate(Generate generate) {
    if (confirmed.contains(generate.chunk())) {
      generate.replyTo().tell(new Located.Here(generate.chunk()));
    } else if (!generate.chunk().inWorld()) {
      generate
          .replyTo()
          .tell(new Located.Nowhere(generate.chunk(), "a chunk outside of the world"));
    } else {
      search(generate.chunk(), ChunkSearch.Purpose.VOLUNTEER, new Waiter(true, generate.replyTo()));
    }
    return this;
  }

  private Behavior<Command> onEdited(Edited message) {
    if (edited.add(message.chunk())) {
      publish(message.chunk());
    }
    return this;
  }

  private Behavior<Command> onLook(Look look) {
    ChunkPos chunk = look.chunk();
    Seen before = seen.get(chunk);
    if (served.contains(chunk)) {
      look.replyTo().tell(new Looked(chunk, Optional.empty(), edited.contains(chunk)));
    } else if (before != null && before.untilMillis() > System.currentTimeMillis()) {
      look.replyTo().tell(before.looked());
    } else if (lookers.containsKey(chunk)) {
      lookers.get(chunk).add(look.replyTo());
    } else {
      lookers.put(chunk, new ArrayList<>(List.of(look.replyTo())));
      NodeId key = ChunkSearch.keyOf(chunk);
      looking.put(key, chunk);
      setup.overlay().tell(new KademliaNode.Get(RecordKind.CHUNK, key, records));
    }
    return this;
  }

  private Behavior<Command> onRecordSeen(RecordSeen message) {
    ChunkPos chunk = looking.remove(message.result().key());
    if (chunk == null) {
      return this;
    }
    Optional<DhtRecord> record = message.result().record();
    Optional<GameAddress> server =
        record
            .flatMap(one -> GameAddress.read(one.value()))
            .filter(one -> !setup.ourselves().is(one));
    Looked looked = new Looked(chunk, server, record.map(DhtRecord::isVersioned).orElse(false));
    long now = System.currentTimeMillis();
    if (seen.size() >= MAX_KNOWN) {
      seen.values().removeIf(one -> one.untilMillis() < now);
    }
    if (seen.size() < MAX_KNOWN) {
      seen.put(chunk, new Seen(looked, now + setup.settings().look().toMillis()));
    }
    lookers.remove(chunk).forEach(one -> one.tell(looked));
    return this;
  }

  private Behavior<Command> onListServed(ListServed list) {
    list.replyTo().tell(new StoreActor.ServedChunks(Set.copyOf(served), Set.copyOf(edited)));
    return this;
  }

  private void search(ChunkPos chunk, ChunkSearch.Purpose purpose, Waiter waiter) {
    List<Waiter> others = waiting.get(chunk);
    if (others != null) {
      others.add(waiter);
    } else if (waiting.size() >= setup.settings().maxSearches()) {
      waiter.replyTo().tell(new Located.Nowhere(chunk, "this node is busy; ask again"));
    } else {
      waiting.put(chunk, new ArrayList<>(List.of(waiter)));
      getContext().spawnAnonymous(ChunkSearch.create(search, chunk, purpose, outcomes));
    }
  }

  private Behavior<Command> onSearched(Searched searched) {
    ChunkPos chunk = searched.outcome().chunk();
    if (searched.outcome() instanceof ChunkSearch.ServeHere here) {
      serve(chunk, here.stored());
    } else if (served.contains(chunk) && edited.contains(chunk)) {
      // The edits are on our disk: whatever others say, the chunk is here.
      serve(chunk, false);
    } else if (searched.outcome() instanceof ChunkSearch.ServedThere there) {
      if (served.remove(chunk)) {
        setup.store().tell(new StoreActor.StopServing(chunk));
      }
      if (!there.stored()) {
        put(chunk, there.server());
      }
      know(chunk, there.server());
      answer(chunk, new Located.There(chunk, there.server().host(), there.server().port()));
    } else if (searched.outcome() instanceof ChunkSearch.Failed failed) {
      answer(chunk, new Located.Nowhere(chunk, failed.reason()));
    }
    return this;
  }

  private void serve(ChunkPos chunk, boolean stored) {
    if (!stored) {
      publish(chunk);
    }
    if (served.contains(chunk)) {
      confirmed.add(chunk);
      answer(chunk, new Located.Here(chunk));
    } else {
      setup.store().tell(new StoreActor.Serve(chunk, remembered));
    }
  }

  private Behavior<Command> onRemembered(Remembered done) {
    served.add(done.chunk());
    confirmed.add(done.chunk());
    answer(done.chunk(), new Located.Here(done.chunk()));
    return this;
  }

  private void answer(ChunkPos chunk, Located located) {
    for (Waiter waiter : Optional.ofNullable(waiting.remove(chunk)).orElse(List.of())) {
      boolean refused = waiter.onlyHere() && located instanceof Located.There;
      waiter
          .replyTo()
          .tell(refused ? new Located.Nowhere(chunk, "this chunk is not here") : located);
    }
  }

  private void know(ChunkPos chunk, GameAddress server) {
    long now = System.currentTimeMillis();
    if (known.size() >= MAX_KNOWN) {
      known.values().removeIf(one -> one.untilMillis() < now);
    }
    if (known.size() < MAX_KNOWN) {
      known.put(chunk, new Known(server, now + setup.settings().remember().toMillis()));
    }
  }

  // --- publishing ----------------------------------------------------------------------------

  private Behavior<Command> onRepublish() {
    toPublish.clear();
    served.stream()
        .filter(chunk -> edited.contains(chunk) || confirmed.contains(chunk))
        .forEach(toPublish::add);
    timers.startTimerWithFixedDelay(PublishSome.NOW, PUBLISH_PAUSE);
    return this;
  }

  private Behavior<Command> onPublishSome() {
    for (int i = 0; i < PUBLISH_BATCH && !toPublish.isEmpty(); i++) {
      publish(toPublish.poll());
    }
    if (toPublish.isEmpty()) {
      timers.cancel(PublishSome.NOW);
    }
    return this;
  }

  private void publish(ChunkPos chunk) {
    put(chunk, setup.ourselves().address());
  }

  private void put(ChunkPos chunk, GameAddress server) {
    long now = System.currentTimeMillis();
    NodeId key = ChunkSearch.keyOf(chunk);
    DhtRecord record =
        edited.contains(chunk)
            ? DhtRecord.versioned(RecordKind.CHUNK, key, server.record(), now, now)
            : DhtRecord.plain(RecordKind.CHUNK, key, server.record(), now);
    setup.overlay().tell(new KademliaNode.Put(record, published));
  }
}
