package voxelpopuli.world.terrain;

/** The few shapes that turn noise into land. */
final class Curves {

  private Curves() {}

  static double lerp(double a, double b, double t) {
    return a + (b - a) * t;
  }

  static double clamp01(double v) {
    return v < 0 ? 0 : v > 1 ? 1 : v;
  }

  /**
   * 0 below {@code from}, 1 above {@code to}, and smooth between; {@code from} may be the larger.
   */
  static double smooth(double from, double to, double v) {
    double t = clamp01((v - from) / (to - from));
    return t * t * (3 - 2 * t);
  }

  /** Straight lines between points (x ascending), level outside them. */
  static double through(double[] xs, double[] ys, double x) {
    if (x <= xs[0]) {
      return ys[0];
    }
    for (int i = 1; i < xs.length; i++) {
      if (x < xs[i]) {
        return lerp(ys[i - 1], ys[i], (x - xs[i - 1]) / (xs[i] - xs[i - 1]));
      }
    }
    return ys[ys.length - 1];
  }
}
