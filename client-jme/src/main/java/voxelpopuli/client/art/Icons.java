package voxelpopuli.client.art;

import static voxelpopuli.client.art.Colours.shade;

/** Small pictures of blocks for the hotbar: a cube seen from a corner, or the tile itself. */
public final class Icons {

  /** Pixels along one side of an icon. */
  public static final int SIZE = 32;

  private Icons() {}

  /** A cube with these tiles on its top and its two visible sides. ARGB rows from the top. */
  public static int[] cube(Tile top, Tile side) {
    int[] out = new int[SIZE * SIZE];
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        out[y * SIZE + x] = cubePixel(top, side, x + 0.5, y + 0.5);
      }
    }
    return out;
  }

  /** The tile enlarged: for flowers and torches, which are no cubes. */
  public static int[] flat(Tile tile) {
    int[] out = new int[SIZE * SIZE];
    int scale = SIZE / Tile.SIZE;
    for (int i = 0; i < out.length; i++) {
      out[i] = tile.argb(i % SIZE / scale, i / SIZE / scale);
    }
    return out;
  }

  /** Which of the three faces, drawn at 2:1, covers this pixel, and what its tile shows there. */
  private static int cubePixel(Tile top, Tile side, double x, double y) {
    double half = SIZE / 2.0;
    double quarter = SIZE / 4.0;
    double across = (x - half) / half; // -1 at the left corner to 1 at the right
    double rimTop = quarter * (1 + Math.abs(across)) - quarter; // upper edge of the top face
    double rimLow = quarter * (2 - Math.abs(across)); // lower edge of the top face
    if (y >= rimTop && y < rimLow) {
      double down = y / quarter - 1; // -1 at the back corner to 1 at the front
      return at(top, (across + down + 1) / 2, (down - across + 1) / 2);
    }
    double v = (y - rimLow) / half;
    if (v < 0 || v >= 1) {
      return 0;
    }
    return across < 0 ? shade(at(side, across + 1, v), 0.62) : shade(at(side, across, v), 0.8);
  }

  private static int at(Tile tile, double u, double v) {
    int x = (int) Math.max(0, Math.min(Tile.SIZE - 1, u * Tile.SIZE));
    int y = (int) Math.max(0, Math.min(Tile.SIZE - 1, v * Tile.SIZE));
    return tile.argb(x, y);
  }
}
