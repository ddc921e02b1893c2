package voxelpopuli.world.terrain;

import static voxelpopuli.world.terrain.Curves.lerp;
import static voxelpopuli.world.terrain.Curves.smooth;

/**
 * Makes (0, 32, 0) a good place to begin in every world: dry level ground with its surface at y =
 * 31, no cave under it and no tree on it.
 *
 * <p>Rather than bending whatever land the seed puts at the origin, a search walks outward over the
 * untouched land until it finds a meadow with water and hills in view, and the whole map is shifted
 * so that this place becomes the origin. What is left to correct is a few blocks of height, spread
 * over {@link #REACH} blocks so that nobody sees a seam.
 *
 * @param offsetX added to world coordinates before asking the land
 * @param lift blocks by which the ground at the origin must rise (or sink, if negative)
 */
record Spawn(double offsetX, double offsetZ, double lift) {

  /** The ground's surface under the spawn: feet stand at 32. */
  static final int GROUND = 31;

  /** Beyond this many blocks from the origin the land is untouched. */
  private static final double REACH = 120;

  /** Level ground around the origin, and the ring in which it blends into the land's relief. */
  private static final double LEVEL = 3;

  private static final double BLEND = 22;

  private static final int CLEARING = 9;
  private static final int SOLID_RADIUS = 14;
  private static final int SOLID_DOWN_TO = -24;

  /** Ground this far from the spawn should not be much higher or lower. */
  private static final int NEAR = 22;

  private static final int STRIDE = 96;
  private static final int RINGS = 14;

  /** Eight ways to look, as (x, z). */
  private static final int[] LOOK = {1, 0, 1, 1, 0, 1, -1, 1, -1, 0, -1, -1, 0, -1, 1, -1};

  /** The best of the places on a square spiral, or the first that is good enough. */
  static Spawn search(Land land) {
    double[] at = new double[Land.FIELDS];
    double best = Double.NEGATIVE_INFINITY;
    double[] chosen = new double[3];
    for (int ring = 0; ring <= RINGS; ring++) {
      for (int i = -ring; i <= ring; i++) {
        int step = i == -ring || i == ring ? 1 : Math.max(1, 2 * ring);
        for (int j = -ring; j <= ring; j += step) {
          double x = i * STRIDE;
          double z = j * STRIDE;
          double score = score(land, x, z, at) - ring * 0.02;
          if (score > best) {
            best = score;
            land.sample(x, z, at, 0);
            chosen = new double[] {x, z, GROUND + 0.5 - at[Land.HEIGHT]};
          }
        }
      }
      if (best > 2.6) {
        break;
      }
    }
    return new Spawn(chosen[0], chosen[1], chosen[2]);
  }

  /** Level, mild, dry land first; then a view of water, of mountains and of woods. */
  private static double score(Land land, double x, double z, double[] at) {
    land.sample(x, z, at, 0);
    double off = Math.abs(at[Land.HEIGHT] - GROUND - 0.5);
    if (off > 4 || at[Land.CRAGS] > 0.15) {
      return -off - at[Land.CRAGS] * 20;
    }
    double mild = 1 - Math.abs(at[Land.WARMTH]) - Math.max(0, -at[Land.WETNESS]);
    double wooded = at[Land.WOODS] > 0.6 ? -0.3 : 0;
    double uneven = 0;
    for (int way = 0; way < LOOK.length; way += 4) {
      land.sample(x + LOOK[way] * NEAR, z + LOOK[way + 1] * NEAR, at, 0);
      uneven = Math.max(uneven, Math.abs(GROUND - at[Land.HEIGHT]));
    }
    int water = 0;
    double peak = 0;
    double woods = 0;
    for (int way = 0; way < LOOK.length; way += 2) {
      for (int far = 1; far <= 2; far++) {
        int d = far * 70;
        land.sample(x + LOOK[way] * d, z + LOOK[way + 1] * d, at, 0);
        water += at[Land.HEIGHT] < Land.SEA_LEVEL ? 1 : 0;
        peak = Math.max(peak, at[Land.HEIGHT]);
        woods = Math.max(woods, at[Land.WOODS]);
      }
    }
    double shore = water == 0 ? 0 : water <= 7 ? 0.6 : 0.2;
    double level = 1 - Math.max(0, uneven - 4) * 0.25;
    return level + mild * 0.5 + wooded + shore + smooth(36, 80, peak) * 0.8 + woods * 0.3;
  }

  /** Whether any column that a chunk asks about lies where the land was touched. */
  boolean touches(int chunkX, int chunkZ) {
    double reach = REACH + Columns.MARGIN;
    return overlaps(chunkX, reach) && overlaps(chunkZ, reach);
  }

  private static boolean overlaps(int chunk, double reach) {
    return (chunk + 1.0) * Slab.SIZE > -reach && (double) chunk * Slab.SIZE < reach;
  }

  /** The ground's height near the origin: lifted as a whole, and level in the middle. */
  double shape(double height, double x, double z) {
    double far2 = x * x + z * z;
    if (far2 >= REACH * REACH) {
      return height;
    }
    // Falls off with the square of the distance: smooth, and needs no root.
    double lifted = height + lift * (1 - smooth(0, REACH * REACH, far2));
    double level = 1 - smooth(LEVEL * LEVEL, BLEND * BLEND, far2);
    return lerp(lifted, GROUND + 0.5, level);
  }

  int limitCave(int top, long x, long z) {
    boolean near = Math.abs(x) <= SOLID_RADIUS && Math.abs(z) <= SOLID_RADIUS;
    return near ? Math.min(top, SOLID_DOWN_TO) : top;
  }

  boolean isClearing(long x, long z) {
    return Math.abs(x) <= CLEARING && Math.abs(z) <= CLEARING;
  }
}
