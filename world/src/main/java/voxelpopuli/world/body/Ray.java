package voxelpopuli.world.body;

import java.util.Optional;
import voxelpopuli.world.voxel.Direction;

/**
 * A gaze through the blocks, from face to face (Amanatides and Woo, "A Fast Voxel Traversal
 * Algorithm for Ray Tracing"): it visits every block on its way once and skips none.
 */
public final class Ray {

  /** Whether a gaze ends at this block. */
  @FunctionalInterface
  public interface Target {

    boolean stops(int x, int y, int z);
  }

  /**
   * Longer gazes than this are cut: nobody sees further, and a peer cannot ask for endless work.
   */
  public static final double LONGEST = 1024;

  private Ray() {}

  /** The first block that stops a gaze, within a reach in blocks; the gaze need not be unit. */
  public static Optional<Hit> cast(Vec3 origin, Vec3 gaze, double reach, Target target) {
    double length = gaze.length();
    if (!(length > 0) || !(length < Double.POSITIVE_INFINITY) || !origin.inWorld()) {
      return Optional.empty();
    }
    Walk x = new Walk(origin.x(), gaze.x() / length);
    Walk y = new Walk(origin.y(), gaze.y() / length);
    Walk z = new Walk(origin.z(), gaze.z() / length);
    double end = Math.min(reach, LONGEST);
    double distance = 0;
    Direction face = facing(gaze);
    while (distance <= end) {
      if (target.stops(x.block, y.block, z.block)) {
        return Optional.of(new Hit(x.block, y.block, z.block, face, distance));
      }
      if (x.next <= y.next && x.next <= z.next) {
        distance = x.enter();
        face = x.step > 0 ? Direction.WEST : Direction.EAST;
      } else if (y.next <= z.next) {
        distance = y.enter();
        face = y.step > 0 ? Direction.DOWN : Direction.UP;
      } else {
        distance = z.enter();
        face = z.step > 0 ? Direction.NORTH : Direction.SOUTH;
      }
    }
    return Optional.empty();
  }

  /** The face of the block around the eye that looks back along the gaze's strongest axis. */
  private static Direction facing(Vec3 gaze) {
    double ax = Math.abs(gaze.x());
    double ay = Math.abs(gaze.y());
    double az = Math.abs(gaze.z());
    if (ay >= ax && ay >= az) {
      return gaze.y() > 0 ? Direction.DOWN : Direction.UP;
    }
    if (ax >= az) {
      return gaze.x() > 0 ? Direction.WEST : Direction.EAST;
    }
    return gaze.z() > 0 ? Direction.NORTH : Direction.SOUTH;
  }

  /** Progress along one axis. */
  private static final class Walk {

    private final double origin;
    private final double slope;
    private final int step;
    private int block;
    private double next; // distance at which the ray enters the next block of this axis

    Walk(double origin, double slope) {
      this.origin = origin;
      this.slope = slope;
      this.step = slope > 0 ? 1 : -1;
      this.block = Vec3.block(origin);
      this.next = face();
    }

    double enter() {
      double at = next;
      block += step;
      next = face();
      return at;
    }

    /** Taken from the origin each time rather than summed up, so that errors do not grow. */
    private double face() {
      if (slope == 0) {
        return Double.POSITIVE_INFINITY;
      }
      double plane = slope > 0 ? block + 1.0 : block;
      return Math.max(0, (plane - origin) / slope);
    }
  }
}
