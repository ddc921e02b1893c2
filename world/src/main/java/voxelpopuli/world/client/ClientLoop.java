package voxelpopuli.world.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/**
 * One thread with a selector that carries any number of clients: a thousand bots need no thousand
 * threads.
 *
 * <p>All that a {@link WorldClient} knows is touched by this thread alone, so that none of it needs
 * a lock.
 */
public final class ClientLoop implements AutoCloseable {

  private record Later(long at, long order, Runnable task) implements Comparable<Later> {
    @Override
    public int compareTo(Later other) {
      return at != other.at ? Long.compare(at - other.at, 0) : Long.compare(order, other.order);
    }
  }

  private final Selector selector;
  private final Thread thread;
  private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
  private final PriorityQueue<Later> later = new PriorityQueue<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(64 * 1024);
  private final Map<Long, Ground> grounds = new HashMap<>();
  private long order;
  private volatile boolean closed;

  /** Starts the thread. */
  public ClientLoop(String name) {
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot open a selector", e);
    }
    thread = new Thread(this::run, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Runs the task on the loop's thread, soon. */
  void post(Runnable task) {
    posted.add(task);
    if (Thread.currentThread() != thread) {
      selector.wakeup();
    }
  }

  /** Runs the task on the loop's thread after a while. To be called on that thread. */
  void after(long millis, Runnable task) {
    later.add(new Later(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis), order++, task));
  }

  /** Watches a channel; the link hears when it can connect, read or write. */
  SelectionKey register(SocketChannel channel, int operations, Link link) throws IOException {
    return channel.register(selector, operations, link);
  }

  /** The untouched ground of the world with this seed. To be called on the loop's thread. */
  Ground ground(long seed) {
    return grounds.computeIfAbsent(seed, Ground::new);
  }

  /** A buffer to read into, of use until the reader returns. */
  ByteBuffer buffer() {
    return buffer.clear();
  }

  /** Ends the thread; clients that still run on it fall silent. */
  @Override
  public void close() {
    closed = true;
    selector.wakeup();
  }

  private void run() {
    try (selector) {
      while (!closed) {
        selector.select(this::ready, waitMillis());
        for (Runnable task = posted.poll(); task != null; task = posted.poll()) {
          task.run();
        }
        long now = System.nanoTime();
        while (!later.isEmpty() && later.peek().at() - now <= 0) {
          later.poll().task().run();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the selector failed", e);
    } catch (ClosedSelectorException e) {
      // Only close() closes it.
    }
  }

  private long waitMillis() {
    if (!posted.isEmpty()) {
      return 1;
    }
    if (later.isEmpty()) {
      return 0; // until woken
    }
    return Math.max(1, TimeUnit.NANOSECONDS.toMillis(later.peek().at() - System.nanoTime()));
  }

  private void ready(SelectionKey key) {
    ((Link) key.attachment()).ready(key);
  }
}
