package voxelpopuli.world.mesh;

import static voxelpopuli.world.mesh.CellMasks.STRIDE;

/**
 * All faces of a chunk that show, as bits. A slice has 32 rows of 32 faces: for WEST and EAST rows
 * are y and bits z; for DOWN and UP rows are x and bits z; for NORTH and SOUTH rows are x and bits
 * y.
 *
 * <p>Rows lie where their cells lie in {@link CellMasks}. So each direction is one long loop over
 * consecutive ints, which the compiler turns into vector instructions; loops of 32 are too short
 * for that.
 */
final class FaceRows {

  /** First row of a cell inside the chunk, and the one after the last. */
  private static final int FIRST = STRIDE + 1;

  private static final int END = STRIDE * 33;

  /** From a cell's row to the row in front of it, by direction. */
  private static final int[] FRONT = {-STRIDE, STRIDE, -1, 1, -1, 1};

  private final int[][] rows = new int[6][STRIDE * STRIDE];
  private final int[] hideZ = new int[STRIDE * STRIDE];
  private final int[] hideY = new int[STRIDE * STRIDE];

  /** The rows of a direction: see {@link #first} and {@link #stride}. */
  int[] rows(int direction) {
    return rows[direction];
  }

  /** Where a slice's first row is. */
  static int first(int direction, int plane) {
    return direction < 2 ? (plane + 1) * STRIDE + 1 : STRIDE + plane + 1;
  }

  /** From one row of a slice to the next. */
  static int stride(int direction) {
    return direction < 2 ? 1 : STRIDE;
  }

  /** Begins anew with the faces of opaque cells, which show where the cell in front is not. */
  void setOpaque(CellMasks opaque) {
    for (int direction = 0; direction < 6; direction++) {
      int[] cells = direction < 4 ? opaque.innerZ : opaque.innerY;
      set(rows[direction], cells, FRONT[direction]);
    }
  }

  /** Adds the faces of a see-through kind, which opaque cells and their own kind hide. */
  void addSeeThrough(CellMasks kind, CellMasks opaque) {
    for (int i = 0; i < hideZ.length; i++) {
      hideZ[i] = kind.innerZ[i] | opaque.innerZ[i];
      hideY[i] = kind.innerY[i] | opaque.innerY[i];
    }
    for (int direction = 0; direction < 6; direction++) {
      if (direction < 4) {
        add(rows[direction], kind.innerZ, hideZ, FRONT[direction]);
      } else {
        add(rows[direction], kind.innerY, hideY, FRONT[direction]);
      }
    }
  }

  private static void set(int[] rows, int[] cells, int front) {
    for (int i = FIRST; i < END; i++) {
      rows[i] = cells[i] & ~cells[i + front];
    }
  }

  private static void add(int[] rows, int[] cells, int[] hiding, int front) {
    for (int i = FIRST; i < END; i++) {
      rows[i] |= cells[i] & ~hiding[i + front];
    }
  }
}
