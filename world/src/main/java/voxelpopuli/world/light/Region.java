package voxelpopuli.world.light;

import java.util.Arrays;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

/**
 * 64³ cells as bits: a chunk with 16 cells around it on every side. Row (x, y) is one long; cell
 * (x, y, z) of the centre chunk is bit {@code z + 16} of row {@code (x + 16)*64 + y + 16}.
 */
public final class Region {

  /** Cells along an axis, and bits of a row. */
  public static final int SIZE = 64;

  /** Cells around the centre chunk: as far as the strongest light gets, and one. */
  public static final int MARGIN = 16;

  public static final int ROWS = SIZE * SIZE;

  private Region() {}

  /** Number of the row at x and y of the centre chunk. */
  public static int row(int x, int y) {
    return (x + MARGIN) * SIZE + y + MARGIN;
  }

  /**
   * Sets the bits of the cells whose blocks are in one of several sets, within {@code margin} cells
   * of the chunk.
   *
   * @param setsByBlock bit k says whether the block is in set k
   * @param margin 4, 8, 12 or 16
   * @param targets by set, 4,096 longs each, overwritten
   */
  public static void load(Neighbourhood blocks, byte[] setsByBlock, int margin, long[]... targets) {
    for (long[] rows : targets) {
      Arrays.fill(rows, 0, ROWS, 0);
    }
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        int x0 = start(dx, margin);
        int x1 = end(dx, margin);
        int y0 = start(dy, margin);
        int y1 = end(dy, margin);
        int first = row(dx * Voxels.SIZE + x0, dy * Voxels.SIZE + y0);
        for (int dz = -1; dz <= 1; dz++) {
          Voxels chunk = blocks.at(dx, dy, dz);
          chunk.addRows(setsByBlock, x0, x1, y0, y1, MARGIN + dz * 32, targets, first);
        }
      }
    }
  }

  private static int start(int offset, int margin) {
    return offset < 0 ? Voxels.SIZE - margin : 0;
  }

  private static int end(int offset, int margin) {
    return offset > 0 ? margin : Voxels.SIZE;
  }

  /** Turns 64 rows into 64 columns: bit j of row i becomes bit i of row j. */
  public static void transpose(long[] rows, int from, long[] columns) {
    System.arraycopy(rows, from, columns, 0, SIZE);
    long mask = 0x00000000ffffffffL;
    for (int half = 32; half != 0; half >>>= 1, mask ^= mask << half) {
      for (int block = 0; block < SIZE; block += 2 * half) {
        for (int i = block; i < block + half; i++) {
          long swap = (columns[i] >>> half ^ columns[i + half]) & mask;
          columns[i] ^= swap << half;
          columns[i + half] ^= swap;
        }
      }
    }
  }
}
