package voxelpopuli.client.art;

/** A drawn picture of any size. Pixels are ARGB, rows from the top. */
public record Picture(int width, int height, int[] argb) {

  public Picture(int width, int height) {
    this(width, height, new int[width * height]);
  }

  public int at(int x, int y) {
    return argb[y * width + x];
  }

  void set(int x, int y, int colour) {
    argb[y * width + x] = colour;
  }

  /** Draws a tile with its upper left corner there, shaded. */
  void tile(Tile tile, int left, int top, double light) {
    for (int y = 0; y < Tile.SIZE; y++) {
      for (int x = 0; x < Tile.SIZE; x++) {
        set(left + x, top + y, Colours.shade(tile.argb(x, y), light));
      }
    }
  }
}
