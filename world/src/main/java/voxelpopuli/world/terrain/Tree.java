package voxelpopuli.world.terrain;

/**
 * One tree, known by its root: every chunk that it reaches into draws its own part.
 *
 * <p>A block of a tree depends on the tree and on the ground at that very block only (wood beats
 * leaves, leaves fill nothing but air), so neighbouring chunks agree in whatever order they are
 * made.
 *
 * @param x root inside the column's chunk, -{@link #REACH} … 31 + {@link #REACH}
 * @param y world height of the lowest log
 * @param stem logs from the ground up
 */
record Tree(int x, long y, int z, Kind kind, int stem, long hash) {

  /**
   * What grows where: round trees in mild country, slim ones in wet, cones in the cold, thorns in
   * deserts.
   */
  enum Kind {
    OAK,
    GREAT_OAK,
    BIRCH,
    PINE,
    CACTUS
  }

  /** No leaf is further from the stem than this, sideways. */
  static final int REACH = 3;

  /** No leaf is higher above the ground than this. */
  static final int RISE = 15;

  static Tree grown(int x, long y, int z, Kind kind, long hash) {
    long h = Hash.next(hash);
    int stem =
        switch (kind) {
          case OAK -> 4 + Hash.below(h, 3);
          case GREAT_OAK -> 7 + Hash.below(h, 3);
          case BIRCH -> 6 + Hash.below(h, 3);
          case PINE -> 7 + Hash.below(h, 6);
          case CACTUS -> 1 + Hash.below(h, 3);
        };
    return new Tree(x, y, z, kind, stem, h);
  }

  void draw(Slab slab) {
    long base = y - slab.baseY();
    if (base > slab.maxY || base + RISE < slab.minY) {
      return;
    }
    if (x + REACH < slab.minX || x - REACH > slab.maxX) {
      return;
    }
    if (z + REACH < slab.minZ || z - REACH > slab.maxZ) {
      return;
    }
    int foot = (int) base;
    if (kind == Kind.PINE) {
      drawCone(slab, foot);
    } else if (kind != Kind.CACTUS) {
      drawCrown(slab, foot);
    }
    byte log = wood();
    for (int i = 0; i < stem; i++) {
      put(slab, x, foot + i, z, log);
    }
  }

  private byte wood() {
    return switch (kind) {
      case OAK, GREAT_OAK -> Palette.LOG;
      case BIRCH -> Palette.BIRCH_LOG;
      case PINE -> Palette.PINE_LOG;
      case CACTUS -> Palette.CACTUS;
    };
  }

  /** An ellipsoid of leaves with a ragged edge. */
  private void drawCrown(Slab slab, int foot) {
    int wide = kind == Kind.GREAT_OAK ? 3 : 2;
    int high = kind == Kind.OAK ? 2 : 3;
    double size = wide + 0.35;
    double squash = size / (high + 0.35);
    byte leaves = kind == Kind.BIRCH ? Palette.BIRCH_LEAVES : Palette.LEAVES;
    int middle = foot + stem - (kind == Kind.OAK ? 1 : 2);
    for (int dx = -wide; dx <= wide; dx++) {
      for (int dy = -high; dy <= high; dy++) {
        double sy = dy * squash;
        for (int dz = -wide; dz <= wide; dz++) {
          double far = dx * dx + sy * sy + dz * dz;
          double ragged = 1.6 * Hash.unit(Hash.at(hash, dx, dy, dz));
          if (far + ragged <= size * size) {
            leaf(slab, x + dx, middle + dy, z + dz, leaves);
          }
        }
      }
    }
  }

  /** Tiers of branches that narrow towards a pointed top. */
  private void drawCone(Slab slab, int foot) {
    int top = stem + 1;
    leaf(slab, x, foot + top, z, Palette.PINE_LEAVES);
    for (int up = 2; up <= stem; up++) {
      int below = top - up;
      int tier = 1 + below / 4;
      int wide = (below & 1) == 0 ? tier : tier - 1;
      wide = Math.min(Math.max(wide, below > 2 ? 1 : 0), REACH);
      for (int dx = -wide; dx <= wide; dx++) {
        for (int dz = -wide; dz <= wide; dz++) {
          if (dx * dx + dz * dz <= wide * wide + (wide > 1 ? 1 : 0)) {
            leaf(slab, x + dx, foot + up, z + dz, Palette.PINE_LEAVES);
          }
        }
      }
    }
  }

  private static void leaf(Slab slab, int x, int y, int z, byte leaves) {
    if (slab.holds(x, y, z)) {
      int i = slab.index(x, y, z);
      if (slab.blocks[i] == Palette.AIR) {
        slab.blocks[i] = leaves;
      }
    }
  }

  private static void put(Slab slab, int x, int y, int z, byte log) {
    if (slab.holds(x, y, z)) {
      slab.blocks[slab.index(x, y, z)] = log;
    }
  }
}
