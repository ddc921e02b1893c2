package voxelpopuli.world.chunk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import voxelpopuli.world.location.GameAddress;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.nature.Nature;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.store.LogEntry;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * One chunk, from the first watcher to a while after the last.
 *
 * <ol>
 *   <li>greets watchers with the whole chunk, then tells them every change,
 *   <li>judges edits, has the log make them durable, puts them into the voxels and acknowledges
 *       them at once,
 *   <li>knows the players who stand in it, and tells of their moves once a tick,
 *   <li>tells its neighbours when a block at the border changes, for their meshes depend on it,
 *   <li>lets nature run where something was disturbed: what it does is logged like any edit.
 * </ol>
 *
 * <p>It ticks only while there is something to tell: a thousand quiet chunks need no timer, but for
 * the grass of edited ones.
 *
 * <p>Made by the sharding region for the first message to it (always through {@link LoadingChunk}),
 * stopped by the region when it asks to be passivated. If it fails, the region stops it; its
 * watchers see it gone and subscribe again.
 */
public final class ChunkActor extends AbstractBehavior<ChunkActor.Command> {

  /** What a chunk is told. */
  public sealed interface Command {}

  /**
   * "Tell me of this chunk." The watcher's end is noticed. Of chunks that must be made first, the
   * one with the smallest {@code priority} is made first.
   */
  public record Subscribe(ActorRef<ChunkEvent> watcher, Dialect dialect, int priority)
      implements Command {}

  /** "Tell me no more." Takes along the players that this watcher spoke for. */
  public record Unsubscribe(ActorRef<ChunkEvent> watcher) implements Command {}

  /** A block is to change. */
  public record Edit(ActorRef<ChunkEvent> watcher, Dialect dialect, EditId id, int cell, int block)
      implements Command {}

  /** An edit was refused before it came here: the asker is told the true block. */
  public record Refuse(ActorRef<ChunkEvent> watcher, long counter, int cell, String reason)
      implements Command {}

  /** A player is in the chunk, in this state. */
  public record PlayerAt(
      ActorRef<ChunkEvent> watcher, String name, boolean guest, PlayerState state)
      implements Command {}

  /** A player left the chunk. */
  public record PlayerGone(ActorRef<ChunkEvent> watcher, String name) implements Command {}

  /** Blocks of a neighbour changed, near enough to matter to our mesh. */
  public record NeighbourChanged(List<BlockChange> changes) implements Command {}

  /** This node serves the chunk no more; another does, or nobody for now. */
  public record Departed(Optional<GameAddress> to) implements Command {}

  /** A grain falls in from the chunk above. */
  record Take(Grains.Grain grain, ActorRef<Grains.Taken> replyTo) implements Command {}

  /** "How are you?" */
  public record Report(ActorRef<ChunkReport> replyTo) implements Command {}

  /** "Write down now how you are." */
  public enum Save implements Command {
    NOW
  }

  /** The region's word that it is time to stop. */
  public enum Stop implements Command {
    NOW
  }

  /** How the neighbours look that other nodes own. */
  record Surrounded(PeersActor.FarNeighbours far) implements Command {}

  /** The log's answer. */
  record Logged(ChunkLog.Answer answer) implements Command {}

  /**
   * The chunk was generated or restored, meshed and its slices encoded, off this actor's thread; or
   * why not. {@code touched}: it, or a neighbour, was edited at some time.
   */
  record Made(ChunkContent content, ChunkMesh mesh, byte[] slices, boolean touched, String error)
      implements Command {

    static Made failed(String error) {
      return new Made(null, null, null, false, error);
    }
  }

  private record Took(Grains.Taken answer) implements Command {}

  private enum Step implements Command {
    NOW
  }

  private enum Grow implements Command {
    NOW
  }

  private enum TryAgain implements Command {
    NOW
  }

  private enum Tick implements Command {
    NOW
  }

  private enum LookAround implements Command {
    NOW
  }

  private enum Idle implements Command {
    NOW
  }

  /** A chunk in a few numbers, for the shell. */
  public record ChunkReport(
      ChunkPos chunk, int watchers, List<String> players, boolean edited, long index) {}

