package voxelpopuli.world.chunk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * When nature runs in a chunk, and what becomes of it: proposals to the log, and grains for the
 * chunk below.
 *
 * <p>Only while somebody watches, and never while proposals are not committed yet: what the blocks
 * will be is then not known, and water could flow over a wall that was just built. Part of {@link
 * ChunkActor}, on its thread.
 */
final class ChunkNature {

  /** What nature's timers are for. */
  enum Alarm {
    /** A step of water and sand. */
    STEP,
    /** A look at some grass. */
    GROW,
    /** Grains that nobody took are offered again. */
    TRY_AGAIN
  }

  private final ChunkPos chunk;
  private final ChunkServices services;
  private final ChunkContent content;
  private final TimerScheduler<ChunkActor.Command> timers;
  private final Consumer<List<ChunkLog.Proposal>> log;
  private final ActorRef<Grains.Taken> took;
  private final Wilds wilds;
  private long proposed;

  ChunkNature(
      ChunkPos chunk,
      ChunkServices services,
      ChunkContent content,
      TimerScheduler<ChunkActor.Command> timers,
      Consumer<List<ChunkLog.Proposal>> log,
      ActorRef<Grains.Taken> took) {
    this.chunk = chunk;
    this.services = services;
    this.content = content;
    this.timers = timers;
    this.log = log;
    this.took = took;
    this.wilds = new Wilds(chunk, services.settings().natureChanges(), now());
  }

  /**
   * The chunk woke up; if it or a neighbour was ever edited, something may have been left undone.
   */
  void woke(boolean touched) {
    if (touched) {
      wilds.disturbAll();
      goOn();
    }
    founded();
  }

  /** Grass grows, and dies, only where somebody has ever changed something. */
  void founded() {
    if (content.isFounded() && !timers.isTimerActive(Alarm.GROW)) {
      timers.startTimerWithFixedDelay(
          Alarm.GROW, new ChunkActor.NatureDue(Alarm.GROW), services.settings().grass());
    }
  }

  /** Blocks changed, here or next to us. */
  void disturbed(List<BlockChange> changes) {
    wilds.disturb(changes);
    goOn();
  }

  /** Steps soon if something is disturbed, at a time that all chunks of the node share. */
  void goOn() {
    if (!wilds.isAtRest() && !timers.isTimerActive(Alarm.STEP)) {
      Duration delay = ChunkActor.untilNext(services.settings().nature(), now());
      timers.startSingleTimer(Alarm.STEP, new ChunkActor.NatureDue(Alarm.STEP), delay);
    }
  }

  /** A time has come. */
  void due(Alarm alarm, ChunkMesh mesh, boolean watched) {
    if (alarm == Alarm.TRY_AGAIN) {
      wilds.tryAgain();
      goOn();
    } else if (watched && content.awaitsCommit()) {
      goOn();
    } else if (watched && alarm == Alarm.STEP) {
      Wilds.Step step = wilds.step(mesh);
      propose(step.changes());
      step.grains().forEach(this::handOver);
      goOn();
    } else if (watched) {
      long moment = now() / services.settings().grass().toMillis() ^ chunk.hashCode();
      propose(wilds.grow(mesh, moment, services.settings().grassLooks()));
    }
  }

  /** The chunk below answered. */
  void answered(Grains.Taken answer) {
    wilds.answered(answer, content.voxels()).ifPresent(change -> propose(List.of(change)));
    if (wilds.hasWaiting()) {
      againSoon();
    }
  }

  private void propose(List<Wilds.CellChange> changes) {
    if (changes.isEmpty()) {
      return;
    }
    List<ChunkLog.Proposal> proposals = new ArrayList<>(changes.size());
    for (Wilds.CellChange change : changes) {
      EditId id = new EditId(EditId.NATURE, proposed++);
      content.natural(id);
      proposals.add(new ChunkLog.Proposal(id, change.cell(), change.block()));
    }
    log.accept(List.copyOf(proposals));
  }

  private void handOver(Grains.Grain grain) {
    if (!services.chunks().tell(grain.chunk(), new ChunkActor.Take(grain, took))) {
      services.peers().tell(new PeersActor.Hand(grain, took));
    }
    againSoon();
  }

  private void againSoon() {
    if (!timers.isTimerActive(Alarm.TRY_AGAIN)) {
      timers.startSingleTimer(
          Alarm.TRY_AGAIN,
          new ChunkActor.NatureDue(Alarm.TRY_AGAIN),
          services.settings().grainRetry());
    }
  }

  private static long now() {
    return System.currentTimeMillis();
  }
}
