package voxelpopuli.world.location;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * One search for a chunk's server: the source text's GENERATE procedure.
 *
 * <ol>
 *   <li>asks the overlay for the chunk's record; a living server that it names is the answer,
 *   <li>else asks the nearest nodes, in turn, to serve the chunk, passing over those that do not
 *       answer; before each further one it looks for the record again, for the last one may have
 *       been slow, not deaf,
 *   <li>and stores in the overlay who does.
 * </ol>
 *
 * <p>A versioned record is that of an edited chunk: while its server is away the chunk is not made
 * anew elsewhere, for its edits are on that server's disk.
 *
 * <p>Made by {@link LocatorActor}, one a search; stops when it has answered.
 */
final class ChunkSearch {

  sealed interface Command {}

  private record RecordFound(GetResult result) implements Command {}

  private record ServerChecked(boolean alive) implements Command {}

  private record NearestFound(ClosestResult result) implements Command {}

  private record Generated(GameAddress server, boolean will) implements Command {}

  private enum TooLate implements Command {
    NOW
  }

  /** What a search needs. */
  record Setup(
      LocationSettings settings,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<LivenessActor.Command> liveness,
      NodeId self,
      Ourselves ourselves) {}

  /** Why one searches. */
  enum Purpose {
    /** Somebody wants the chunk: find its server, or one that will be. */
    LOCATE,
    /** Another node asks us to serve it: see whether we should. */
    VOLUNTEER,
    /** We serve it: see whether the overlay says so. */
    VERIFY
  }

  /** The end of a search. */
  record Ended(Purpose purpose, Outcome outcome) {}

  /** What came of it. */
  sealed interface Outcome {
    ChunkPos chunk();
  }

  /**
   * This node is to serve it; {@code stored} says whether the overlay has it so already, {@code
   * insteadOf} who is named there and does not answer.
   */
  record ServeHere(ChunkPos chunk, boolean stored, Optional<GameAddress> insteadOf)
      implements Outcome {}

  /**
   * Another node serves it; {@code stored} says whether the overlay has it so already, {@code
   * edited} whether as an edited chunk.
   */
  record ServedThere(ChunkPos chunk, GameAddress server, boolean stored, boolean edited)
      implements Outcome {}

  /** Nobody does; {@code kept} when that is because it is kept by a node that is away. */
  record Failed(ChunkPos chunk, String reason, boolean kept) implements Outcome {}

  private final ActorContext<Command> context;
  private final Setup setup;
  private final ChunkPos chunk;
  private final Purpose purpose;
  private final NodeId key;
  private final ActorRef<Ended> replyTo;
  private GameAddress named;
  private boolean asking;
  private boolean edited;
  private Iterator<Contact> candidates = List.<Contact>of().iterator();

  private ChunkSearch(
      ActorContext<Command> context,
      Setup setup,
      ChunkPos chunk,
      Purpose purpose,
      ActorRef<Ended> replyTo) {
    this.context = context;
    this.setup = setup;
    this.chunk = chunk;
    this.purpose = purpose;
    this.key = keyOf(chunk);
    this.replyTo = replyTo;
  }

  static Behavior<Command> create(
      Setup setup, ChunkPos chunk, Purpose purpose, ActorRef<Ended> replyTo) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  // All steps have their own time-outs; this one is for what nobody thought of.
                  timers.startSingleTimer(
                      TooLate.NOW, setup.settings().generateTimeout().multipliedBy(8));
                  return new ChunkSearch(context, setup, chunk, purpose, replyTo).start();
                }));
  }

  /** The key of a chunk's record. */
  static NodeId keyOf(ChunkPos chunk) {
    return NodeId.sha1(chunk.text());
  }

  private Behavior<Command> start() {
    lookForRecord();
    return Behaviors.receive(Command.class)
        .onMessage(RecordFound.class, this::onRecordFound)
        .onMessage(ServerChecked.class, this::onServerChecked)
        .onMessage(NearestFound.class, this::onNearestFound)
        .onMessage(Generated.class, this::onGenerated)
        .onMessage(
            TooLate.class, late -> done(new Failed(chunk, "the search took too long", false)))
        .build();
  }

  private Behavior<Command> lookForRecord() {
    ActorRef<GetResult> found = context.messageAdapter(GetResult.class, RecordFound::new);
    setup.overlay().tell(new KademliaNode.Get(RecordKind.CHUNK, key, found));
    return Behaviors.same();
  }

  private Behavior<Command> onRecordFound(RecordFound found) {
    Optional<DhtRecord> record = found.result().record();
    Optional<GameAddress> server = record.flatMap(one -> GameAddress.read(one.value()));
    if (server.isEmpty()) {
      return nobodyNamed();
    }
    if (setup.ourselves().is(server.get())) {
      return done(new ServeHere(chunk, true, Optional.empty()));
    }
    named = server.get();
    edited = record.get().isVersioned();
    ActorRef<LivenessActor.Alive> checked =
        context.messageAdapter(
            LivenessActor.Alive.class, alive -> new ServerChecked(alive.alive()));
    setup.liveness().tell(new LivenessActor.Ask(named, checked));
    return Behaviors.same();
  }

  private Behavior<Command> onServerChecked(ServerChecked checked) {
    if (checked.alive()) {
      return done(new ServedThere(chunk, named, true, edited));
    }
    if (edited) {
      return done(new Failed(chunk, "the node that keeps this chunk is away", true));
    }
    return nobodyNamed();
  }

  /** The record names nobody who lives. */
  private Behavior<Command> nobodyNamed() {
    if (purpose == Purpose.VERIFY) {
      return done(new ServeHere(chunk, false, Optional.ofNullable(named)));
    }
    return asking ? askNext() : lookForNearest();
  }

  private Behavior<Command> lookForNearest() {
    ActorRef<ClosestResult> found = context.messageAdapter(ClosestResult.class, NearestFound::new);
    setup.overlay().tell(new KademliaNode.Closest(key, found));
    return Behaviors.same();
  }

  private Behavior<Command> onNearestFound(NearestFound found) {
    List<Contact> nearest = found.result().contacts();
    if (purpose == Purpose.VOLUNTEER) {
      boolean among = nearest.stream().anyMatch(contact -> contact.id().equals(setup.self()));
      return done(
          among
              ? new ServeHere(chunk, false, Optional.ofNullable(named))
              : new Failed(chunk, "other nodes are nearer to this chunk", false));
    }
    candidates = nearest.iterator();
    asking = true;
    return askNext();
  }

  private Behavior<Command> askNext() {
    if (!candidates.hasNext()) {
      return done(new Failed(chunk, "no node could be found to serve this chunk", false));
    }
    Contact next = candidates.next();
    if (next.id().equals(setup.self())) {
      return done(new ServeHere(chunk, false, Optional.ofNullable(named)));
    }
    GameAddress server = GameAddress.of(next);
    if (server.equals(named)) {
      return askNext(); // it did not answer a moment ago
    }
    context.pipeToSelf(
        GameCall.generate(context.getSystem(), server, chunk, setup.settings().generateTimeout()),
        (will, failure) -> new Generated(server, failure == null && will));
    return Behaviors.same();
  }

  private Behavior<Command> onGenerated(Generated generated) {
    return generated.will()
        ? done(new ServedThere(chunk, generated.server(), false, false))
        : lookForRecord();
  }

  private Behavior<Command> done(Outcome outcome) {
    replyTo.tell(new Ended(purpose, outcome));
    return Behaviors.stopped();
  }
}
