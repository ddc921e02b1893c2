package voxelpopuli.world.nature;

import java.util.BitSet;
import voxelpopuli.world.voxel.Voxels;

/**
 * Cells of a chunk whose next step may differ, because something beside them changed. A chunk at
 * rest has none, and costs nothing.
 *
 * <p>Not thread-safe.
 */
public final class Disturbance {

  private static final int SIZE = Voxels.SIZE;

  private final BitSet cells = new BitSet();

  /** Every cell of the chunk: for the first step after one knows nothing of its past. */
  public static Disturbance everywhere() {
    Disturbance all = new Disturbance();
    all.cells.set(0, Voxels.VOLUME);
    return all;
  }

  /**
   * Notes that the block at (x, y, z) changed. It may lie outside of this chunk (-1 … 32): then the
   * cells inside that touch it are disturbed.
   */
  public void around(int x, int y, int z) {
    for (int i = Math.max(0, x - 1); i <= Math.min(SIZE - 1, x + 1); i++) {
      for (int j = Math.max(0, y - 1); j <= Math.min(SIZE - 1, y + 1); j++) {
        int row = Voxels.index(i, j, 0);
        int from = Math.max(0, z - 1);
        int to = Math.min(SIZE - 1, z + 1);
        if (from <= to) {
          cells.set(row + from, row + to + 1);
        }
      }
    }
  }

  public boolean isNone() {
    return cells.isEmpty();
  }

  int next(int from) {
    return cells.nextSetBit(from);
  }
}
