package voxelpopuli.world.terrain;

/**
 * What lies on the stone of a column: the top block, the block under it and how deep that goes,
 * packed into one short (top in bits 0–7, layers in 8–11, kind of filling in 12–14, and whether
 * water above is frozen in 15).
 */
final class Cover {

  private static final int DIRT = 0;
  private static final int SAND = 1;
  private static final int GRAVEL = 2;
  private static final int SANDSTONE = 3;
  private static final int STONE = 4;
  private static final int SNOW = 5;

  private static final int FROZEN = 1 << 15;

  /** How much colder it gets with every block upward; warmth runs over -1 … 1. */
  private static final double LAPSE = 0.0125;

  private static final double SNOW_BELOW = -0.66;

  private static final double ICE_BELOW = -0.62;

  private Cover() {}

  static short choose(
      int height, int slope, double crags, double warmth, double wetness, long hash) {
    double jitter = Hash.unit(hash) - 0.5;
    int layers = 3 + Hash.below(Hash.next(hash), 2);
    int above = height - Land.SEA_LEVEL;
    if (above < 0) {
      short bed = bed(-above, jitter, layers, hash);
      return warmth + jitter * 0.02 < ICE_BELOW ? (short) (bed | FROZEN) : bed;
    }
    double cold = cold(height, warmth) + jitter * 0.03;
    boolean bare = slope >= 4 || slope >= 3 && crags > 0.25;
    if (cold < SNOW_BELOW && !bare) {
      // On slopes one sees into the side of the cover: there it must be snow all through.
      return slope >= 2 ? pack(Palette.SNOW, SNOW, layers) : pack(Palette.SNOW, DIRT, layers);
    }
    if (bare || crags > 0.3 && above + jitter * 14 > 52) {
      return jitter > 0.38 && slope < 2
          ? pack(Palette.GRAVEL, GRAVEL, 2)
          : pack(Palette.STONE, STONE, 1);
    }
    if (above <= 1 + jitter && crags < 0.5) {
      return pack(Palette.SAND, SAND, layers);
    }
    if (isDesert(warmth + jitter * 0.05, wetness + jitter * 0.05)) {
      return pack(Palette.SAND, SANDSTONE, layers + 1);
    }
    return pack(Palette.GRASS, DIRT, layers);
  }

  /** Warmth at a height: the higher the colder. */
  static double cold(int height, double warmth) {
    return warmth - Math.max(0, height - Land.SEA_LEVEL) * LAPSE;
  }

  static boolean isDesert(double warmth, double wetness) {
    return warmth > 0.18 && wetness < -0.1 && warmth - wetness > 0.52;
  }

  private static short bed(int depth, double jitter, int layers, long hash) {
    if (depth < 7 + jitter * 5) {
      boolean clay = depth > 2 && (hash & 31) == 0;
      return clay ? pack(Palette.CLAY, DIRT, layers) : pack(Palette.SAND, SAND, layers);
    }
    return depth < 16 + jitter * 8
        ? pack(Palette.DIRT, DIRT, layers)
        : pack(Palette.GRAVEL, GRAVEL, layers);
  }

  static byte top(short cover) {
    return (byte) cover;
  }

  /** Layers above the stone, the top one included. */
  static int layers(short cover) {
    return (cover >> 8) & 0xF;
  }

  static byte filling(short cover) {
    return switch ((cover >> 12) & 7) {
      case DIRT -> Palette.DIRT;
      case SAND -> Palette.SAND;
      case GRAVEL -> Palette.GRAVEL;
      case SANDSTONE -> Palette.SANDSTONE;
      case SNOW -> Palette.SNOW;
      default -> Palette.STONE;
    };
  }

  /** Whether it would fall into a hole made under it. */
  static boolean falls(short cover) {
    byte top = top(cover);
    return top == Palette.SAND || top == Palette.GRAVEL;
  }

  static boolean isFrozen(short cover) {
    return (cover & FROZEN) != 0;
  }

  private static short pack(byte top, int kind, int layers) {
    return (short) ((top & 0xFF) | layers << 8 | kind << 12);
  }
}
