package voxelpopuli.world.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * The untouched ground of one world, which the client generates itself: a node then needs to send
 * only what people changed.
 *
 * <p>Shared by all clients of a {@link ClientLoop}, on its thread: a crowd at one place generates
 * it once.
 */
final class Ground {

  /** Chunks that are remembered, of up to 4 KiB: what a crowd at one place sees. */
  private static final int REMEMBERED = 512;

  private final Terrain terrain;
  private final Map<ChunkPos, Voxels> recent =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ChunkPos, Voxels> eldest) {
          return size() > REMEMBERED;
        }
      };

  Ground(long seed) {
    this.terrain = Terrain.of(seed);
  }

  /** Whether a node's welcome tells of ground that we can generate. */
  static boolean isKnown(JsonNode welcome) {
    return welcome.path("terrain").asInt() == Terrain.VERSION
        && welcome.path("seed").isIntegralNumber();
  }

  /** A chunk that nobody touched. Not to be written. */
  Voxels at(ChunkPos chunk) {
    return recent.computeIfAbsent(chunk, terrain::generate);
  }
}
