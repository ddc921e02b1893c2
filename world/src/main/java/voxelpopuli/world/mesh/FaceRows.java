package voxelpopuli.world.mesh;

import static voxelpopuli.world.mesh.CellMasks.STRIDE;

import java.util.Arrays;

/**
 * All faces of a chunk that show, as bits. A slice has 32 rows of 32 faces: for WEST and EAST rows
 * are y and bits z; for DOWN and UP rows are x and bits z; for NORTH and SOUTH rows are x and bits
 * y.
 */
final class FaceRows {

  private static final int AREA = 32 * 32;

  /**
   * By direction, then x; then y or, for NORTH and SOUTH, z. In this order faces are found with
   * loops over consecutive ints, which the compiler turns into vector instructions.
   */
  private final int[] rows = new int[6 * AREA];

  /** By slice, whether it has a face. */
  private final int[] any = new int[MeshSlice.COUNT];

  void clear() {
    Arrays.fill(rows, 0);
    Arrays.fill(any, 0);
  }

  /** Where a slice's first row is. */
  static int first(int direction, int plane) {
    return direction * AREA + (direction < 2 ? plane * 32 : plane);
  }

  /** From one row of a slice to the next. */
  static int stride(int direction) {
    return direction < 2 ? 1 : 32;
  }

  int row(int at) {
    return rows[at];
  }

  boolean isEmpty(int slice) {
    return any[slice] == 0;
  }

  /** Adds the faces of opaque cells, which show wherever the cell in front is not opaque. */
  void addOpaque(CellMasks opaque) {
    find(opaque.innerZ, opaque.innerZ, opaque.innerY, opaque.innerY);
  }

  /**
   * Adds the faces of one see-through kind, which show unless an opaque cell or their own kind is
   * in front.
   */
  void addSeeThrough(CellMasks kind, CellMasks opaque) {
    int[] hideZ = union(kind.innerZ, opaque.innerZ);
    int[] hideY = union(kind.innerY, opaque.innerY);
    find(kind.innerZ, hideZ, kind.innerY, hideY);
  }

  private void find(int[] z, int[] hideZ, int[] y, int[] hideY) {
    for (int x = 0; x < 32; x++) {
      int at = (x + 1) * STRIDE + 1;
      add(z, hideZ, at, -STRIDE, x * 32);
      add(z, hideZ, at, STRIDE, AREA + x * 32);
      add(z, hideZ, at, -1, 2 * AREA + x * 32);
      add(z, hideZ, at, 1, 3 * AREA + x * 32);
      add(y, hideY, at, -1, 4 * AREA + x * 32);
      add(y, hideY, at, 1, 5 * AREA + x * 32);
      note(x);
    }
  }

  private void add(int[] cells, int[] hiding, int at, int front, int to) {
    for (int i = 0; i < 32; i++) {
      rows[to + i] |= cells[at + i] & ~hiding[at + front + i];
    }
  }

  private void note(int x) {
    int west = 0;
    int east = 0;
    for (int i = x * 32; i < (x + 1) * 32; i++) {
      west |= rows[i];
      east |= rows[AREA + i];
    }
    any[x] |= west;
    any[32 + x] |= east;
    for (int direction = 2; direction < 6; direction++) {
      int from = direction * AREA + x * 32;
      for (int i = 0; i < 32; i++) {
        any[direction * 32 + i] |= rows[from + i];
      }
    }
  }

  private static int[] union(int[] a, int[] b) {
    int[] both = new int[a.length];
    for (int i = 0; i < both.length; i++) {
      both[i] = a[i] | b[i];
    }
    return both;
  }
}
