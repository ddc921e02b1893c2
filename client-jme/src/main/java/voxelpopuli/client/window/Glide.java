package voxelpopuli.client.window;

import voxelpopuli.world.body.Vec3;

/** A straight way from here to there in a given time. */
record Glide(Vec3 from, Vec3 to, double seconds, double passed) {

  Glide after(double more) {
    return new Glide(from, to, seconds, passed + more);
  }

  boolean over() {
    return passed >= seconds;
  }

  Vec3 now() {
    double t = over() ? 1 : passed / seconds;
    return new Vec3(
        from.x() + (to.x() - from.x()) * t,
        from.y() + (to.y() - from.y()) * t,
        from.z() + (to.z() - from.z()) * t);
  }
}
