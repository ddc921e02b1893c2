package voxelpopuli.dht.rpc;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Calls under way: which number belongs to which, when each is overdue, when it is tried again,
 * when it has failed. An answer counts only from the address that was asked.
 *
 * @param <C> what the owner keeps with a call
 */
public final class CallTable<C> {

  /** One call under way. */
  public static final class Pending<C> {
    private final C call;
    private final InetSocketAddress to;
    private final List<Attempt> attempts = new ArrayList<>(2);
    private long overdueNanos;
    private long deadlineNanos;
    private int retriesLeft;
    private boolean overdueTold;
    private long timeoutNanos;

    private Pending(C call, InetSocketAddress to, long overdueNanos, int retries) {
      this.call = call;
      this.to = to;
      this.overdueNanos = overdueNanos;
      this.retriesLeft = retries;
    }

    public C call() {
      return call;
    }

    public InetSocketAddress to() {
      return to;
    }

    /** Whether it was sent more than once. */
    public boolean wasRetried() {
      return attempts.size() > 1;
    }
  }

  private record Attempt(long id, long sentNanos) {}

  /** What {@link #tick} found. */
  public sealed interface Due<C> {
    Pending<C> pending();
  }

  /** The answer is overdue; said once for a call. */
  public record Overdue<C>(Pending<C> pending) implements Due<C> {}

  /** Send it again, under a new number: {@link #attempt}. */
  public record Retry<C>(Pending<C> pending) implements Due<C> {}

  /** No answer, and no retry left; the call is out of the table. */
  public record Expired<C>(Pending<C> pending) implements Due<C> {}

  /** A call that was answered, and how long the attempt took that was answered. */
  public record Matched<C>(Pending<C> pending, long roundTripNanos) {}

  private final Map<Long, Pending<C>> byId = new HashMap<>();
  private final Set<Pending<C>> all = new LinkedHashSet<>();

  /** Enters a call; {@link #attempt} then numbers its first attempt. */
  public Pending<C> open(C call, InetSocketAddress to, long now, long overdueAfter, int retries) {
    Pending<C> pending = new Pending<>(call, to, now + overdueAfter, retries);
    all.add(pending);
    return pending;
  }

  /** One more attempt of a call goes out now. */
  public void attempt(Pending<C> pending, long id, long now, long timeoutNanos) {
    pending.attempts.add(new Attempt(id, now));
    pending.timeoutNanos = timeoutNanos;
    pending.deadlineNanos = now + timeoutNanos;
    byId.put(id, pending);
  }

  /** Whether a number is in use. */
  public boolean isTaken(long id) {
    return byId.containsKey(id);
  }

  /** Takes a call out that is answered; empty for unknown numbers and wrong addresses. */
  public Optional<Matched<C>> answered(long id, InetSocketAddress from, long now) {
    Pending<C> pending = byId.get(id);
    if (pending == null || !pending.to.equals(from)) {
      return Optional.empty();
    }
    long sent = now;
    for (Attempt attempt : pending.attempts) {
      if (attempt.id == id) {
        sent = attempt.sentNanos;
      }
    }
    remove(pending);
    return Optional.of(new Matched<>(pending, now - sent));
  }

  /** What is due at this time. */
  public List<Due<C>> tick(long now) {
    List<Due<C>> due = new ArrayList<>();
    for (Pending<C> pending : List.copyOf(all)) {
      if (!pending.overdueTold && now >= pending.overdueNanos) {
        pending.overdueTold = true;
        due.add(new Overdue<>(pending));
      }
      if (now < pending.deadlineNanos) {
        continue;
      }
      if (pending.retriesLeft > 0) {
        pending.retriesLeft--;
        due.add(new Retry<>(pending));
      } else {
        remove(pending);
        due.add(new Expired<>(pending));
      }
    }
    return due;
  }

  /** We were not awake for so long: nobody is to blame for not having been heard meanwhile. */
  public void postpone(long nanos) {
    for (Pending<C> pending : all) {
      pending.overdueNanos += nanos;
      pending.deadlineNanos += nanos;
    }
  }

  /** Time-out of the last attempt of a call. */
  public long lastTimeout(Pending<C> pending) {
    return pending.timeoutNanos;
  }

  /** Calls under way. */
  public int size() {
    return all.size();
  }

  private void remove(Pending<C> pending) {
    for (Attempt attempt : pending.attempts) {
      byId.remove(attempt.id);
    }
    all.remove(pending);
  }
}
