package voxelpopuli.dht.simulation;

import java.time.Duration;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import voxelpopuli.dht.TimeSource;

/**
 * A clock that stands still while there is work, and jumps to the next event when there is none.
 *
 * <p>Everything runs on the thread that calls {@link #run}: actors, timers and datagrams, in the
 * order of their times, and of their coming where times are equal.
 */
public final class VirtualTime implements TimeSource {

  /** Pekko makes executor and scheduler by class name; this is how they find their clock. */
  private static final Map<Long, VirtualTime> RUNNING = new ConcurrentHashMap<>();

  private static final AtomicLong NEXT_ID = new AtomicLong();

  /** 2026-01-01T00:00:00Z: any date does, as long as it is the same in every run. */
  private static final long START_WALL_MILLIS = 1_767_225_600_000L;

  private static final class Event implements Comparable<Event> {
    private final long nanos;
    private final long order;
    private final Runnable action;

    Event(long nanos, long order, Runnable action) {
      this.nanos = nanos;
      this.order = order;
      this.action = action;
    }

    @Override
    public int compareTo(Event other) {
      return nanos != other.nanos
          ? Long.compare(nanos, other.nanos)
          : Long.compare(order, other.order);
    }
  }

  private final long id = NEXT_ID.incrementAndGet();
  private final Queue<Runnable> ready = new ConcurrentLinkedQueue<>();
  private final PriorityQueue<Event> events = new PriorityQueue<>(1_024);
  private volatile long now;
  private long order;

  VirtualTime() {
    RUNNING.put(id, this);
  }

  static VirtualTime of(long id) {
    return RUNNING.get(id);
  }

  long id() {
    return id;
  }

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public long wallMillis() {
    return START_WALL_MILLIS + now / 1_000_000;
  }

  /** To be done now, after what is already waiting. For any thread. */
  void execute(Runnable task) {
    ready.add(task);
  }

  /** To be done later. For any thread; in a run only the simulation's own calls this. */
  void schedule(long delayNanos, Runnable action) {
    synchronized (events) {
      events.add(new Event(now + Math.max(0, delayNanos), order++, action));
    }
  }

  /** Lets this much time pass. */
  public void run(Duration duration) {
    runUntil(() -> false, duration);
  }

  /** Lets time pass until something is true, or for this long; returns whether it became true. */
  public boolean runUntil(BooleanSupplier condition, Duration longest) {
    long end = now + longest.toNanos();
    while (true) {
      for (Runnable task = ready.poll(); task != null; task = ready.poll()) {
        task.run();
      }
      if (condition.getAsBoolean()) {
        return true;
      }
      Event next = due(end);
      if (next == null) {
        now = end;
        return condition.getAsBoolean();
      }
      now = next.nanos;
      next.action.run();
    }
  }

  private Event due(long end) {
    synchronized (events) {
      Event next = events.peek();
      return next == null || next.nanos > end ? null : events.poll();
    }
  }

  void forget() {
    RUNNING.remove(id);
  }
}
