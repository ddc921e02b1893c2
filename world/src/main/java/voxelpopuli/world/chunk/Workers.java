package voxelpopuli.world.chunk;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * The few threads that generate and mesh chunks, the most urgent first.
 *
 * <p>Few, so that fresh terrain never starves the players who are there already: their edits and
 * moves are the affair of other threads. Urgency is a chunk's priority as the nearest of those who
 * want it gave it; equals are served in the order in which they came.
 */
public final class Workers implements AutoCloseable {

  /** The priority of what nobody waits for. */
  public static final int WHENEVER = Integer.MAX_VALUE;

  /** Something to make, in the queue or past it. */
  public static final class Task<T> implements Runnable, Comparable<Task<?>> {
    private final Supplier<T> work;
    private final long order;
    private final CompletableFuture<T> result;
    private final int priority;

    private Task(Supplier<T> work, int priority, long order, CompletableFuture<T> result) {
      this.work = work;
      this.priority = priority;
      this.order = order;
      this.result = result;
    }

    /** What comes of it. */
    public CompletionStage<T> result() {
      return result;
    }

    @Override
    public void run() {
      try {
        result.complete(work.get());
      } catch (RuntimeException | Error e) {
        result.completeExceptionally(e);
      }
    }

    @Override
    public int compareTo(Task<?> other) {
      return priority != other.priority
          ? Integer.compare(priority, other.priority)
          : Long.compare(order, other.order);
    }
  }

  private final ThreadPoolExecutor pool;
  private final AtomicLong orders = new AtomicLong();

  /**
   * Starts when first needed.
   *
   * @param threads how many; 0 for one less than the machine has cores, but one at least
   */
  public Workers(int threads) {
    int size = threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    AtomicLong numbers = new AtomicLong();
    pool =
        new ThreadPoolExecutor(
            size,
            size,
            0,
            TimeUnit.SECONDS,
            new PriorityBlockingQueue<>(),
            work -> {
              Thread thread = new Thread(work, "chunk-worker-" + numbers.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            },
            new ThreadPoolExecutor.DiscardPolicy());
  }

  /**
   * Has something made.
   *
   * @param priority the smaller, the sooner
   */
  public <T> Task<T> submit(int priority, Supplier<T> work) {
    Task<T> task = new Task<>(work, priority, orders.getAndIncrement(), new CompletableFuture<>());
    pool.execute(task);
    return task;
  }

  /**
   * Moves a task forward, if it still waits and this is sooner; gives the one that stands for it.
   */
  public <T> Task<T> sooner(Task<T> task, int priority) {
    if (priority >= task.priority || !pool.remove(task)) {
      return task;
    }
    Task<T> next = new Task<>(task.work, priority, task.order, task.result);
    pool.execute(next);
    return next;
  }

  /** Tasks that wait. */
  public int waiting() {
    return pool.getQueue().size();
  }

  /** Ends the threads after what they have in hand; what waits is never made. */
  @Override
  public void close() {
    pool.shutdownNow();
  }
}
