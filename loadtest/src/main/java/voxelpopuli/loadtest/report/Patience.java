package voxelpopuli.loadtest.report;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** Waiting that is part of a measurement: for time to pass, or for something to become true. */
public final class Patience {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private static final ScheduledExecutorService CLOCK =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "patience");
            thread.setDaemon(true);
            return thread;
          });

  private Patience() {}

  /** Lets time pass behind a progress bar. */
  public static void pass(String what, Duration time) throws InterruptedException {
    long start = System.nanoTime();
    try (ProgressBar bar = ProgressBar.of(what, time.toSeconds())) {
      until(
          time.plus(SECOND),
          SECOND,
          () -> {
            bar.at((System.nanoTime() - start) / SECOND.toNanos());
            return System.nanoTime() - start >= time.toNanos();
          });
    }
  }

  /** Does something so many times at a steady pace, whether or not its effects are there yet. */
  public static void paced(String what, int times, Duration every, IntConsumer task)
      throws InterruptedException {
    AtomicInteger done = new AtomicInteger();
    try (ProgressBar bar = ProgressBar.of(what, times)) {
      until(
          every.multipliedBy(2L * times).plus(SECOND),
          every,
          () -> {
            // One more look may come between the last time and the end of looking.
            if (done.get() < times) {
              task.accept(done.getAndIncrement());
              bar.step();
            }
            return done.get() == times;
          });
    }
  }

  /**
   * Waits for a condition.
   *
   * @param every how often to look; the first time at once
   * @return whether it became true within the limit
   */
  public static boolean until(Duration limit, Duration every, BooleanSupplier condition)
      throws InterruptedException {
    CompletableFuture<Void> met = new CompletableFuture<>();
    Runnable look =
        () -> {
          try {
            if (condition.getAsBoolean()) {
              met.complete(null);
            }
          } catch (RuntimeException e) {
            met.completeExceptionally(e);
          }
        };
    var looking = CLOCK.scheduleAtFixedRate(look, 0, every.toNanos(), TimeUnit.NANOSECONDS);
    try {
      met.get(limit.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException e) {
      throw new IllegalStateException("what was waited for cannot be seen", e.getCause());
    } finally {
      looking.cancel(false);
    }
  }
}
