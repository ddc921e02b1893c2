package voxelpopuli.world.mesh;

/**
 * The faces of one slice while it is being merged: which show, and each one's key. Working space of
 * the mesher, and of the incremental one too, so that both merge in the same order.
 */
final class SliceFaces {

  /** Where a quad has the slice's plane, row and bit, by axis: x, y and z lie at 0, 5 and 10. */
  private static final int[] PLANE_SHIFT = {0, 5, 10};

  private static final int[] ROW_SHIFT = {5, 0, 0};
  private static final int[] BIT_SHIFT = {10, 10, 5};

  /** Bits of the faces to merge; all zero again after merging. */
  final int[] rows = new int[32];

  /** Bits of crossed planes, which stay single. */
  final int[] crosses = new int[32];

  /** Key of the face at {@code row*32 + bit}; stale where there is none. */
  final int[] keys = new int[32 * 32];

  /** Merges greedily, first along the rows, then across them, and appends the quads. */
  void merge(int direction, int plane, QuadBuffer out) {
    long[] quads = out.room(32 * 32);
    int size = out.size();
    int rowShift = ROW_SHIFT[direction >> 1];
    int bitShift = BIT_SHIFT[direction >> 1];
    long base = base(direction, plane);
    for (int row = 0; row < 32; row++) {
      int faces = rows[row];
      if (faces == 0) {
        continue;
      }
      rows[row] = 0;
      do {
        int bit = Integer.numberOfTrailingZeros(faces);
        int at = row << 5 | bit;
        int key = keys[at];
        int free = Integer.numberOfTrailingZeros(~(faces >>> bit));
        int width = 1;
        while (width < free && keys[at + width] == key) {
          width++;
        }
        int run = -1 >>> 32 - width << bit;
        faces ^= run;
        int height = 1;
        while (row + height < 32
            && (rows[row + height] & run) == run
            && allEqual(at + (height << 5), width, key)) {
          rows[row + height] ^= run;
          height++;
        }
        long place = row << rowShift | bit << bitShift | width - 1 << 15 | height - 1 << 20;
        quads[size++] = base | place | (long) key << Quad.KEY_SHIFT;
      } while (faces != 0);
    }
    out.size(size);
  }

  private static long base(int direction, int plane) {
    return (long) direction << Quad.DIRECTION_SHIFT | plane << PLANE_SHIFT[direction >> 1];
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
        out.add(Quad.pack(3, row, plane, bit, 1, 1, keys[row << 5 | bit]));
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
}
