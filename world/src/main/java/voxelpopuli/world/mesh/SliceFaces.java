package voxelpopuli.world.mesh;

/**
 * The faces of one slice while it is being merged: which show, and each one's key. Working space of
 * the mesher, and of the incremental one too, so that both merge in the same order.
 */
final class SliceFaces {

  /** Bits of the faces to merge; empty again after merging. */
  final int[] rows = new int[32];

  /** Bits of crossed planes, which stay single. */
  final int[] crosses = new int[32];

  /** Key of the face at {@code row*32 + bit}; stale where there is none. */
  final int[] keys = new int[32 * 32];

  /** Merges greedily, first along the rows, then across them, and appends the quads. */
  void merge(int direction, int plane, QuadBuffer out) {
    for (int row = 0; row < 32; row++) {
      int faces = rows[row];
      rows[row] = 0;
      while (faces != 0) {
        int bit = Integer.numberOfTrailingZeros(faces);
        int at = row << 5 | bit;
        int key = keys[at];
        int width = 1;
        int free = Integer.numberOfTrailingZeros(~(faces >>> bit));
        while (width < free && keys[at + width] == key) {
          width++;
        }
        int run = -1 >>> 32 - width << bit;
        faces &= ~run;
        int height = grow(row, at, run, width, key);
        out.add(quad(direction, plane, row, bit, width, height, key));
      }
    }
  }

  private int grow(int row, int at, int run, int width, int key) {
    int height = 1;
    while (row + height < 32
        && (rows[row + height] & run) == run
        && allEqual(at + (height << 5), width, key)) {
      rows[row + height] &= ~run;
      height++;
    }
    return height;
  }

  private boolean allEqual(int from, int count, int key) {
    for (int i = from; i < from + count; i++) {
      if (keys[i] != key) {
        return false;
      }
    }
    return true;
  }

  /** Appends the crossed planes, one quad each. */
  void addCrosses(int plane, QuadBuffer out) {
    for (int row = 0; row < 32; row++) {
      for (int cells = crosses[row]; cells != 0; cells &= cells - 1) {
        int bit = Integer.numberOfTrailingZeros(cells);
        out.add(quad(3, plane, row, bit, 1, 1, keys[row << 5 | bit]));
      }
      crosses[row] = 0;
    }
  }

  /** Takes a slice's quads apart again. */
  void load(int direction, long[] quads) {
    for (long quad : quads) {
      int row = row(direction, quad);
      int bit = bit(direction, quad);
      int width = Quad.width(quad);
      int run = -1 >>> 32 - width << bit;
      int key = Quad.key(quad);
      boolean cross = Faces.isCross(key & 0xff);
      for (int i = row; i < row + Quad.height(quad); i++) {
        (cross ? crosses : rows)[i] |= run;
        int from = i << 5 | bit;
        for (int j = from; j < from + width; j++) {
          keys[j] = key;
        }
      }
    }
  }

  private static int row(int direction, long quad) {
    return direction < 2 ? Quad.y(quad) : Quad.x(quad);
  }

  private static int bit(int direction, long quad) {
    return direction < 4 ? Quad.z(quad) : Quad.y(quad);
  }

  private static long quad(
      int direction, int plane, int row, int bit, int width, int height, int key) {
    return switch (direction >> 1) {
      case 0 -> Quad.pack(direction, plane, row, bit, width, height, key);
      case 1 -> Quad.pack(direction, row, plane, bit, width, height, key);
      default -> Quad.pack(direction, row, bit, plane, width, height, key);
    };
  }
}
