package voxelpopuli.world.location;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 *   <li>publishes the {@link Locations} of this node's chunks,
 *   <li>finds {@link Rivals} that serve the same chunk, and stops one of the two.
 * </ol>
 *
 * <p>Made by {@code World}, stops with it. If it fails, it is restarted and reads the store again.
 */
public final class LocatorActor extends AbstractBehavior<LocatorActor.Command> {

  /** What the locator is asked. */
  public sealed interface Command permits Question, Claims.Heard, Claims.Carry, Own {}

  /** What this node's own parts ask. */
  public sealed interface Question extends Command {}

  /** "Who serves this chunk?" If nobody does, somebody is found who will. */
  public record Locate(ChunkPos chunk, ActorRef<Located> replyTo) implements Question {}

  /** "Does this node serve the chunk?" Never makes it do so. */
  public record IsHere(ChunkPos chunk, ActorRef<Located> replyTo) implements Question {}

  /** "Serve this chunk from now on", says another node. */
  public record Generate(ChunkPos chunk, ActorRef<Located> replyTo) implements Question {}

  /** A chunk of this node has its first edit: its place is no longer a matter of taste. */
  public record Edited(ChunkPos chunk) implements Question {}

  /**
   * "Does another node serve this chunk, and was it edited there?" Asks the overlay only; nobody is
   * made to serve.
   *
   * @param afresh do not believe an earlier "nobody": what is to be told must not get lost because
   *     the chunk found its server a moment ago
   */
  public record Look(ChunkPos chunk, boolean afresh, ActorRef<Looked> replyTo)
      implements Question {}

  /** The answer to {@link Look}. */
  public record Looked(ChunkPos chunk, Optional<GameAddress> elsewhere, boolean edited) {}

  /** "Which chunks does this node serve?" */
  public record ListServed(ActorRef<StoreActor.ServedChunks> replyTo) implements Question {}

  private sealed interface Own extends Command {}

  private record Read(StoreActor.ServedChunks stored) implements Own {}

  private record Searched(ChunkSearch.Ended ended) implements Own {}

  private record Remembered(ChunkPos chunk) implements Own {}

  private record Published(PutResult result) implements Own {}

  private record RecordSeen(GetResult result) implements Own {}

  private enum Republish implements Own {
    NOW
  }

  private enum PublishSome implements Own {
    NOW
  }

  private enum LookAtSome implements Own {
    NOW
  }

  private enum Beat implements Own {
    NOW
  }

  private record Waiter(boolean onlyHere, ActorRef<Located> replyTo) {}

  /**
   * Locations published or looked up again at a time, and the pause between: a restart with many
   * chunks must not flood the overlay.
   */
  private static final int BATCH = 10;

  private static final Duration PAUSE = Duration.ofMillis(100);

  /** By this beat the node notices that it slept. */
  private static final Duration BEAT = Duration.ofSeconds(1);

  /** A server that did not answer, and whose chunks we took over, is called every so many beats. */
  private static final int CALL_BEATS = 3;

  private static final int MAX_STASH = 10_000;

  /** Who has to know that this node serves a chunk no more. */
  @FunctionalInterface
  public interface Departures {

    /** The chunk is served there from now on; by nobody for now, if there is no address. */
    void left(ChunkPos chunk, Optional<GameAddress> to);
  }

  /** What a locator needs. */
  public record Setup(
      LocationSettings settings,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<ChunkLog.Command> store,
      NodeId self,
      Ourselves ourselves,
      Departures departures) {}

  public static Behavior<Command> create(Setup setup) {
    Rivals.Courier courier = new Rivals.Courier(); // outlives restarts
    Behavior<Command> reading =
        Behaviors.setup(
            context ->
                Behaviors.withTimers(
                    timers ->
                        Behaviors.withStash(
                            MAX_STASH, stash -> read(context, timers, stash, setup, courier))));
    return Behaviors.supervise(reading).onFailure(SupervisorStrategy.restart());
  }

