package voxelpopuli.world.terrain;

import java.util.ArrayList;
import java.util.List;

/** Decides where trees, flowers and grasses stand; every place decides by itself, from its hash. */
final class Growth {

  /** At most one tree stands in each square of this side, and never on its last row or column. */
  private static final int PLOT = 5;

  private Growth() {}

  static Tree[] trees(TerrainNoise noise, Columns columns, double[] land) {
    List<Tree> trees = new ArrayList<>();
    long firstX = Math.floorDiv(columns.worldX(-Tree.REACH), PLOT);
    long lastX = Math.floorDiv(columns.worldX(Slab.SIZE - 1 + Tree.REACH), PLOT);
    long firstZ = Math.floorDiv(columns.worldZ(-Tree.REACH), PLOT);
    long lastZ = Math.floorDiv(columns.worldZ(Slab.SIZE - 1 + Tree.REACH), PLOT);
    for (long plotX = firstX; plotX <= lastX; plotX++) {
      for (long plotZ = firstZ; plotZ <= lastZ; plotZ++) {
        long hash = Hash.at(noise.treeSeed(), plotX, plotZ);
        long spot = Hash.next(hash);
        int x = (int) (plotX * PLOT + Hash.below(spot, PLOT - 1) - columns.worldX(0));
        int z = (int) (plotZ * PLOT + Hash.below(spot << 16, PLOT - 1) - columns.worldZ(0));
        if (reaches(x) && reaches(z) && grows(noise, columns, land, x, z, hash)) {
          Tree.Kind kind = kind(columns, land, x, z, Hash.next(spot));
          trees.add(Tree.grown(x, columns.height(x, z) + 1L, z, kind, hash));
        }
      }
    }
    return trees.toArray(Tree[]::new);
  }

  private static boolean reaches(int place) {
    return place >= -Tree.REACH && place < Slab.SIZE + Tree.REACH;
  }

  private static boolean grows(
      TerrainNoise noise, Columns columns, double[] land, int x, int z, long hash) {
    return Hash.unit(hash) < share(columns, land, x, z)
        && columns.slope(x, z) <= 2
        && columns.height(x, z) > Land.SEA_LEVEL
        && Columns.field(land, Land.OPENING, x, z) <= 0
        && !noise.spawn().isClearing(columns.worldX(x), columns.worldZ(z));
  }

  /** Which share of plots bears a tree: a lone one in the meadows, two in three in deep woods. */
  private static double share(Columns columns, double[] land, int x, int z) {
    double woods = Columns.field(land, Land.WOODS, x, z);
    byte top = Cover.top(columns.cover[Columns.column(x, z)]);
    if (top == Palette.GRASS) {
      return 0.012 + 0.68 * woods * woods;
    }
    if (top == Palette.SNOW) {
      return Columns.field(land, Land.CRAGS, x, z) < 0.35 ? 0.02 + 0.5 * woods : 0;
    }
    boolean dune = top == Palette.SAND && columns.height(x, z) > Land.SEA_LEVEL + 3;
    return dune ? 0.02 : 0;
  }

  private static Tree.Kind kind(Columns columns, double[] land, int x, int z, long hash) {
    if (Cover.top(columns.cover[Columns.column(x, z)]) == Palette.SAND) {
      return Tree.Kind.CACTUS;
    }
    double warmth = Columns.field(land, Land.WARMTH, x, z);
    double cold = Cover.cold(columns.height(x, z), warmth) + (Hash.unit(hash) - 0.5) * 0.25;
    if (cold < -0.4) {
      return Tree.Kind.PINE;
    }
    double roll = Hash.unit(Hash.next(hash));
    double birches = Columns.field(land, Land.WETNESS, x, z) * 0.8 + 0.15;
    if (roll < birches) {
      return Tree.Kind.BIRCH;
    }
    return roll > 0.86 ? Tree.Kind.GREAT_OAK : Tree.Kind.OAK;
  }

  /** Flowers stand in loose patches of one kind, 8 blocks across; tall grass between them. */
  static void plants(TerrainNoise noise, Columns columns, double[] land) {
    for (int x = 0; x < Slab.SIZE; x++) {
      for (int z = 0; z < Slab.SIZE; z++) {
        byte top = Cover.top(columns.cover[Columns.column(x, z)]);
        if (top == Palette.GRASS && Columns.field(land, Land.OPENING, x, z) <= 0) {
          // A clearing counts as meadow: no pumpkin may stand where players appear.
          boolean clear = noise.spawn().isClearing(columns.worldX(x), columns.worldZ(z));
          double woods = clear ? 0 : Columns.field(land, Land.WOODS, x, z);
          columns.plant[x * Slab.SIZE + z] =
              plant(noise.plantSeed(), columns.worldX(x), columns.worldZ(z), woods);
        }
      }
    }
  }

  private static byte plant(long seed, long x, long z, double woods) {
    double roll = Hash.unit(Hash.at(seed + 1, x, z));
    if (roll > 0.2) {
      return roll > 0.93 ? Palette.TALL_GRASS : Palette.AIR;
    }
    if (woods > 0.7) {
      return roll < 0.004 ? Palette.MUSHROOM : roll < 0.0045 ? Palette.PUMPKIN : Palette.AIR;
    }
    long patch = Hash.at(seed, x >> 3, z >> 3);
    return switch (Hash.below(patch, 24)) {
      case 0 -> Palette.POPPY;
      case 1, 2 -> Palette.DANDELION;
      case 3 -> Palette.CORNFLOWER;
      default -> Palette.AIR;
    };
  }
}
