package voxelpopuli.world.nature;

import voxelpopuli.world.block.Blocks;

/** Sand and gravel drop one block a step, through air, water and small plants. */
final class Falling {

  private Falling() {}

  static boolean isLoose(int block) {
    return block == Blocks.SAND || block == Blocks.GRAVEL;
  }

  static boolean falls(BlocksAround blocks, int x, int y, int z) {
    return isLoose(blocks.at(x, y, z)) && givesWay(blocks.at(x, y - 1, z));
  }

  static boolean givesWay(int block) {
    return block == Blocks.WATER || Nature.YIELDING.has(block);
  }

  /**
   * What a falling block leaves behind: water where a lake closes over it (a source above, or on
   * two sides), else air. Without that, every grain thrown into a lake would bore a hole.
   */
  static int leaves(BlocksAround blocks, int x, int y, int z) {
    int sides = 0;
    for (int way = 0; way < 4; way++) {
      sides += blocks.at(x + Water.DX[way], y, z + Water.DZ[way]) == Blocks.WATER ? 1 : 0;
    }
    boolean closes = sides >= 2 || blocks.at(x, y + 1, z) == Blocks.WATER;
    return closes ? Blocks.WATER : Blocks.AIR;
  }
}
