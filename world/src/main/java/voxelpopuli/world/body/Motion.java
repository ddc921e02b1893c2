package voxelpopuli.world.body;

/**
 * The velocity that a body wants to have next: its own, bent by gravity, water, flight and will.
 */
final class Motion {

  private Motion() {}

  static Vec3 of(Body body, boolean wet, Intent intent, double dt) {
    double pace = pace(wet, intent);
    double grip = grip(body, wet, intent) * dt;
    double share = Math.min(1, grip);
    double vx = bounded(body.velocity().x());
    double vz = bounded(body.velocity().z());
    vx += (intent.x() * pace - vx) * share;
    vz += (intent.z() * pace - vz) * share;
    return new Vec3(bounded(vx), bounded(upward(body, wet, intent, dt)), bounded(vz));
  }

  private static double pace(boolean wet, Intent intent) {
    if (intent.fly()) {
      return intent.sprint() ? Physique.FLY_SPRINT : Physique.FLY;
    }
    if (wet) {
      return Physique.SWIM;
    }
    if (intent.sneak()) {
      return Physique.SNEAK;
    }
    return intent.sprint() ? Physique.SPRINT : Physique.WALK;
  }

  private static double grip(Body body, boolean wet, Intent intent) {
    if (intent.fly()) {
      return Physique.GRIP_FLIGHT;
    }
    if (wet) {
      return Physique.GRIP_WATER;
    }
    return body.onGround() ? Physique.GRIP_GROUND : Physique.GRIP_AIR;
  }

  private static double upward(Body body, boolean wet, Intent intent, double dt) {
    double vy = bounded(body.velocity().y());
    int way = (intent.jump() ? 1 : 0) - (intent.sneak() ? 1 : 0);
    if (intent.fly()) {
      return vy + (way * Physique.FLY - vy) * Math.min(1, Physique.GRIP_FLIGHT * dt);
    }
    if (wet) {
      double wish = way > 0 ? Physique.SWIM_UP : way < 0 ? -Physique.SWIM_UP : -Physique.SINK;
      // The push onto the bank must outlive the frame in which it was given.
      double drag = vy > Physique.SWIM_UP ? Physique.GRIP_AIR : Physique.GRIP_WATER;
      return vy + (wish - vy) * Math.min(1, drag * dt);
    }
    if (intent.jump() && body.onGround()) {
      return Physique.JUMP;
    }
    return vy - Physique.GRAVITY * dt;
  }

  private static double bounded(double v) {
    return v > Physique.FASTEST ? Physique.FASTEST : v >= -Physique.FASTEST ? v : worst(v);
  }

  /** Too fast downward, or not a number at all. */
  private static double worst(double v) {
    return v < -Physique.FASTEST ? -Physique.FASTEST : 0;
  }
}