  /** Waits for the store to say which chunks are ours. */
  private static Behavior<Command> read(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      StashBuffer<Command> stash,
      Setup setup,
      Rivals.Courier courier) {
    ActorRef<StoreActor.ServedChunks> stored =
        context.messageAdapter(StoreActor.ServedChunks.class, Read::new);
    setup.store().tell(new StoreActor.ListServed(stored));
    return Behaviors.receive(Command.class)
        .onMessage(
            Read.class,
            read ->
                stash.unstashAll(new LocatorActor(context, timers, setup, courier, read.stored())))
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
  private final ActorRef<ChunkSearch.Ended> outcomes;
  private final ActorRef<StoreActor.Served> remembered;
  private final ActorRef<GetResult> records;
  private final ChunkSearch.Setup search;
  private final Holdings holdings;
  private final Locations locations;
  private final Rivals rivals;
  private final KnownServers known;
  private final Looks looks;
  private final Map<ChunkPos, List<Waiter>> waiting = new HashMap<>();
  private long beatMillis = now();
  private long beats;

  private LocatorActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      Setup setup,
      Rivals.Courier courier,
      StoreActor.ServedChunks stored) {
    super(context);
    this.setup = setup;
    this.timers = timers;
    this.outcomes = context.messageAdapter(ChunkSearch.Ended.class, Searched::new);
    this.remembered =
        context.messageAdapter(StoreActor.Served.class, done -> new Remembered(done.chunk()));
    this.records = context.messageAdapter(GetResult.class, RecordSeen::new);
    this.holdings = new Holdings(stored);
    this.locations =
        new Locations(
            setup.overlay(),
            context.messageAdapter(PutResult.class, Published::new),
            holdings,
            setup.ourselves());
    this.rivals = new Rivals(setup, holdings, locations, courier, new RivalActions());
    this.known = new KnownServers(setup.settings().remember().toMillis());
    this.looks = new Looks(setup.settings().look().toMillis());
    ActorRef<LivenessActor.Command> liveness =
        context.spawn(
            Behaviors.supervise(LivenessActor.create(setup.settings()))
                .onFailure(SupervisorStrategy.restart()),
            "liveness");
    this.search =
        new ChunkSearch.Setup(
            setup.settings(), setup.overlay(), liveness, setup.self(), setup.ourselves());
    timers.startTimerWithFixedDelay(Republish.NOW, Duration.ZERO, setup.settings().republish());
    timers.startTimerWithFixedDelay(Beat.NOW, BEAT);
  }

  private final class RivalActions implements Rivals.Actions {

    @Override
    public void verify(ChunkPos chunk) {
      spawnSearch(chunk, ChunkSearch.Purpose.VERIFY);
    }

