package voxelpopuli.client.view;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Keeps the slices of all loaded chunks and rebuilds the vertices of those that changed.
 *
 * <p>{@link #load}, {@link #change} and {@link #unload} are called on the given executor, which
 * runs one task at a time, and building happens there too: never on the render thread. Each mark of
 * a chunk as dirty queues one building task, and each task builds the chunk that is most wanted at
 * that moment: changed ones first, then the nearest.
 */
public final class MeshWorks {

  private final Executor executor;
  private final Map<ChunkPos, KeptSlices> kept = new HashMap<>();
  private final Map<ChunkPos, Boolean> dirty = new LinkedHashMap<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final ReadyMeshes ready = new ReadyMeshes();
  private boolean plain;
  private volatile ChunkPos eye = new ChunkPos(0, 0, 0);

  public MeshWorks(Executor executor) {
    this.executor = executor;
  }

  /** A chunk's whole mesh: what is not among the slices is empty. */
  public void load(ChunkPos chunk, List<MeshSlice> slices) {
    KeptSlices before = kept.get(chunk);
    KeptSlices all = new KeptSlices();
    all.put(slices);
    if (before != null) {
      all.guessLike(before);
    }
    kept.put(chunk, all);
    mark(chunk, before != null);
  }

  /** New slices of a loaded chunk; of a chunk that is not loaded they mean nothing. */
  public void change(ChunkPos chunk, List<MeshSlice> slices) {
    KeptSlices all = kept.get(chunk);
    if (all != null) {
      all.put(slices);
      mark(chunk, true);
    }
  }

  /** Shows what an edit will probably look like, over what came. */
  public void guess(ChunkPos chunk, List<MeshSlice> slices) {
    KeptSlices all = kept.get(chunk);
    if (all != null) {
      all.guess(slices);
      mark(chunk, true);
    }
  }

  /** Shows what came for these slices, again. */
  public void forgetGuesses(ChunkPos chunk, Collection<Integer> numbers) {
    KeptSlices all = kept.get(chunk);
    if (all != null && !numbers.isEmpty()) {
      numbers.forEach(all::forgetGuess);
      mark(chunk, true);
    }
  }

  public void unload(ChunkPos chunk) {
    if (kept.remove(chunk) != null) {
      dirty.remove(chunk);
      ready.put(chunk, new ChunkVertices(), false);
    }
  }

  /**
   * Draws every face as a quad of its own, or merged again: for comparing the two. May be called on
   * any thread.
   */
  public void drawPlain(boolean wanted) {
    waiting.incrementAndGet();
    executor.execute(
        () -> {
          plain = wanted;
          kept.keySet().forEach(chunk -> mark(chunk, false));
          waiting.decrementAndGet();
        });
  }

  /** Where the player is: nearer chunks are built first. */
  public void look(ChunkPos eye) {
    this.eye = eye;
  }

  /** Meshes for the render thread. */
  public ReadyMeshes ready() {
    return ready;
  }

  /** Chunks whose slices are kept; to be asked where events are. */
  public int kept() {
    return kept.size();
  }

  /** Chunks that wait to be built or shown. */
  public int queued() {
    return waiting.get() + ready.size();
  }

  private void mark(ChunkPos chunk, boolean urgent) {
    dirty.merge(chunk, urgent, Boolean::logicalOr);
    waiting.incrementAndGet();
    executor.execute(this::buildMostWanted);
  }

  private void buildMostWanted() {
    ChunkPos best = null;
    long bestScore = Long.MAX_VALUE;
    for (Map.Entry<ChunkPos, Boolean> entry : dirty.entrySet()) {
      long score = entry.getValue() ? -1 : distance(entry.getKey(), eye);
      if (score < bestScore) {
        best = entry.getKey();
        bestScore = score;
      }
    }
    if (best != null) {
      boolean urgent = dirty.remove(best);
      ready.put(best, kept.get(best).build(plain), urgent);
    }
    waiting.decrementAndGet();
  }

  private static long distance(ChunkPos a, ChunkPos b) {
    long dx = a.x() - b.x();
    long dy = a.y() - b.y();
    long dz = a.z() - b.z();
    return dx * dx + dy * dy + dz * dz;
  }
}
