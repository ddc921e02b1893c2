package voxelpopuli.client.play;

import voxelpopuli.world.body.Vec3;

/**
 * What is left of a way that the player was put by the owner of the ground.
 *
 * @param left blocks along each axis
 * @param seconds in which they are made good
 */
record Correction(Vec3 left, double seconds) {

  static final Correction NONE = new Correction(Vec3.ZERO, 0);

  /** Some ten frames: too short to fight against, long enough not to be seen as a jerk. */
  static final double TIME = 0.15;

  /** More blocks than this are not a difference of opinion but another place. */
  static final double LEAP = 4;

  static Correction between(Vec3 from, Vec3 to) {
    return new Correction(new Vec3(to.x() - from.x(), to.y() - from.y(), to.z() - from.z()), TIME);
  }

  boolean isLeap() {
    return left.length() > LEAP;
  }

  /** What of it is due within a frame. */
  Vec3 share(double frame) {
    double part = seconds <= 0 ? 0 : Math.min(1, frame / seconds);
    return new Vec3(left.x() * part, left.y() * part, left.z() * part);
  }

  Correction after(double frame) {
    if (frame >= seconds) {
      return NONE;
    }
    Vec3 gone = share(frame);
    return new Correction(left.plus(-gone.x(), -gone.y(), -gone.z()), seconds - frame);
  }
}