    @Override
    public void leave(ChunkPos chunk, Optional<GameAddress> to) {
      if (holdings.leave(chunk)) {
        setup.store().tell(new StoreActor.StopServing(chunk));
        setup.departures().left(chunk, to);
        to.ifPresent(server -> locations.publish(chunk, server));
      }
      to.ifPresent(server -> known.put(chunk, server, now()));
    }
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Locate.class, this::onLocate)
        .onMessage(IsHere.class, this::onIsHere)
        .onMessage(Generate.class, this::onGenerate)
        .onMessage(Edited.class, this::onEdited)
        .onMessage(Look.class, this::onLook)
        .onMessage(ListServed.class, this::onListServed)
        .onMessage(Claims.Heard.class, this::onHeard)
        .onMessage(Claims.Carry.class, this::onCarry)
        .onMessage(RecordSeen.class, this::onRecordSeen)
        .onMessage(Searched.class, this::onSearched)
        .onMessage(Remembered.class, this::onRemembered)
        .onMessage(Published.class, done -> this)
        .onMessage(Republish.class, republish -> onRepublish())
        .onMessage(PublishSome.class, some -> onPublishSome())
        .onMessage(LookAtSome.class, some -> onLookAtSome())
        .onMessage(Beat.class, beat -> onBeat())
        .onMessage(Read.class, read -> this)
        .build();
  }

  private Behavior<Command> onLocate(Locate locate) {
    Optional<GameAddress> there = known.of(locate.chunk(), now());
    if (holdings.isConfirmed(locate.chunk())) {
      locate.replyTo().tell(new Located.Here(locate.chunk()));
    } else if (there.isPresent()) {
      locate.replyTo().tell(there(locate.chunk(), there.get()));
    } else {
      search(locate.chunk(), ChunkSearch.Purpose.LOCATE, new Waiter(false, locate.replyTo()));
    }
    return this;
  }

  private Behavior<Command> onIsHere(IsHere ask) {
    if (holdings.isConfirmed(ask.chunk())) {
      ask.replyTo().tell(new Located.Here(ask.chunk()));
    } else if (holdings.isServed(ask.chunk())) {
      search(ask.chunk(), ChunkSearch.Purpose.LOCATE, new Waiter(true, ask.replyTo()));
    } else {
      ask.replyTo().tell(new Located.Nowhere(ask.chunk(), "this chunk is not here"));
    }
    return this;
  }

  private Behavior<Command> onGenerate(Generate generate) {
    if (holdings.isConfirmed(generate.chunk())) {
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
    ChunkPos chunk = message.chunk();
    boolean news = holdings.edit(chunk);
    if (!holdings.isServed(chunk)) {
      // Its first edit came while we gave it up: the edit is on our disk, so the chunk stays here.
      known.forget(chunk);
      setup.store().tell(new StoreActor.Serve(chunk, remembered));
    }
    if (news) {
      locations.publish(chunk);
    }
    return this;
  }

  private Behavior<Command> onLook(Look look) {
    ChunkPos chunk = look.chunk();
    Optional<Looked> before =
        looks.known(chunk, now()).filter(seen -> seen.elsewhere().isPresent() || !look.afresh());
    if (holdings.isServed(chunk)) {
      look.replyTo().tell(new Looked(chunk, Optional.empty(), holdings.isEdited(chunk)));
    } else if (before.isPresent()) {
      look.replyTo().tell(before.get());
    } else if (looks.ask(chunk, look.replyTo())) {
      NodeId key = ChunkSearch.keyOf(chunk);
      setup.overlay().tell(new KademliaNode.Get(RecordKind.CHUNK, key, records));
    }
    return this;
  }

  private Behavior<Command> onRecordSeen(RecordSeen message) {
    Optional<DhtRecord> record = message.result().record();
    Optional<GameAddress> server =
        record
            .flatMap(one -> GameAddress.read(one.value()))
            .filter(one -> !setup.ourselves().is(one));
    boolean edited = record.map(DhtRecord::isVersioned).orElse(false);
    looks
        .answered(message.result().key())
        .ifPresent(chunk -> looks.tell(new Looked(chunk, server, edited), now()));
    return this;
  }

  private Behavior<Command> onListServed(ListServed list) {
    list.replyTo().tell(holdings.all());
    return this;
  }

  private Behavior<Command> onHeard(Claims.Heard heard) {
    rivals.heard(heard, now());
    return lookSoon();
  }

  private Behavior<Command> onCarry(Claims.Carry carry) {
    rivals.carriedBy(carry.courier());
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
      spawnSearch(chunk, purpose);
    }
  }

  private void spawnSearch(ChunkPos chunk, ChunkSearch.Purpose purpose) {
    getContext().spawnAnonymous(ChunkSearch.create(search, chunk, purpose, outcomes));
  }

  private Behavior<Command> onSearched(Searched searched) {
    ChunkSearch.Outcome outcome = searched.ended().outcome();
    ChunkPos chunk = outcome.chunk();
    if (searched.ended().purpose() == ChunkSearch.Purpose.VERIFY) {
      rivals.verified(outcome);
    } else if (outcome instanceof ChunkSearch.ServeHere here) {
      here.insteadOf().ifPresent(silent -> rivals.tookOver(chunk, silent));
      serve(chunk, here.stored());
    } else if (holdings.isServed(chunk) && holdings.isEdited(chunk)) {
      // The edits are on our disk: whatever others say, the chunk is here.
      serve(chunk, false);
    } else if (outcome instanceof ChunkSearch.ServedThere there) {
      if (holdings.leave(chunk)) {
        setup.store().tell(new StoreActor.StopServing(chunk));
      }
      if (!there.stored()) {
        locations.publish(chunk, there.server());
      }
      known.put(chunk, there.server(), now());
      answer(chunk, there(chunk, there.server()));
    } else if (outcome instanceof ChunkSearch.Failed failed) {
      answer(chunk, new Located.Nowhere(chunk, failed.reason()));
    }
    return this;
  }

  private void serve(ChunkPos chunk, boolean stored) {
    if (!stored) {
      locations.publish(chunk);
    }
    if (holdings.isServed(chunk)) {
      begin(chunk);
    } else {
      setup.store().tell(new StoreActor.Serve(chunk, remembered));
    }
  }

  private Behavior<Command> onRemembered(Remembered done) {
    begin(done.chunk());
    return this;
  }

  private void begin(ChunkPos chunk) {
    holdings.serve(chunk);
    answer(chunk, new Located.Here(chunk));
    rivals.began(chunk, setup.settings().verify(), now());
    lookSoon();
  }

  private void answer(ChunkPos chunk, Located located) {
    for (Waiter waiter : Optional.ofNullable(waiting.remove(chunk)).orElse(List.of())) {
      boolean refused = waiter.onlyHere() && located instanceof Located.There;
      waiter
          .replyTo()
          .tell(refused ? new Located.Nowhere(chunk, "this chunk is not here") : located);
    }
  }

  private static Located.There there(ChunkPos chunk, GameAddress server) {
    return new Located.There(chunk, server.host(), server.port());
  }

  // --- now and then --------------------------------------------------------------------------

  private Behavior<Command> onRepublish() {
    locations.later(holdings.servedAndEdited());
    timers.startTimerWithFixedDelay(PublishSome.NOW, PAUSE);
    rivals.renew(now());
    return lookSoon();
  }

  private Behavior<Command> onPublishSome() {
    if (locations.publishSome(BATCH)) {
      timers.cancel(PublishSome.NOW);
    }
    return this;
  }

  private Behavior<Command> onBeat() {
    long slept = now() - beatMillis - BEAT.toMillis();
    beatMillis = now();
    if (slept > setup.settings().pingTimeout().toMillis()) {
      rivals.slept(now());
      lookSoon();
    }
    if (++beats % CALL_BEATS == 0) {
      rivals.callPredecessors();
    }
    return this;
  }

  private Behavior<Command> lookSoon() {
    if (!timers.isTimerActive(LookAtSome.NOW)) {
      timers.startTimerWithFixedDelay(LookAtSome.NOW, PAUSE);
    }
    return this;
  }

  private Behavior<Command> onLookAtSome() {
    if (rivals.lookAtSome(BATCH, now())) {
      timers.cancel(LookAtSome.NOW);
    }
    return this;
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
