package voxelpopuli.loadtest.bot;

import java.util.random.RandomGenerator;
import voxelpopuli.world.body.Body;
import voxelpopuli.world.body.Intent;
import voxelpopuli.world.body.Vec3;

/** A walk without a goal: straight on for some seconds, then another way; sooner at a wall. */
final class Wander {

  private static final double SHORTEST_LEG = 3;
  private static final double LONGEST_LEG = 10;

  /** Blocks a second below which the way counts as barred. */
  private static final double BARRED = 0.5;

  private final RandomGenerator random;
  private Body body;
  private double heading;
  private double legLeft;

  /**
   * @param heading first direction in degrees, 0 north, 90 east: so that bots that start at one
   *     place part
   */
  Wander(Body start, double heading, RandomGenerator random) {
    this.body = start;
    this.heading = heading;
    this.random = random;
    this.legLeft = LONGEST_LEG;
  }

  /** Walks for some seconds; waits where the ground is not there yet. */
  void walk(double seconds, Ground ground) {
    if (!ground.hasAt(body.feet()) || !ground.hasAt(body.eye())) {
      return;
    }
    double radians = Math.toRadians(heading);
    Intent ahead = Intent.walk(Math.sin(radians), -Math.cos(radians));
    Intent intent = body.inWater() ? ahead.jumping() : ahead;
    Vec3 before = body.feet();
    body = body.after(seconds, intent, ground::matter);
    double way = Math.hypot(body.feet().x() - before.x(), body.feet().z() - before.z());
    legLeft -= way < BARRED * seconds ? LONGEST_LEG / 4 : seconds;
    if (legLeft <= 0) {
      heading = random.nextDouble(360);
      legLeft = SHORTEST_LEG + random.nextDouble(LONGEST_LEG - SHORTEST_LEG);
    }
  }

  Body body() {
    return body;
  }

  double heading() {
    return heading;
  }
}
