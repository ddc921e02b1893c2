package voxelpopuli.world.voxel;

import java.util.Arrays;
import java.util.function.Function;

/**
 * Which of 32 × 32 columns see the sky at one height, between two chunks. Bit z of row x is set
 * where nothing above dims the sky.
 */
public final class SkyPlane {

  public static final SkyPlane OPEN = new SkyPlane(filled(-1));
  public static final SkyPlane CLOSED = new SkyPlane(filled(0));

  private final int[] rows;

  private SkyPlane(int[] rows) {
    this.rows = rows;
  }

  /** From 32 rows, which are copied. */
  public static SkyPlane of(int[] rows) {
    if (rows.length != Voxels.SIZE) {
      throw new IllegalArgumentException("a plane has 32 rows, not " + rows.length);
    }
    return new SkyPlane(rows.clone());
  }

  /**
   * The sky as it falls on the top of a chunk, through all chunks above it.
   *
   * @param top y of the highest chunk that is not all clear, or more
   * @param chunks asked from the top down, until no column is open any more
   */
  public static SkyPlane above(
      ChunkPos pos, int top, Function<ChunkPos, Voxels> chunks, ByteSet clear) {
    SkyPlane plane = OPEN;
    for (int y = top; y > pos.y() && plane != CLOSED; y--) {
      plane = plane.below(chunks.apply(new ChunkPos(pos.x(), y, pos.z())), clear);
    }
    return plane;
  }

  /** Bits z of row x. */
  public int row(int x) {
    return rows[x];
  }

  public boolean open(int x, int z) {
    return (rows[x] >>> z & 1) == 1;
  }

  /** What is left of this plane below a chunk: the columns in which all of its blocks are clear. */
  public SkyPlane below(Voxels chunk, ByteSet clear) {
    if (chunk.isUniform()) {
      return clear.has(chunk.get(0)) ? this : CLOSED;
    }
    int[] clearRows = new int[Voxels.SIZE * Voxels.SIZE];
    chunk.rows(clear, clearRows);
    int[] left = rows.clone();
    int any = 0;
    for (int x = 0; x < left.length; x++) {
      for (int y = 0; y < Voxels.SIZE; y++) {
        left[x] &= clearRows[x * Voxels.SIZE + y];
      }
      any |= left[x];
    }
    return any == 0 ? CLOSED : new SkyPlane(left);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SkyPlane that && Arrays.equals(rows, that.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rows);
  }

  private static int[] filled(int row) {
    int[] rows = new int[Voxels.SIZE];
    Arrays.fill(rows, row);
    return rows;
  }
}
