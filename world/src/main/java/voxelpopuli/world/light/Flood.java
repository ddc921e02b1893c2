package voxelpopuli.world.light;

import java.util.Arrays;

/**
 * One channel of light in a {@link Region}: spreads from its sources, one level weaker a step,
 * through cells that are not opaque.
 *
 * <p>The cells of level L or more are a bit set; those of L - 1 or more are the same set grown by
 * one cell in six directions. So 15 growths light 262,144 cells. Each slab of 64 × 64 cells
 * remembers which rows changed in a step; the next one looks only one row beyond them, and above
 * ground that is next to none. Growing wraps from one slab into the next at the region's rim; 15
 * cells away from the chunk's own border layer, light of level 14 that comes out of nowhere is not
 * seen any more.
 */
final class Flood {

  static final int BRIGHTEST = 15;

  /** A slab of zeros on both sides spares the growth its bounds checks. */
  private static final int PAD = Region.SIZE;

  /** Cells that are lit at all so far, padded. */
  private final long[] lit = new long[PAD + Region.ROWS + PAD];

  /** Cells that the step under way lights; stale outside the rows that it looks at. */
  private final long[] fresh = new long[Region.ROWS];

  /** The four bits of each cell's level. */
  private final long[][] levels = new long[4][Region.ROWS];

  /** By slab, with one more on both sides: first changed row, and the one after the last. */
  private int[] low = new int[Region.SIZE + 2];

  private int[] high = new int[Region.SIZE + 2];
  private int[] nextLow = new int[Region.SIZE + 2];
  private int[] nextHigh = new int[Region.SIZE + 2];
  private boolean dark = true;

  /** Forgets all light. */
  void clear() {
    dark = true;
  }

  private void begin() {
    Arrays.fill(lit, 0);
    for (long[] plane : levels) {
      Arrays.fill(plane, 0);
    }
    forget(low, high);
    forget(nextLow, nextHigh);
    dark = false;
  }

  private static void forget(int[] low, int[] high) {
    Arrays.fill(low, Region.SIZE);
    Arrays.fill(high, 0);
  }

  /**
   * Floods the region.
   *
   * @param sources for each level the cells that give off that light, or null for none
   * @param air cells that light can enter
   */
  void spread(long[][] sources, long[] air) {
    begin();
    boolean growing = false;
    for (int level = BRIGHTEST; level > 0; level--) {
      if (growing) {
        growing = grow(air, level);
      }
      if (sources[level] != null) {
        add(sources[level], level);
        growing = true;
      }
    }
  }

  private void add(long[] sources, int level) {
    for (int slab = 0; slab < Region.SIZE; slab++) {
      int from = slab * Region.SIZE;
      for (int y = 0; y < Region.SIZE; y++) {
        long fresh = sources[from + y] & ~lit[PAD + from + y];
        if (fresh != 0) {
          lit[PAD + from + y] |= fresh;
          note(from + y, fresh, level);
          low[slab + 1] = Math.min(low[slab + 1], y);
          high[slab + 1] = y + 1;
        }
      }
    }
  }

  private boolean grow(long[] air, int level) {
    boolean any = false;
    for (int slab = 0; slab < Region.SIZE; slab++) {
      int from = Math.min(low[slab], Math.min(low[slab + 1], low[slab + 2])) - 1;
      int to = Math.max(high[slab], Math.max(high[slab + 1], high[slab + 2])) + 1;
      nextLow[slab + 1] = Region.SIZE;
      nextHigh[slab + 1] = 0;
      if (to > 1) {
        any |= growSlab(air, slab, Math.max(from, 0), Math.min(to, Region.SIZE), level);
      }
    }
    // Only now, when all slabs have looked at the old state, does the new one come in force.
    for (int slab = 0; slab < Region.SIZE; slab++) {
      int from = slab * Region.SIZE;
      for (int i = from + nextLow[slab + 1]; i < from + nextHigh[slab + 1]; i++) {
        lit[PAD + i] |= fresh[i];
      }
    }
    swapBounds();
    return any;
  }

  private boolean growSlab(long[] air, int slab, int y0, int y1, int level) {
    int base = slab * Region.SIZE;
    for (int i = base + y0; i < base + y1; i++) {
      int at = PAD + i;
      long here = lit[at];
      long around =
          here << 1
              | here >>> 1
              | lit[at - 1]
              | lit[at + 1]
              | lit[at - Region.SIZE]
              | lit[at + Region.SIZE];
      fresh[i] = around & air[i] & ~here;
    }
    for (int y = y0; y < y1; y++) {
      if (fresh[base + y] != 0) {
        note(base + y, fresh[base + y], level);
        nextLow[slab + 1] = Math.min(nextLow[slab + 1], y);
        nextHigh[slab + 1] = y + 1;
      }
    }
    return nextHigh[slab + 1] > 0;
  }

  private void swapBounds() {
    int[] swap = low;
    low = nextLow;
    nextLow = swap;
    swap = high;
    high = nextHigh;
    nextHigh = swap;
  }

  private void note(int row, long cells, int level) {
    for (int bit = 0; bit < 4; bit++) {
      if ((level >> bit & 1) == 1) {
        levels[bit][row] |= cells;
      }
    }
  }

  boolean isDark() {
    return dark;
  }

  /** The level of the cell at this bit of this row. */
  int level(int row, int bit) {
    if (dark) {
      return 0;
    }
    return (int) (levels[0][row] >>> bit & 1)
        | (int) (levels[1][row] >>> bit & 1) << 1
        | (int) (levels[2][row] >>> bit & 1) << 2
        | (int) (levels[3][row] >>> bit & 1) << 3;
  }

  /** Bit {@code plane} of the levels of a row of cells. */
  long plane(int plane, int row) {
    return dark ? 0 : levels[plane][row];
  }
}
