package voxelpopuli.world.voxel;

import java.util.Arrays;

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

  /** Bits z of row x. */
  public int row(int x) {
    return rows[x];
  }

  public boolean open(int x, int z) {
    return (rows[x] >>> z & 1) == 1;
  }

  /** What is left of this plane below a chunk: the columns in which all of its blocks are clear. */
  public SkyPlane below(Voxels chunk, ByteSet clear) {
    int[] clearRows = new int[Voxels.SIZE * Voxels.SIZE];
    chunk.rows(clear, clearRows);
    int[] left = rows.clone();
    for (int i = 0; i < clearRows.length; i++) {
      left[i >> 5] &= clearRows[i];
    }
    return new SkyPlane(left);
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
