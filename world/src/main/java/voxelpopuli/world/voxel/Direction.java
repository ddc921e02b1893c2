package voxelpopuli.world.voxel;

/**
 * The six directions in which a block has a face. The order is part of the mesh's byte format.
 *
 * <p>x grows to the east, y upwards, z to the south.
 */
public enum Direction {
  WEST(-1, 0, 0),
  EAST(1, 0, 0),
  DOWN(0, -1, 0),
  UP(0, 1, 0),
  NORTH(0, 0, -1),
  SOUTH(0, 0, 1);

  private static final Direction[] ALL = values();

  public final int dx;
  public final int dy;
  public final int dz;

  Direction(int dx, int dy, int dz) {
    this.dx = dx;
    this.dy = dy;
    this.dz = dz;
  }

  /** The direction with this ordinal, without the copy that {@link #values()} makes. */
  public static Direction of(int ordinal) {
    return ALL[ordinal];
  }

  public Direction opposite() {
    return ALL[ordinal() ^ 1];
  }

  /** 0 for x, 1 for y, 2 for z. */
  public int axis() {
    return ordinal() >> 1;
  }

  /** Whether this points to growing coordinates. */
  public boolean positive() {
    return (ordinal() & 1) == 1;
  }
}
