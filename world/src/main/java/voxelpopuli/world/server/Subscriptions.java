package voxelpopuli.world.server;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The chunks that one session wants, and how far each has come.
 *
 * <p>Few are fetched at a time, the best first, so that a client that turns gets what it needs now
 * and not what it asked for a second ago. At first very few, so that the first chunk comes soon;
 * one more with each that came.
 */
final class Subscriptions {

  /** How far a chunk has come. */
  enum Stage {
    WAITING,
    LOADING,
    LIVE
  }

  /** One wanted chunk. */
  static final class Subscription {
    final ChunkPos chunk;
    private int priority;
    private long order;
    private Stage stage = Stage.WAITING;
    private ActorRef<ChunkActor.Command> source;

    private Subscription(ChunkPos chunk) {
      this.chunk = chunk;
    }

    Stage stage() {
      return stage;
    }

    /** The chunk itself, once it is live. */
    ActorRef<ChunkActor.Command> source() {
      return source;
    }
  }

  /** Chunks that are fetched at a time when a session is new. */
  private static final int FIRST_LOADS = 4;

  private final int max;
  private final int mostLoads;
  private int loads;
  private final Map<ChunkPos, Subscription> all = new HashMap<>();
  private final TreeSet<Subscription> waiting =
      new TreeSet<>(
          Comparator.<Subscription>comparingInt(one -> one.priority)
              .thenComparingLong(one -> one.order));
  private int loading;
  private long orders;

  /**
   * Wants nothing yet.
   *
   * @param max chunks wanted at a time
   * @param mostLoads chunks fetched at a time
   */
  Subscriptions(int max, int mostLoads) {
    this.max = max;
    this.mostLoads = mostLoads;
    this.loads = Math.min(FIRST_LOADS, mostLoads);
  }

  /** Wants a chunk, or wants it more or less than before; false when there are too many. */
  boolean want(ChunkPos chunk, int priority) {
    Subscription one = all.get(chunk);
    if (one == null) {
      if (all.size() >= max) {
        return false;
      }
      one = new Subscription(chunk);
      one.order = orders++;
      all.put(chunk, one);
    } else if (one.stage != Stage.WAITING) {
      return true;
    }
    waiting.remove(one);
    one.priority = priority;
    waiting.add(one);
    return true;
  }

  /** Wants it no more; gives the chunk if it was live. */
  Optional<ActorRef<ChunkActor.Command>> drop(ChunkPos chunk) {
    Subscription one = all.remove(chunk);
    if (one == null) {
      return Optional.empty();
    }
    waiting.remove(one);
    if (one.stage == Stage.LOADING) {
      loadedOne();
    }
    return Optional.ofNullable(one.source);
  }

  /** The best one that waits, which is loading from now on; none while enough are. */
  Optional<ChunkPos> next() {
    if (loading >= loads || waiting.isEmpty()) {
      return Optional.empty();
    }
    Subscription best = waiting.pollFirst();
    best.stage = Stage.LOADING;
    loading++;
    return Optional.of(best.chunk);
  }

  private void loadedOne() {
    loading--;
    loads = Math.min(mostLoads, loads + 1);
  }

  /** How much a chunk is wanted; the smaller, the more. */
  int priority(ChunkPos chunk) {
    Subscription one = all.get(chunk);
    return one == null ? Integer.MAX_VALUE : one.priority;
  }

  int loading() {
    return loading;
  }

  /** Whether the chunk is awaited. */
  boolean isLoading(ChunkPos chunk) {
    Subscription one = all.get(chunk);
    return one != null && one.stage == Stage.LOADING;
  }

  /** The chunk has come. */
  void live(ChunkPos chunk, ActorRef<ChunkActor.Command> source) {
    Subscription one = all.get(chunk);
    if (one.stage == Stage.LOADING) {
      loadedOne();
    }
    one.stage = Stage.LIVE;
    one.source = source;
  }

  /** The chunk, if it is live. */
  Optional<ActorRef<ChunkActor.Command>> source(ChunkPos chunk) {
    return Optional.ofNullable(all.get(chunk)).map(Subscription::source);
  }

  boolean isWanted(ChunkPos chunk) {
    return all.containsKey(chunk);
  }

  Collection<Subscription> all() {
    return all.values();
  }
}
