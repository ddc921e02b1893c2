package voxelpopuli.world;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/** A generated world's chunks with all that is around them, remembered. */
public final class GeneratedChunks {

  /** No ground or tree reaches this chunk. */
  private static final int TOP = 10;

  private final Terrain terrain;
  private final Map<ChunkPos, Voxels> voxels = new HashMap<>();
  private final Map<ChunkPos, SkyPlane> skies = new HashMap<>();

  public GeneratedChunks(long seed) {
    terrain = Terrain.of(seed);
  }

  public Voxels voxels(ChunkPos pos) {
    return voxels.computeIfAbsent(pos, terrain::generate);
  }

  public Neighbourhood around(ChunkPos pos) {
    return Neighbourhood.gather(pos, this::voxels, this::skyAbove);
  }

  /** A chunk somewhere within 3,200 blocks whose middle column crosses the ground. */
  public Neighbourhood surface(Random random) {
    int x = random.nextInt(200) - 100;
    int z = random.nextInt(200) - 100;
    return around(new ChunkPos(x, terrain.surfaceHeight(x * 32 + 16, z * 32 + 16) >> 5, z));
  }

  /** A ground block with air above it, away from the chunk's borders; empty if there is none. */
  public static int[] ground(Neighbourhood around, Random random) {
    for (int i = 0; i < 10_000; i++) {
      int x = 2 + random.nextInt(28);
      int y = 2 + random.nextInt(28);
      int z = 2 + random.nextInt(28);
      if (Blocks.of(around.block(x, y, z)).opaque() && around.block(x, y + 1, z) == Blocks.AIR) {
        return new int[] {x, y, z};
      }
    }
    return new int[0];
  }

  private SkyPlane skyAbove(ChunkPos pos) {
    return skies.computeIfAbsent(pos, p -> SkyPlane.above(p, TOP, this::voxels, Blocks.CLEAR));
  }
}
