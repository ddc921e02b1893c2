package voxelpopuli.world.mesh;

import java.util.Arrays;

/** Quads of a whole chunk in one array that is used again and again; slices follow each other. */
public final class QuadBuffer {

  static final long[] NONE = new long[0];

  private long[] quads = new long[4096];
  private int size;
  private final int[] starts = new int[MeshSlice.COUNT + 1];

  void clear() {
    size = 0;
  }

  void add(long quad) {
    room(1)[size++] = quad;
  }

  /** The array itself, with room for so many quads after {@link #size()}. */
  long[] room(int more) {
    if (size + more > quads.length) {
      quads = Arrays.copyOf(quads, Math.max(size + more, quads.length * 2));
    }
    return quads;
  }

  /** Says how many quads the array has after writing into it. */
  void size(int size) {
    this.size = size;
  }

  /** Marks where a slice begins; call for all in order, then for {@link MeshSlice#COUNT}. */
  void begin(int slice) {
    starts[slice] = size;
  }

  public int size() {
    return size;
  }

  public long get(int index) {
    return quads[index];
  }

  /** A copy of one slice's quads. */
  public long[] slice(int number) {
    int from = starts[number];
    int to = starts[number + 1];
    return from == to ? NONE : Arrays.copyOfRange(quads, from, to);
  }

  /** Whether a slice's quads are these. */
  boolean sliceEquals(int number, long[] others) {
    return Arrays.equals(quads, starts[number], starts[number + 1], others, 0, others.length);
  }

  /** All that was added since {@link #clear}. */
  long[] all() {
    return size == 0 ? NONE : Arrays.copyOf(quads, size);
  }
}
