package voxelpopuli.world.body;

/** A place or a velocity in blocks: x to the east, y up, z to the south. */
public record Vec3(double x, double y, double z) {

  public static final Vec3 ZERO = new Vec3(0, 0, 0);

  /** Block coordinates are ints; beyond this, a walk or a gaze could step past the last of them. */
  private static final double FARTHEST = Integer.MAX_VALUE - 2048.0;

  public Vec3 plus(double dx, double dy, double dz) {
    return new Vec3(x + dx, y + dy, z + dz);
  }

  public double length() {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Whether it is a place in the world at all: peers may send any number, or none. */
  public boolean inWorld() {
    return Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST && Math.abs(z) < FARTHEST;
  }

  /** The block that holds this place. */
  public static int block(double coordinate) {
    return (int) Math.floor(coordinate);
  }
}
