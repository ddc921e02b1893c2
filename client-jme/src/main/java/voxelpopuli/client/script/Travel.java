package voxelpopuli.client.script;

import voxelpopuli.world.body.Vec3;

/**
 * Goes somewhere as fast as the owners of the ground allow: they let nobody be faster than 24
 * blocks a second in the plane and 70 upwards, but let a player make up for four seconds of
 * silence. This stays within both: a pool of time fills as time passes and is drained by the way
 * gone.
 */
public final class Travel {

  /** Blocks a second in the plane, and up or down. */
  static final double ACROSS = 22;

  static final double UPRIGHT = 60;

  /** Seconds of silence that are made up for. */
  static final double POOL = 3;

  private double pool = POOL;
  private Vec3 goal;

  public void to(Vec3 goal) {
    this.goal = goal;
  }

  /** The owner put us back here, so our pool was fuller than its own; goes on to where we were. */
  public void putBack(Vec3 from) {
    pool = 0;
    goal = goal == null ? from : goal;
  }

  public boolean underWay() {
    return goal != null;
  }

  /** Time passes in which nobody travels. */
  public void rest(double seconds) {
    pool = Math.min(POOL, pool + seconds);
  }

  /** Where one is now who was here a frame ago. */
  public Vec3 next(Vec3 here, double seconds) {
    rest(seconds);
    Vec3 way = new Vec3(goal.x() - here.x(), goal.y() - here.y(), goal.z() - here.z());
    double needed = Math.max(Math.hypot(way.x(), way.z()) / ACROSS, Math.abs(way.y()) / UPRIGHT);
    if (needed <= pool) {
      pool -= needed;
      Vec3 there = goal;
      goal = null;
      return there;
    }
    double part = pool / needed;
    pool = 0;
    return here.plus(way.x() * part, way.y() * part, way.z() * part);
  }
}
