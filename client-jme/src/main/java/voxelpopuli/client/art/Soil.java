package voxelpopuli.client.art;

import static voxelpopuli.client.art.Colours.blend;
import static voxelpopuli.client.art.Colours.opaque;
import static voxelpopuli.client.art.Colours.pick;
import static voxelpopuli.client.art.Colours.shade;
import static voxelpopuli.client.art.Colours.withAlpha;

/** What the land is made of: soil, stone, snow, water, ores. */
final class Soil {

  private Soil() {}

  private static final int[] GRASS = {0x528a39, 0x5a953e, 0x629f44, 0x69a849, 0x73b150};

  static int stone(int x, int y) {
    double streak = Grain.smooth(x, y, 8, 11) * 0.35 + Grain.rough(x, y / 2 * 2, 12) * 0.65;
    return pick(streak * 1.7 - 0.35, 0x6c6f73, 0x767a7e, 0x7f8387, 0x888c90, 0x92969a);
  }

  static int dirt(int x, int y) {
    int soil = pick(Grain.rough(x, y, 21) * 1.2 - 0.1, 0x6b4a30, 0x775336, 0x835c3d, 0x8f6645);
    return Grain.at(x, y, 24) > 0.955 ? opaque(0xa08468) : soil;
  }

  static int grassTop(int x, int y) {
    return pick(0.25 * Grain.smooth(x, y, 2, 31) + 0.75 * Grain.at(x, y, 32), GRASS);
  }

  static int grassSide(int x, int y) {
    int fringe = 3 + (int) (Grain.at(x, 0, 33) * 3);
    if (y < fringe) {
      return shade(grassTop(x, y), y == fringe - 1 ? 0.82 : 1);
    }
    return y == fringe ? shade(dirt(x, y), 0.8) : dirt(x, y);
  }

  static int sand(int x, int y) {
    double ripple = 0.5 + 0.5 * Math.sin((y + 2.2 * Grain.smooth(x, y, 8, 41)) * Math.PI / 4);
    double v = 0.35 * ripple + 0.65 * Grain.rough(x, y, 42);
    return pick(v * 1.2 - 0.1, 0xcdb981, 0xd6c38b, 0xdecc96, 0xe6d6a3);
  }

  static int sandstone(int x, int y) {
    int band = y / 4;
    int base = pick(Grain.smooth(x, y, 4, 45), 0xcbb57c, 0xd4bf87, 0xdcc992);
    return y % 4 == 3 ? shade(base, 0.86) : shade(base, band % 2 == 0 ? 1 : 0.95);
  }

  static int sandstoneTop(int x, int y) {
    return pick(Grain.rough(x, y, 46), 0xd0bb83, 0xd7c38c, 0xdecc97);
  }

  static int marble(int x, int y) {
    double vein = Math.abs(Grain.smooth(x, y, 8, 47) + 0.3 * Grain.smooth(x, y, 4, 48) - 0.65);
    return vein < 0.05
        ? opaque(0xb9bcc6)
        : pick(Grain.smooth(x, y, 4, 49), 0xdcdde2, 0xe4e5e9, 0xecedf0);
  }

  static int basalt(int x, int y) {
    double column = Grain.at(x / 2, 1, 55) * 0.6 + Grain.at(x, y / 3, 56) * 0.4;
    return pick(column, 0x36383d, 0x3f4247, 0x494c52, 0x54575e);
  }

  static int gravel(int x, int y) {
    double p = Grain.pebbles(x, y, 4, 51);
    double rim = p - Math.floor(p);
    int stone = pick(Grain.at((int) p, 7, 52), 0x77716c, 0x857f79, 0x938c86, 0x6b6764, 0x9b938a);
    return shade(stone, rim > 0.8 ? 0.62 : 1.1 - 0.15 * rim);
  }

  static int cobble(int x, int y) {
    double p = Grain.pebbles(x, y, 8, 61);
    double q = Grain.pebbles(x, y, 4, 62);
    double rim = Math.max(p - Math.floor(p), 0.9 * (q - Math.floor(q)));
    int stone = pick(Grain.at((int) q, 3, 63), 0x74787c, 0x7f8387, 0x8a8e92, 0x94989b);
    return shade(stone, rim > 0.84 ? 0.6 : 1.06 - 0.16 * rim);
  }

  static int clay(int x, int y) {
    return pick(
        Grain.smooth(x, y, 4, 71) * 0.7 + Grain.at(x, y, 72) * 0.3, 0x969db0, 0x9ea5b7, 0xa6adbe);
  }

  static int snow(int x, int y) {
    return pick(Grain.rough(x, y, 81) * 1.2 - 0.1, 0xe2ebf3, 0xebf2f8, 0xf3f8fb, 0xfafdff);
  }

  static int ice(int x, int y) {
    boolean crack = Math.abs(Grain.smooth(x, y, 8, 91) - 0.5) < 0.035;
    int base = pick(Grain.smooth(x, y, 4, 92), 0x8fbbe8, 0x9cc5ed, 0xaad0f2);
    return withAlpha(crack ? 0xd4eaff : base, 225);
  }

  static int water(int x, int y) {
    double wave = Math.sin((x + 2 * y) * Math.PI / 8 + 3 * Grain.smooth(x, y, 8, 101));
    double v = 0.5 + 0.32 * wave + 0.25 * (Grain.smooth(x, y, 4, 102) - 0.5);
    return withAlpha(pick(v, 0x2c5fa8, 0x3168b3, 0x3672bd, 0x4380c8), 176);
  }

  static int obsidian(int x, int y) {
    return pick(Grain.rough(x, y, 115) * 1.4 - 0.2, 0x120e1c, 0x1b1529, 0x261d3a, 0x3a2c59);
  }

  /** Stone with nuggets of a mineral; each nugget is lit from the upper left. */
  static int ore(int x, int y, int salt, int dark, int mid, int light) {
    if (!nugget(x, y, salt)) {
      boolean shadow = nugget(x - 1, y - 1, salt);
      return shade(stone(x, y), shadow ? 0.72 : 1);
    }
    boolean litEdge = !nugget(x - 1, y - 1, salt);
    boolean darkEdge = !nugget(x + 1, y + 1, salt);
    return opaque(litEdge ? light : darkEdge ? dark : mid);
  }

  private static boolean nugget(int x, int y, int salt) {
    double p = Grain.pebbles(Math.floorMod(x, Tile.SIZE), Math.floorMod(y, Tile.SIZE), 4, salt);
    return Grain.at((int) p, 5, salt) > 0.52 && p - Math.floor(p) < 0.62;
  }

  static int mossy(int x, int y) {
    double moss = Grain.smooth(x, y, 4, 121);
    return moss > 0.58 ? blend(cobble(x, y), opaque(0x557a35), 0.7) : cobble(x, y);
  }
}