  private final ChunkPos chunk;
  private final ChunkServices services;
  private final TimerScheduler<Command> timers;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private final ActorRef<ChunkLog.Answer> log;
  private final ChunkContent content;
  private ChunkMesh mesh;
  private final ChunkPlayers players = new ChunkPlayers();
  private final Audience audience = new Audience();
  private final ChunkVoice voice;
  private final Wilds wilds;
  private final ActorRef<Grains.Taken> took;

  /** By edit, whom to tell when it is committed. */
  private final Map<EditId, Runnable> askers = new HashMap<>();

  private long natural;

  ChunkActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      ChunkPos chunk,
      ChunkServices services,
      ActorRef<ClusterSharding.ShardCommand> shard,
      Made made) {
    super(context);
    this.chunk = chunk;
    this.services = services;
    this.timers = timers;
    this.shard = shard;
    this.content = made.content();
    this.mesh = made.mesh();
    this.voice =
        new ChunkVoice(chunk, context.getSelf(), audience, services.terrain(), made.slices());
    this.log = context.messageAdapter(ChunkLog.Answer.class, Logged::new);
    this.took = context.messageAdapter(Grains.Taken.class, Took::new);
    this.wilds = new Wilds(chunk, services.settings().natureChanges(), now());
    if (made.touched()) {
      wilds.disturbAll();
      stepSoon();
    }
    growSoon();
    idleSoon();
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Subscribe.class, this::onSubscribe)
        .onMessage(Unsubscribe.class, this::onUnsubscribe)
        .onMessage(Edit.class, this::onEdit)
        .onMessage(Refuse.class, this::onRefuse)
        .onMessage(PlayerAt.class, this::onPlayerAt)
        .onMessage(PlayerGone.class, this::onPlayerGone)
        .onMessage(NeighbourChanged.class, this::onNeighbourChanged)
        .onMessage(Departed.class, this::onDeparted)
        .onMessage(Report.class, this::onReport)
        .onMessage(Logged.class, this::onLogged)
        .onMessage(Take.class, this::onTake)
        .onMessage(Took.class, this::onTook)
        .onMessage(Step.class, step -> onStep())
        .onMessage(Grow.class, grow -> onGrow())
        .onMessage(TryAgain.class, again -> onTryAgain())
        .onMessage(Tick.class, tick -> onTick())
        .onMessage(LookAround.class, look -> onLookAround())
        .onMessage(Idle.class, idle -> onIdle())
        .onMessage(Save.class, save -> onSave())
        .onMessage(Stop.class, stop -> onStop())
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<Command> onSubscribe(Subscribe subscribe) {
    audience.add(subscribe.watcher(), subscribe.dialect());
    getContext().watchWith(subscribe.watcher(), new Unsubscribe(subscribe.watcher()));
    timers.cancel(Idle.NOW);
    voice.greet(subscribe.watcher(), subscribe.dialect(), content, mesh, players.all());
    if (audience.hasSeeds()) {
      tickSoon();
    }
    stepSoon();
    return this;
  }

  private Behavior<Command> onUnsubscribe(Unsubscribe unsubscribe) {
    getContext().unwatch(unsubscribe.watcher());
    audience.remove(unsubscribe.watcher());
    players
        .leftWith(unsubscribe.watcher())
        .forEach(player -> voice.left(player, unsubscribe.watcher()));
    if (audience.isEmpty()) {
      idleSoon();
    }
    return this;
  }

  private Behavior<Command> onEdit(Edit edit) {
    Runnable done = () -> voice.editDone(edit.watcher(), edit.dialect(), edit.id().counter());
    switch (content.judge(edit.id(), edit.cell(), edit.block())) {
      case PROPOSE -> {
        askers.put(edit.id(), done);
        propose(List.of(new ChunkLog.Proposal(edit.id(), edit.cell(), edit.block())));
      }
      case UNDER_WAY -> askers.put(edit.id(), done);
      case DONE -> done.run();
      case REFUSED -> {
        int cell = edit.cell() & Voxels.VOLUME - 1;
        String reason = "there is no such block";
        voice.editRefused(
            edit.watcher(), edit.dialect(), content, edit.id().counter(), cell, reason);
      }
    }
    return this;
  }

  private void propose(List<ChunkLog.Proposal> edits) {
    services.log().tell(new ChunkLog.Propose(chunk, edits, content.genesis(), log));
    if (!content.isFounded()) {
      content.founded();
      services.locator().tell(new LocatorActor.Edited(chunk));
      growSoon();
    }
  }

  private Behavior<Command> onRefuse(Refuse refuse) {
    voice.editRefused(
        refuse.watcher(),
        Dialect.NATIVE,
        content,
        refuse.counter(),
        refuse.cell(),
        refuse.reason());
    return this;
  }

  private Behavior<Command> onLogged(Logged logged) {
    if (logged.answer() instanceof ChunkLog.Committed committed) {
      List<BlockChange> changes = committed.entries().stream().map(this::apply).toList();
      voice.changed(committed.entries(), content, remeshed(changes));
      for (LogEntry entry : committed.entries()) {
        Optional.ofNullable(askers.remove(entry.edit())).ifPresent(Runnable::run);
      }
      tellNeighbours(changes);
      wilds.disturb(changes);
      stepSoon();
      compact(services.settings().entriesPerSnapshot());
    }
    return this;
  }

  private BlockChange apply(LogEntry entry) {
    content.apply(entry);
    return new BlockChange(BlockPos.at(chunk, entry.cell()), entry.block());
  }

  /** The slices that these changes, here or next to us, make different. */
  private List<MeshSlice> remeshed(List<BlockChange> changes) {
    MeshPatch patch = MeshPatch.of(chunk, mesh, changes);
    mesh = patch.mesh();
    return patch.slices();
  }

  private void tellNeighbours(List<BlockChange> changes) {
    Map<ChunkPos, List<BlockChange>> near = BorderReach.touched(chunk, changes);
    if (!near.isEmpty()) {
      near.forEach(
          (neighbour, seen) -> services.chunks().tell(neighbour, new NeighbourChanged(seen)));
      services.peers().tell(new PeersActor.Push(near));
    }
  }

  private void compact(long atLeast) {
    if (content.sinceSnapshot() >= atLeast) {
      content.snapshotTaken();
      services
          .log()
          .tell(
              new ChunkLog.Compact(
                  chunk, content.term(), content.index(), content.encoded(), content.answered()));
    }
  }

  private Behavior<Command> onPlayerAt(PlayerAt at) {
    Optional<ChunkPlayers.Player> fresh = players.heard(at, now());
    fresh.ifPresent(player -> voice.appeared(player, at.watcher()));
    if (fresh.isEmpty()) {
      tickSoon();
    }
    if (!timers.isTimerActive(LookAround.NOW)) {
      timers.startTimerWithFixedDelay(
          LookAround.NOW, services.settings().playerSilence().dividedBy(4));
    }
    return this;
  }

  private Behavior<Command> onPlayerGone(PlayerGone gone) {
    players
        .left(gone.name(), gone.watcher())
        .ifPresent(player -> voice.left(player, gone.watcher()));
    return this;
  }

  private Behavior<Command> onNeighbourChanged(NeighbourChanged changed) {
    List<MeshSlice> slices = remeshed(changed.changes());
    if (!slices.isEmpty()) {
      voice.remeshed(slices);
    }
    wilds.disturb(changed.changes());
    stepSoon();
    return this;
  }

  private Behavior<Command> onDeparted(Departed departed) {
    if (content.isFounded()) {
      // An edit was quicker: it is on this node's disk, or will be, and so the chunk stays.
      services.locator().tell(new LocatorActor.Edited(chunk));
      return this;
    }
    audience.tellAll(
        departed
            .to()
            .<ChunkEvent>map(at -> new ChunkEvent.Elsewhere(chunk, at.host(), at.port()))
            .orElse(new ChunkEvent.Unavailable(chunk, "the node that keeps this chunk is away")));
    shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    return this;
  }

  private Behavior<Command> onReport(Report report) {
    List<String> names = players.all().stream().map(player -> player.name).toList();
    report
        .replyTo()
        .tell(new ChunkReport(chunk, audience.size(), names, content.edited(), content.index()));
    return this;
  }

  private Behavior<Command> onTick() {
    voice.moved(players.drainMoved());
    voice.time(services.clock().minutes(now()));
    if (audience.hasSeeds()) {
      tickSoon();
    }
    return this;
  }

  /** At a time that all chunks of the node share: one wake-up of a thread serves many. */
  private void tickSoon() {
    soon(Tick.NOW, services.settings().tick());
  }

  private void soon(Command what, Duration interval) {
    if (!timers.isTimerActive(what)) {
      long millis = interval.toMillis();
      timers.startSingleTimer(what, Duration.ofMillis(millis - now() % millis));
    }
  }

  // --- nature --------------------------------------------------------------------------------

  private void stepSoon() {
    if (!wilds.isAtRest()) {
      soon(Step.NOW, services.settings().nature());
    }
  }

  /** Grass grows, and dies, only where somebody has ever changed something. */
  private void growSoon() {
    if (content.isFounded() && !timers.isTimerActive(Grow.NOW)) {
      timers.startTimerWithFixedDelay(Grow.NOW, services.settings().grass());
    }
  }

  private Behavior<Command> onStep() {
    if (audience.isEmpty()) {
      return this; // it goes to sleep; when it wakes up, all of it counts as disturbed
    }
    if (content.awaitsCommit()) {
      stepSoon(); // what the blocks will be is not known yet
      return this;
    }
    Wilds.Step step = wilds.step(mesh);
    proposeNatural(step.changes());
    step.grains().forEach(this::handOver);
    stepSoon();
    return this;
  }

  private Behavior<Command> onGrow() {
    if (!audience.isEmpty() && !content.awaitsCommit()) {
      long moment = now() / services.settings().grass().toMillis() ^ chunk.hashCode();
      proposeNatural(wilds.grow(mesh, moment, services.settings().grassLooks()));
    }
    return this;
  }

  private void proposeNatural(List<Wilds.CellChange> changes) {
    if (changes.isEmpty()) {
      return;
    }
    List<ChunkLog.Proposal> proposals = new ArrayList<>(changes.size());
    for (Wilds.CellChange change : changes) {
      EditId id = new EditId(EditId.NATURE, natural++);
      content.natural(id);
      proposals.add(new ChunkLog.Proposal(id, change.cell(), change.block()));
    }
    propose(List.copyOf(proposals));
  }

  private void handOver(Grains.Grain grain) {
    if (!services.chunks().tell(grain.chunk(), new Take(grain, took))) {
      services.peers().tell(new PeersActor.Hand(grain, took));
    }
    againSoon();
  }

  private Behavior<Command> onTake(Take take) {
    Grains.Grain grain = take.grain();
    Runnable done = () -> take.replyTo().tell(new Grains.Taken(grain.id(), true));
    if (!Nature.givesWay(content.voxels().get(grain.cell())) && !content.knows(grain.id())) {
      take.replyTo().tell(new Grains.Taken(grain.id(), false));
      return this;
    }
    switch (content.judge(grain.id(), grain.cell(), grain.block())) {
      case PROPOSE -> {
        askers.put(grain.id(), done);
        propose(List.of(new ChunkLog.Proposal(grain.id(), grain.cell(), grain.block())));
      }
      case UNDER_WAY -> askers.put(grain.id(), done);
      case DONE -> done.run();
      case REFUSED -> take.replyTo().tell(new Grains.Taken(grain.id(), false));
    }
    return this;
  }

  private Behavior<Command> onTook(Took message) {
    wilds
        .answered(message.answer(), content.voxels())
        .ifPresent(change -> proposeNatural(List.of(change)));
    if (wilds.hasWaiting()) {
      againSoon();
    }
    return this;
  }

  private void againSoon() {
    if (!timers.isTimerActive(TryAgain.NOW)) {
      timers.startSingleTimer(TryAgain.NOW, services.settings().grainRetry());
    }
  }

  private Behavior<Command> onTryAgain() {
    wilds.tryAgain();
    stepSoon();
    return this;
  }

  private Behavior<Command> onLookAround() {
    long since = now() - services.settings().playerSilence().toMillis();
    players.silentSince(since).forEach(player -> voice.left(player, player.source()));
    if (players.isEmpty()) {
      timers.cancel(LookAround.NOW);
    }
    return this;
  }

  private void idleSoon() {
    timers.startSingleTimer(Idle.NOW, services.settings().idle());
  }

  private Behavior<Command> onIdle() {
    if (audience.isEmpty()) {
      shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }
    return this;
  }

  private Behavior<Command> onSave() {
    compact(1);
    return this;
  }

  private Behavior<Command> onStop() {
    compact(1);
    return Behaviors.stopped();
  }

  private Behavior<Command> onPostStop() {
    services.chunks().remove(chunk, getContext().getSelf());
    return this;
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
