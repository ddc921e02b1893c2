package voxelpopuli.client.art;

import static voxelpopuli.client.art.Colours.opaque;
import static voxelpopuli.client.art.Colours.pick;
import static voxelpopuli.client.art.Colours.shade;
import static voxelpopuli.client.art.Colours.withAlpha;

/** What people make: bricks, glass, wool, lamps. */
final class Craft {

  private Craft() {}

  static int brick(int x, int y) {
    int row = y / 4;
    int along = (x + (row % 2) * 4) % Tile.SIZE;
    if (y % 4 == 3 || along % 8 == 7) {
      return pick(Grain.at(x, y, 301), 0xb0a69a, 0xbab0a4);
    }
    int tint = pick(Grain.at(along / 8, row, 302), 0x8f4434, 0x9a4c3a, 0xa55541);
    return shade(tint, (y % 4 == 0 ? 1.08 : 1) * (0.95 + 0.1 * Grain.at(x, y, 303)));
  }

  static int stoneBrick(int x, int y) {
    int row = y / 8;
    int along = (x + row * 8) % Tile.SIZE;
    boolean mortar = y % 8 == 7 || along == 15;
    double edge = y % 8 == 0 || along == 0 ? 1.12 : 1;
    return shade(Soil.stone(x, y), mortar ? 0.62 : edge);
  }

  static int glass(int x, int y) {
    boolean frame = x == 0 || y == 0 || x == 15 || y == 15;
    boolean glint =
        (x + y == 9 || x + y == 10 || x + y == 20) && x > 1 && y > 1 && x < 14 && y < 14;
    if (frame) {
      return opaque(0xc3dde4);
    }
    return glint ? opaque(0xeaf7fa) : 0;
  }

  static int wool(int x, int y, int colour) {
    double weave = (x / 2 + y / 2) % 2 == 0 ? 1.04 : 0.95;
    return shade(opaque(colour), weave * (0.95 + 0.1 * Grain.at(x, y, 311)));
  }

  static int lamp(int x, int y) {
    boolean frame = x == 0 || y == 0 || x == 15 || y == 15;
    double d = Math.hypot(x - 7.5, y - 7.5);
    int glow =
        pick(
            1 - d / 12 + 0.2 * (Grain.at(x, y, 321) - 0.5), 0xd79a3a, 0xe8b554, 0xf6d27a, 0xfff0b8);
    return frame ? opaque(0x6d5230) : glow;
  }

  static int marker(int x, int y, int colour) {
    boolean edge = x == 0 || y == 0 || x == 15 || y == 15;
    return withAlpha(
        shade(opaque(colour), edge ? 0.7 : 0.92 + 0.16 * Grain.rough(x, y, colour)), 255);
  }
}
