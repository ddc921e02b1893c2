package voxelpopuli.client.art;

/**
 * A row of hills that joins onto itself, for the start screen. Layers that lie further back are
 * higher and fade into the air's colour.
 */
public final class Horizon {

  /** Blocks of one row before it repeats. */
  public static final int BLOCKS = 80;

  private static final int HIGH = 14;

  private Horizon() {}

  /**
   * @param layer 0 is nearest
   * @param haze the air's colour
   * @param share how much of it hangs before the hills, 0 to 1
   * @param light the evening's strength on them
   */
  public static Picture layer(int layer, int haze, double share, double light) {
    Picture picture = new Picture(BLOCKS * Tile.SIZE, HIGH * Tile.SIZE);
    Tile grass = TileArt.draw("grass side");
    Tile dirt = TileArt.draw("dirt");
    Tile stone = TileArt.draw("stone");
    for (int column = 0; column < BLOCKS; column++) {
      int surface = height(layer, column);
      for (int up = 0; up < surface; up++) {
        Tile tile = up == surface - 1 ? grass : up >= surface - 4 ? dirt : stone;
        double depth = light * (up == surface - 1 ? 1 : 0.92);
        picture.tile(tile, column * Tile.SIZE, (HIGH - 1 - up) * Tile.SIZE, depth);
      }
      if (surface > 2 && Grain.at(column, layer, 77) < 0.09) {
        tree(picture, column, surface, light);
      }
    }
    for (int i = 0; i < picture.argb().length; i++) {
      int colour = picture.argb()[i];
      if (colour >>> 24 != 0) {
        picture.argb()[i] = Colours.blend(colour, Colours.opaque(haze), share);
      }
    }
    return picture;
  }

  /** Hills of three waves whose lengths divide the row's, so that the ends meet. */
  static int height(int layer, int column) {
    double turn = 2 * Math.PI * column / BLOCKS;
    double wave =
        Math.sin(turn * 2 + layer * 1.9) * 1.6
            + Math.sin(turn * 5 + layer * 4.1) * 1.1
            + Math.sin(turn * 11 + layer * 2.3) * 0.6;
    return (int) Math.max(1, Math.min(HIGH - 5, Math.round(3.2 + layer * 1.2 + wave)));
  }

  private static void tree(Picture picture, int column, int surface, double light) {
    Tile log = TileArt.draw("log");
    Tile leaves = TileArt.draw("leaves");
    for (int up = 0; up < 5 && surface + up < HIGH; up++) {
      boolean crown = up >= 2;
      for (int side = crown ? -1 : 0; side <= (crown ? 1 : 0); side++) {
        if (up == 4 && side != 0) {
          continue;
        }
        int x = Math.floorMod(column + side, BLOCKS);
        Tile tile = crown ? leaves : log;
        picture.tile(tile, x * Tile.SIZE, (HIGH - 1 - surface - up) * Tile.SIZE, light * 0.9);
      }
    }
  }
}
