package voxelpopuli.world.location;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Chunks that this node took over because the server that the overlay named did not answer. It may
 * only have slept, and think when it wakes up that it serves them still.
 */
final class Predecessors {

  /** Some 100 bytes each; of further ones the owner that comes back has to learn by itself. */
  private static final int MAX = 16_384;

  private final Map<GameAddress, Set<ChunkPos>> tookFrom = new HashMap<>();
  private int size;

  void add(ChunkPos chunk, GameAddress from) {
    if (size < MAX && tookFrom.computeIfAbsent(from, one -> new LinkedHashSet<>()).add(chunk)) {
      size++;
    }
  }

  /** One chunk of each, to find out by whether its old server answers again. */
  Map<GameAddress, ChunkPos> samples() {
    Map<GameAddress, ChunkPos> samples = new HashMap<>();
    tookFrom.forEach((from, chunks) -> samples.put(from, chunks.iterator().next()));
    return samples;
  }

  /** We do not serve this chunk any more. */
  void forget(ChunkPos chunk) {
    for (Set<ChunkPos> chunks : tookFrom.values()) {
      if (chunks.remove(chunk)) {
        size--;
      }
    }
    tookFrom.values().removeIf(Set::isEmpty);
  }

  /** The chunk's old server answered: gives it, and all chunks that were its. */
  Optional<Map.Entry<GameAddress, List<ChunkPos>>> answered(ChunkPos chunk) {
    for (Map.Entry<GameAddress, Set<ChunkPos>> entry : tookFrom.entrySet()) {
      if (entry.getValue().contains(chunk)) {
        tookFrom.remove(entry.getKey());
        size -= entry.getValue().size();
        return Optional.of(Map.entry(entry.getKey(), new ArrayList<>(entry.getValue())));
      }
    }
    return Optional.empty();
  }
}
