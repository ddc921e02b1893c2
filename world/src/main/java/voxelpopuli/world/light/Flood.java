package voxelpopuli.world.light;

import java.util.Arrays;

/**
 * One channel of light in a {@link Region}: spreads from its sources, one level weaker a step,
 * through cells that are not opaque.
 *
 * <p>The cells of level L or more are a bit set; those of L - 1 or more are the same set grown by
 * one cell in six directions. So 15 growths light 262,144 cells. A slab of 64 × 64 cells whose
 * neighbours did not change in a step is left out of the next, and above ground nearly all are.
 * Growing wraps from one slab into the next at the region's rim; 15 cells away from the chunk's own
 * border layer, light of level 14 that comes out of nowhere is not seen any more.
 */
final class Flood {

  static final int BRIGHTEST = 15;

  /** A slab of zeros on both sides spares the growth its bounds checks. */
  private static final int PAD = Region.SIZE;

  /** Cells that are lit at all so far, padded. */
  private long[] lit = new long[PAD + Region.ROWS + PAD];

  private long[] grown = new long[PAD + Region.ROWS + PAD];

  /** The four bits of each cell's level. */
  private final long[][] levels = new long[4][Region.ROWS];

  private final boolean[] changed = new boolean[Region.SIZE + 2];
  private final boolean[] changing = new boolean[Region.SIZE + 2];
  private boolean dark = true;

  /** Forgets all light. */
  void clear() {
    dark = true;
  }

  /** Adds sources of one level; must be called from the brightest to the dimmest. */
  private void begin() {
    Arrays.fill(lit, 0);
    for (long[] plane : levels) {
      Arrays.fill(plane, 0);
    }
    Arrays.fill(changed, false);
    dark = false;
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
      long any = 0;
      for (int i = slab * Region.SIZE; i < (slab + 1) * Region.SIZE; i++) {
        long fresh = sources[i] & ~lit[PAD + i];
        lit[PAD + i] |= fresh;
        any |= fresh;
        note(i, fresh, level);
      }
      changed[slab + 1] |= any != 0;
    }
  }

  private boolean grow(long[] air, int level) {
    boolean any = false;
    for (int slab = 0; slab < Region.SIZE; slab++) {
      if (changed[slab] || changed[slab + 1] || changed[slab + 2]) {
        changing[slab + 1] = growSlab(air, slab * Region.SIZE, level);
        any |= changing[slab + 1];
      } else {
        changing[slab + 1] = false;
        System.arraycopy(
            lit, PAD + slab * Region.SIZE, grown, PAD + slab * Region.SIZE, Region.SIZE);
      }
    }
    System.arraycopy(changing, 0, changed, 0, changed.length);
    long[] swap = lit;
    lit = grown;
    grown = swap;
    return any;
  }

  private boolean growSlab(long[] air, int from, int level) {
    long any = 0;
    for (int i = from; i < from + Region.SIZE; i++) {
      int at = PAD + i;
      long here = lit[at];
      long around =
          here << 1
              | here >>> 1
              | lit[at - 1]
              | lit[at + 1]
              | lit[at - Region.SIZE]
              | lit[at + Region.SIZE];
      long fresh = around & air[i] & ~here;
      grown[at] = here | fresh;
      any |= fresh;
    }
    if (any != 0) {
      for (int i = from; i < from + Region.SIZE; i++) {
        note(i, grown[PAD + i] & ~lit[PAD + i], level);
      }
    }
    return any != 0;
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
