package voxelpopuli.world.render;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * What one sees of each column of an area from above: the block, how high it lies, and how deep the
 * water on it is. Chunks are generated from the top down, and only until the ground shows.
 */
final class Survey {

  private static final int SIZE = Voxels.SIZE;

  /** A hole that goes this far down is drawn as darkness. */
  private static final int ABYSS = 128;

  final MapArea area;
  final int side;
  final byte[] block;
  final short[] height;
  final byte[] water;

  private Survey(MapArea area) {
    this.area = area;
    this.side = area.blocks();
    this.block = new byte[side * side];
    this.height = new short[side * side];
    this.water = new byte[side * side];
  }

  /** Looks at every column, on all cores; tells how many chunk columns are done after each. */
  static Survey of(Terrain terrain, MapArea area, IntConsumer done) {
    Survey survey = new Survey(area);
    int all = area.chunks() * area.chunks();
    IntStream.range(0, all)
        .parallel()
        .forEach(
            i -> {
              survey.look(terrain, i % area.chunks(), i / area.chunks());
              done.accept(1);
            });
    return survey;
  }

  private void look(Terrain terrain, int column, int row) {
    int chunkX = area.firstChunkX() + column;
    int chunkZ = area.firstChunkZ() + row;
    int start = Math.min(area.ceiling(), terrain.openSkyFrom(chunkX, chunkZ) * SIZE - 1);
    boolean[] seen = new boolean[SIZE * SIZE];
    int left = SIZE * SIZE;
    for (int y = start >> 5; left > 0 && y * SIZE > start - ABYSS - SIZE; y--) {
      Voxels voxels = terrain.generate(new ChunkPos(chunkX, y, chunkZ));
      if (!voxels.isUniform() || voxels.get(0) != Blocks.AIR) {
        left -= lookInto(voxels, y * SIZE, start, seen, column, row);
      }
    }
  }

  private int lookInto(Voxels voxels, int base, int start, boolean[] seen, int column, int row) {
    byte[] blocks = voxels.toBytes();
    int found = 0;
    for (int x = 0; x < SIZE; x++) {
      for (int z = 0; z < SIZE; z++) {
        int at = (row * SIZE + z) * side + column * SIZE + x;
        for (int y = Math.min(SIZE - 1, start - base); y >= 0 && !seen[x * SIZE + z]; y--) {
          int here = blocks[Voxels.index(x, y, z)] & 0xff;
          if (Blocks.of(here).liquid()) {
            water[at]++;
          } else if (here != Blocks.AIR) {
            block[at] = (byte) here;
            height[at] = (short) (base + y);
            seen[x * SIZE + z] = true;
            found++;
          }
        }
      }
    }
    return found;
  }
}
