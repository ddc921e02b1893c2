package voxelpopuli.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.location.LocatorActor;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Finds an owner for every chunk around a place before anybody goes there.
 *
 * <ol>
 *   <li>asks the locator for the chunks, nearest first, which makes the nearest nodes serve them,
 *   <li>a few a second, so that players notice nothing,
 *   <li>tells how far it is.
 * </ol>
 *
 * <p>Terrain itself is a function of the seed and is not stored; what is slow about fresh ground is
 * agreeing on who serves it.
 *
 * <p>Made by {@link World} for one order; stops when all is done, or with the world.
 */
final class PregenActor extends AbstractBehavior<PregenActor.Command> {

  sealed interface Command {}

  private record Answered(Located located) implements Command {}

  private enum Tick implements Command {
    NOW
  }

  static Behavior<Command> create(
      World.Pregen order, PregenSettings settings, ActorRef<LocatorActor.Command> locator) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> new PregenActor(context, timers, order, settings, locator)));
  }

  private final World.Pregen order;
  private final PregenSettings settings;
  private final ActorRef<LocatorActor.Command> locator;
  private final ActorRef<Located> answers;
  private final Iterator<ChunkPos> todo;
  private final int total;
  private int waiting;
  private int done;
  private int failed;

  private PregenActor(
      ActorContext<Command> context,
      TimerScheduler<Command> timers,
      World.Pregen order,
      PregenSettings settings,
      ActorRef<LocatorActor.Command> locator) {
    super(context);
    this.order = order;
    this.settings = settings;
    this.locator = locator;
    this.answers = context.messageAdapter(Located.class, Answered::new);
    List<ChunkPos> chunks = around(order.centre(), order.radius(), settings);
    this.total = chunks.size();
    this.todo = chunks.iterator();
    timers.startTimerWithFixedDelay(Tick.NOW, settings.tick());
  }

  /** The chunks of a square of columns, nearest first, between the lowest and the highest layer. */
  static List<ChunkPos> around(ChunkPos centre, int radius, PregenSettings settings) {
    List<ChunkPos> chunks = new ArrayList<>();
    for (int x = -radius; x <= radius; x++) {
      for (int z = -radius; z <= radius; z++) {
        for (int y = settings.lowest(); y <= settings.highest(); y++) {
          chunks.add(new ChunkPos(centre.x() + x, y, centre.z() + z));
        }
      }
    }
    chunks.sort(
        Comparator.comparingLong(
            chunk -> square(chunk.x() - centre.x()) + square(chunk.z() - centre.z())));
    return chunks;
  }

  private static long square(long number) {
    return number * number;
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Tick.class, tick -> onTick())
        .onMessage(Answered.class, this::onAnswered)
        .build();
  }

  private Behavior<Command> onTick() {
    for (int i = 0; i < settings.perTick() && todo.hasNext(); i++) {
      if (waiting >= settings.atOnce()) {
        break;
      }
      waiting++;
      locator.tell(new LocatorActor.Locate(todo.next(), answers));
    }
    order.listener().tell(new World.PregenProgress(done, failed, total));
    return done + failed == total ? Behaviors.stopped() : this;
  }

  private Behavior<Command> onAnswered(Answered answer) {
    waiting--;
    if (answer.located() instanceof Located.Nowhere) {
      failed++;
    } else {
      done++;
    }
    return this;
  }
}
