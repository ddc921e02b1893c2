package voxelpopuli.world.mesh;

import voxelpopuli.world.light.Region;

/**
 * A set of cells (the opaque ones, or those of one kind) as the mesher wants it: rows along z and
 * rows along y, each with one cell of the neighbours around, for x, y and z from -1 to 32.
 */
final class CellMasks {

  /** Cells along an axis, the neighbours' included; also the distance of rows that differ in x. */
  static final int STRIDE = 34;

  private static final long ROW = (1L << STRIDE) - 1;

  /** Bit z + 1 of row {@code (x + 1)*34 + y + 1}. */
  final long[] alongZ = new long[STRIDE * STRIDE];

  /** Bit y + 1 of row {@code (x + 1)*34 + z + 1}. */
  final long[] alongY = new long[STRIDE * STRIDE];

  /** The same rows without the neighbours' bits, which is all that finding faces takes. */
  final int[] innerZ = new int[STRIDE * STRIDE];

  final int[] innerY = new int[STRIDE * STRIDE];

  private final long[] columns = new long[Region.SIZE];

  /** Takes the middle of a region. */
  void load(long[] region) {
    for (int x = -1; x <= 32; x++) {
      int slab = Region.row(x, -Region.MARGIN);
      int at = (x + 1) * STRIDE;
      cut(region, slab, alongZ, innerZ, at);
      Region.transpose(region, slab, columns);
      cut(columns, 0, alongY, innerY, at);
    }
  }

  private static void cut(long[] rows, int from, long[] padded, int[] inner, int at) {
    int first = from + Region.MARGIN - 1;
    for (int i = 0; i < STRIDE; i++) {
      long row = rows[first + i] >>> Region.MARGIN - 1 & ROW;
      padded[at + i] = row;
      inner[at + i] = (int) (row >>> 1);
    }
  }
}
