package voxelpopuli.world.nature;

import voxelpopuli.world.block.Blocks;

/**
 * Water as levels: a source is 8 and stays, what flowed from it is 7 … 1.
 *
 * <p>Each cell draws its level from around it: 7 under any water; else one less than the highest
 * neighbour that feeds it. A source feeds its sides always, flowed water only where it lies on
 * something firm (over a hole it falls instead). So every level hangs by a chain of higher or upper
 * ones on a source, and when the source goes the chain lets go, cell by cell, until nothing is
 * left.
 */
final class Water {

  static final int[] DX = {-1, 1, 0, 0};
  static final int[] DZ = {0, 0, -1, 1};

  private Water() {}

  /** The block that a yielding cell holds after one step. */
  static int flowing(BlocksAround blocks, int x, int y, int z, int before) {
    int level = level(blocks, x, y, z);
    if (level > 0) {
      return Blocks.waterOfLevel(level);
    }
    return Blocks.waterLevel(before) > 0 ? Blocks.AIR : before;
  }

  private static int level(BlocksAround blocks, int x, int y, int z) {
    if (Blocks.waterLevel(blocks.at(x, y + 1, z)) > 0) {
      return Blocks.WATER_REACH;
    }
    int level = 0;
    for (int way = 0; way < 4; way++) {
      int nx = x + DX[way];
      int nz = z + DZ[way];
      int beside = Blocks.waterLevel(blocks.at(nx, y, nz));
      if (beside - 1 > level && feeds(blocks, nx, y, nz, beside)) {
        level = beside - 1;
      }
    }
    return level;
  }

  private static boolean feeds(BlocksAround blocks, int x, int y, int z, int level) {
    if (level > Blocks.WATER_REACH) {
      return true;
    }
    int below = blocks.at(x, y - 1, z);
    return !Nature.YIELDING.has(below) && below != Blocks.WATER;
  }
}
