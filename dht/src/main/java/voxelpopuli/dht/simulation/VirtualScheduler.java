package voxelpopuli.dht.simulation;

import com.typesafe.config.Config;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.pekko.actor.AbstractScheduler;
import org.apache.pekko.actor.Cancellable;
import org.apache.pekko.event.LoggingAdapter;
import scala.concurrent.ExecutionContext;
import scala.concurrent.duration.FiniteDuration;

/** Pekko's timers on a simulation's clock; named in the simulation's configuration. */
public final class VirtualScheduler extends AbstractScheduler {

  private static final int WAITING = 0;
  private static final int DONE = 1;
  private static final int CANCELLED = 2;

  private final VirtualTime time;

  public VirtualScheduler(Config config, LoggingAdapter log, ThreadFactory threads) {
    this.time = VirtualTime.of(config.getLong(Simulation.ID_KEY));
  }

  @Override
  @SuppressWarnings("deprecation") // abstract there, so it must exist here
  public Cancellable schedule(
      FiniteDuration initialDelay,
      FiniteDuration interval,
      Runnable runnable,
      ExecutionContext executor) {
    Timer timer = new Timer();
    repeat(timer, initialDelay.toNanos(), interval.toNanos(), runnable, executor);
    return timer;
  }

  private void repeat(
      Timer timer, long delay, long interval, Runnable runnable, ExecutionContext executor) {
    time.schedule(
        delay,
        () -> {
          if (!timer.isCancelled()) {
            executor.execute(runnable);
            repeat(timer, interval, interval, runnable, executor);
          }
        });
  }

  @Override
  public Cancellable scheduleOnce(
      FiniteDuration delay, Runnable runnable, ExecutionContext executor) {
    Timer timer = new Timer();
    time.schedule(
        delay.toNanos(),
        () -> {
          if (timer.fire()) {
            executor.execute(runnable);
          }
        });
    return timer;
  }

  @Override
  public double maxFrequency() {
    return 1_000_000;
  }

  private static final class Timer implements Cancellable {
    private final AtomicInteger state = new AtomicInteger(WAITING);

    boolean fire() {
      return state.compareAndSet(WAITING, DONE);
    }

    @Override
    public boolean cancel() {
      return state.compareAndSet(WAITING, CANCELLED);
    }

    @Override
    public boolean isCancelled() {
      return state.get() == CANCELLED;
    }
  }
}
