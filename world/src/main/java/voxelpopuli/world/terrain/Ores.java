package voxelpopuli.world.terrain;

/**
 * Veins in the stone: each cell of 16³ blocks draws its own few from its hash, and each vein is a
 * short random walk that stays inside its cell, so no neighbour needs to be asked.
 */
final class Ores {

  private static final int CELL = 16;

  private static final int PER_CELL = 5;

  private final long seed;

  Ores(long seed) {
    this.seed = Hash.salted(seed, 41);
  }

  void lay(Slab slab) {
    for (int x = slab.minX / CELL; x <= slab.maxX / CELL; x++) {
      for (int y = slab.minY / CELL; y <= slab.maxY / CELL; y++) {
        for (int z = slab.minZ / CELL; z <= slab.maxZ / CELL; z++) {
          layCell(slab, x, y, z);
        }
      }
    }
  }

  private void layCell(Slab slab, int cx, int cy, int cz) {
    long y = slab.baseY() + cy * CELL;
    long hash =
        Hash.at(seed, 2L * slab.chunk.x() + cx, 2L * slab.chunk.y() + cy, 2L * slab.chunk.z() + cz);
    for (int i = 0; i < PER_CELL; i++) {
      hash = Hash.next(hash);
      byte ore = ore(y, Hash.below(hash, 1000));
      if (ore != Palette.STONE) {
        vein(slab, cx * CELL, cy * CELL, cz * CELL, ore, Hash.next(hash));
      }
    }
  }

  /** What a vein holds, by the height of its cell and a roll of 0 … 999; stone for none. */
  private static byte ore(long y, int roll) {
    if (roll < 330) {
      return Palette.COAL_ORE;
    }
    if (roll < 560) {
      return y < 80 ? Palette.IRON_ORE : Palette.COAL_ORE;
    }
    if (roll < 720) {
      return Palette.DIRT;
    }
    if (roll < 800) {
      return y < 0 ? Palette.GOLD_ORE : Palette.STONE;
    }
    if (roll < 835) {
      return y < -32 ? Palette.DIAMOND_ORE : Palette.STONE;
    }
    return Palette.STONE;
  }

  private static void vein(Slab slab, int x0, int y0, int z0, byte ore, long hash) {
    int x = Hash.below(hash, CELL);
    int y = Hash.below(hash << 8, CELL);
    int z = Hash.below(hash << 16, CELL);
    int length = (ore == Palette.DIRT ? 24 : ore == Palette.DIAMOND_ORE ? 4 : 6) + (int) (hash & 7);
    for (int i = 0; i < length; i++) {
      int wx = x0 + x;
      int wy = y0 + y;
      int wz = z0 + z;
      if (slab.holds(wx, wy, wz)) {
        int at = slab.index(wx, wy, wz);
        if (slab.blocks[at] == Palette.STONE) {
          slab.blocks[at] = ore;
        }
      }
      hash = Hash.next(hash);
      int way = Hash.below(hash, 6);
      int by = (way & 1) == 0 ? 1 : -1;
      switch (way >> 1) {
        case 0 -> x = within(x + by);
        case 1 -> y = within(y + by);
        default -> z = within(z + by);
      }
    }
  }

  private static int within(int place) {
    return Math.max(0, Math.min(CELL - 1, place));
  }
}
