package voxelpopuli.world.terrain;

/**
 * Simplex noise in two and three dimensions (Perlin's successor to his own noise): smooth, in about
 * -1 … 1, zero on average, without the axis-aligned look of a square lattice.
 *
 * <p>Corners get their gradients from an integer hash rather than from a permutation table, so that
 * the pattern does not repeat every 256 cells: the period is 2^32 cells in each axis.
 */
final class SimplexNoise {

  private static final double SKEW_2 = 0.3660254037844386; // (sqrt(3) - 1) / 2
  private static final double UNSKEW_2 = 0.21132486540518713; // (3 - sqrt(3)) / 6
  private static final double SKEW_3 = 1.0 / 3.0;
  private static final double UNSKEW_3 = 1.0 / 6.0;

  /** Brings the sum of the corners' shares to -1 … 1, as tried over many million places. */
  private static final double SCALE_2 = 98.8;

  private static final double SCALE_3 = 76.0;

  private static final int PRIME_X = 0x5205402B;
  private static final int PRIME_Y = 0x598CD327;
  private static final int PRIME_Z = 0x71F3C8A5;

  /** Sixteen directions 22.5 degrees apart, none along an axis: (x, y) pairs. */
  private static final double[] GRADIENTS_2 = gradients2();

  /** The twelve edges of a cube, four of them twice to fill sixteen: (x, y, z, unused). */
  private static final double[] GRADIENTS_3 = gradients3();

  private final int seed;

  SimplexNoise(long seed) {
    this.seed = (int) (Hash.mix(seed) >>> 32);
  }

  double at(double x, double y) {
    double skew = (x + y) * SKEW_2;
    long i = floor(x + skew);
    long j = floor(y + skew);
    double unskew = (i + j) * UNSKEW_2;
    double x0 = x - (i - unskew);
    double y0 = y - (j - unskew);
    int hx = (int) i * PRIME_X;
    int hy = (int) j * PRIME_Y;

    boolean lower = x0 > y0;
    double x1 = x0 + UNSKEW_2 - (lower ? 1 : 0);
    double y1 = y0 + UNSKEW_2 - (lower ? 0 : 1);
    double x2 = x0 + (2 * UNSKEW_2 - 1);
    double y2 = y0 + (2 * UNSKEW_2 - 1);

    double sum = corner(hx, hy, x0, y0);
    sum += corner(lower ? hx + PRIME_X : hx, lower ? hy : hy + PRIME_Y, x1, y1);
    sum += corner(hx + PRIME_X, hy + PRIME_Y, x2, y2);
    return sum * SCALE_2;
  }

  double at(double x, double y, double z) {
    double skew = (x + y + z) * SKEW_3;
    long i = floor(x + skew);
    long j = floor(y + skew);
    long k = floor(z + skew);
    double unskew = (i + j + k) * UNSKEW_3;
    double x0 = x - (i - unskew);
    double y0 = y - (j - unskew);
    double z0 = z - (k - unskew);
    int hx = (int) i * PRIME_X;
    int hy = (int) j * PRIME_Y;
    int hz = (int) k * PRIME_Z;

    // The second corner steps along the largest of the three, the third along the larger two.
    boolean xy = x0 >= y0;
    boolean yz = y0 >= z0;
    boolean xz = x0 >= z0;
    int i1 = xy && xz ? 1 : 0;
    int j1 = !xy && yz ? 1 : 0;
    int k1 = !xz && !yz ? 1 : 0;
    int i2 = xy || xz ? 1 : 0;
    int j2 = !xy || yz ? 1 : 0;
    int k2 = !xz || !yz ? 1 : 0;

    double sum = corner(hx, hy, hz, x0, y0, z0);
    sum +=
        corner(
            hx + i1 * PRIME_X,
            hy + j1 * PRIME_Y,
            hz + k1 * PRIME_Z,
            x0 - i1 + UNSKEW_3,
            y0 - j1 + UNSKEW_3,
            z0 - k1 + UNSKEW_3);
    sum +=
        corner(
            hx + i2 * PRIME_X,
            hy + j2 * PRIME_Y,
            hz + k2 * PRIME_Z,
            x0 - i2 + 2 * UNSKEW_3,
            y0 - j2 + 2 * UNSKEW_3,
            z0 - k2 + 2 * UNSKEW_3);
    sum += corner(hx + PRIME_X, hy + PRIME_Y, hz + PRIME_Z, x0 - 0.5, y0 - 0.5, z0 - 0.5);
    return sum * SCALE_3;
  }

  private double corner(int hx, int hy, double x, double y) {
    double fall = 0.5 - x * x - y * y;
    if (fall <= 0) {
      return 0;
    }
    int g = (scramble(hx ^ hy ^ seed) >>> 27) & 0x1E;
    fall *= fall;
    return fall * fall * (GRADIENTS_2[g] * x + GRADIENTS_2[g + 1] * y);
  }

  private double corner(int hx, int hy, int hz, double x, double y, double z) {
    double fall = 0.5 - x * x - y * y - z * z;
    if (fall <= 0) {
      return 0;
    }
    int g = (scramble(hx ^ hy ^ hz ^ seed) >>> 26) & 0x3C;
    fall *= fall;
    return fall * fall * (GRADIENTS_3[g] * x + GRADIENTS_3[g + 1] * y + GRADIENTS_3[g + 2] * z);
  }

  private static int scramble(int h) {
    h = (h ^ (h >>> 16)) * 0x7FEB352D;
    h = (h ^ (h >>> 15)) * 0x846CA68B;
    return h;
  }

  private static long floor(double v) {
    long i = (long) v;
    return v < i ? i - 1 : i;
  }

  private static double[] gradients2() {
    double near = 0.9807852804032304; // cos 11.25 degrees
    double far = 0.19509032201612825;
    double mid = 0.8314696123025452; // cos 33.75 degrees
    double low = 0.5555702330196022;
    double[] quadrant = {near, far, mid, low, low, mid, far, near};
    double[] table = new double[32];
    for (int i = 0; i < 4; i++) {
      double x = quadrant[2 * i];
      double y = quadrant[2 * i + 1];
      double[] turns = {x, y, -y, x, -x, -y, y, -x};
      System.arraycopy(turns, 0, table, 8 * i, 8);
    }
    return table;
  }

  private static double[] gradients3() {
    int[][] edges = {
      {1, 1, 0}, {-1, 1, 0}, {1, -1, 0}, {-1, -1, 0},
      {1, 0, 1}, {-1, 0, 1}, {1, 0, -1}, {-1, 0, -1},
      {0, 1, 1}, {0, -1, 1}, {0, 1, -1}, {0, -1, -1},
      {1, 1, 0}, {-1, 1, 0}, {0, -1, 1}, {0, -1, -1}
    };
    double[] table = new double[64];
    for (int i = 0; i < 16; i++) {
      for (int axis = 0; axis < 3; axis++) {
        table[4 * i + axis] = edges[i][axis];
      }
    }
    return table;
  }
}
