package voxelpopuli.client.link;

import java.util.concurrent.Executor;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One thread that hears of the world and builds meshes from what it heard. News go first and in
 * order; building waits for them, for otherwise a changed block would stand in line behind hundreds
 * of far chunks.
 */
final class Hearing implements Executor, AutoCloseable {

  private static final int NEWS = 0;
  private static final int BUILDING = 1;

  private record Task(int rank, long number, Runnable work) implements Runnable, Comparable<Task> {
    @Override
    public void run() {
      work.run();
    }

    @Override
    public int compareTo(Task other) {
      return rank != other.rank
          ? Integer.compare(rank, other.rank)
          : Long.compare(number, other.number);
    }
  }

  private final AtomicLong count = new AtomicLong();
  // What comes after the end is nobody's business any more.
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new PriorityBlockingQueue<>(),
          Hearing::thread,
          new ThreadPoolExecutor.DiscardPolicy());

  Hearing() {
    // A task that goes straight to a fresh thread would not pass through the queue.
    thread.prestartAllCoreThreads();
  }

  /** News of the world: before all building. */
  @Override
  public void execute(Runnable news) {
    thread.execute(new Task(NEWS, count.incrementAndGet(), news));
  }

  /** For the building of meshes. */
  Executor building() {
    return work -> thread.execute(new Task(BUILDING, count.incrementAndGet(), work));
  }

  @Override
  public void close() {
    thread.shutdown();
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "world view");
    thread.setDaemon(true);
    return thread;
  }
}
