package voxelpopuli.client.art;

/** Noise that repeats at the tile's edge and depends on nothing but its arguments. */
final class Grain {

  private Grain() {}

  /** A number in 0..1 for a lattice point. */
  static double at(int x, int y, int salt) {
    int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ salt * 0x9e3779b1;
    h = (h ^ h >>> 15) * 0x85ebca6b;
    h = (h ^ h >>> 13) * 0xc2b2ae35;
    return ((h ^ h >>> 16) >>> 8) / (double) (1 << 24);
  }

  /**
   * Smooth noise in 0..1 whose cells are {@code cell} pixels wide (a divisor of the tile's side).
   */
  static double smooth(int x, int y, int cell, int salt) {
    int cells = Tile.SIZE / cell;
    int cx = x / cell;
    int cy = y / cell;
    double fx = ease((x % cell + 0.5) / cell);
    double fy = ease((y % cell + 0.5) / cell);
    double top = mix(at(cx, cy, salt), at((cx + 1) % cells, cy, salt), fx);
    double bottom =
        mix(at(cx, (cy + 1) % cells, salt), at((cx + 1) % cells, (cy + 1) % cells, salt), fx);
    return mix(top, bottom, fy);
  }

  /** Smooth and fine grain together in 0..1, the look of soil and stone. */
  static double rough(int x, int y, int salt) {
    return 0.45 * smooth(x, y, 4, salt)
        + 0.2 * smooth(x, y, 2, salt + 1)
        + 0.35 * at(x, y, salt + 2);
  }

  /**
   * Pebbles: distance to the nearest of a jittered grid of stones.
   *
   * @return the stone's own number in the whole part, 0 at its centre to 0.99 at its rim in the
   *     rest
   */
  static double pebbles(int x, int y, int cell, int salt) {
    int cells = Tile.SIZE / cell;
    double best = 9e9;
    double second = 9e9;
    int stone = 0;
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int cx = Math.floorDiv(x, cell) + dx;
        int cy = Math.floorDiv(y, cell) + dy;
        int wx = Math.floorMod(cx, cells);
        int wy = Math.floorMod(cy, cells);
        double px = (cx + 0.2 + 0.6 * at(wx, wy, salt)) * cell;
        double py = (cy + 0.2 + 0.6 * at(wx, wy, salt + 1)) * cell;
        double d = Math.hypot(x + 0.5 - px, y + 0.5 - py);
        if (d < best) {
          second = best;
          best = d;
          stone = wy * cells + wx;
        } else if (d < second) {
          second = d;
        }
      }
    }
    return stone + Math.min(0.99, best / Math.max(second, 1e-6));
  }

  static double mix(double a, double b, double t) {
    return a + (b - a) * t;
  }

  private static double ease(double t) {
    return t * t * (3 - 2 * t);
  }
}
