package voxelpopuli.client.art;

import static voxelpopuli.client.art.Colours.opaque;
import static voxelpopuli.client.art.Colours.pick;
import static voxelpopuli.client.art.Colours.shade;
import static voxelpopuli.client.art.Colours.withAlpha;

/** What grows: logs, leaves, flowers; and the torch, which is a stick. */
final class Wood {

  private Wood() {}

  private static final int CLEAR = 0x00000000;

  static int bark(int x, int y) {
    double ridge = Grain.at(x, y / 5 + x, 201) * 0.45 + Grain.at(x / 2, 3, 202) * 0.55;
    return pick(ridge, 0x4a3521, 0x573f27, 0x654a2f, 0x725536);
  }

  static int logTop(int x, int y) {
    double r = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
    if (r > 6.6) {
      return bark(x, y);
    }
    double ring = Math.hypot(x - 7.5, y - 7.5) + Grain.smooth(x, y, 4, 203);
    int wood = (int) ring % 2 == 0 ? 0xb08d57 : 0x9c7a48;
    return shade(opaque(wood), 0.96 + 0.08 * Grain.at(x, y, 204));
  }

  static int birchBark(int x, int y) {
    boolean mark = Grain.at(x / 3, y, 205) > 0.86;
    return mark ? opaque(0x4a463f) : pick(Grain.at(x, y / 3, 206), 0xcfcabd, 0xdad6ca, 0xe4e0d6);
  }

  static int leaves(int x, int y) {
    double v = Grain.at(x, y, 211) * 0.6 + Grain.smooth(x, y, 4, 212) * 0.4;
    return v < 0.24 ? CLEAR : pick(v * 1.5 - 0.4, 0x2c5a22, 0x356a29, 0x3f7a31, 0x4b8a3a, 0x5a9a45);
  }

  static int birchLeaves(int x, int y) {
    double v = Grain.at(x, y, 213) * 0.6 + Grain.smooth(x, y, 4, 214) * 0.4;
    return v < 0.24 ? CLEAR : pick(v * 1.5 - 0.4, 0x57772c, 0x678834, 0x77993d, 0x88aa48, 0x9abb55);
  }

  static int needles(int x, int y) {
    double v = Grain.at(x, y, 215) * 0.6 + Grain.smooth(x, y, 4, 216) * 0.4;
    return v < 0.2 ? CLEAR : pick(v * 1.5 - 0.4, 0x1e4530, 0x255338, 0x2d6142, 0x366f4d);
  }

  static int planks(int x, int y, int... shades) {
    int board = y / 4;
    int seam = board * 7 % 16;
    double grain = Grain.smooth(x, y, 8, 221) * 0.3 + Grain.at(x / 4 + board * 9, y, 222) * 0.7;
    int wood = pick(grain, shades);
    boolean gap = y % 4 == 3 || x == seam;
    return shade(wood, gap ? 0.68 : y % 4 == 0 ? 1.06 : 1);
  }

  static int bookshelf(int x, int y) {
    if (y % 8 == 0 || y % 8 == 7) {
      return planks(x, y, 0xa17b46, 0xab8550, 0xb48f59);
    }
    int book = (x + (y / 8) * 5) / 2;
    int height = 1 + (int) (Grain.at(book, y / 8, 231) * 2);
    if (y % 8 < height) {
      return opaque(0x2b2018);
    }
    int cover = pick(Grain.at(book, y / 8, 232), 0x8a2f2b, 0x2f5d8a, 0x3d7a45, 0x8a6d2f, 0x643b7d);
    return shade(cover, (x + (y / 8) * 5) % 2 == 0 ? 1.1 : 0.85);
  }

  static int cactus(int x, int y) {
    boolean rib = x % 4 == 1;
    boolean spine = rib && y % 4 == (x / 4) % 4;
    return spine
        ? opaque(0xdfe3c0)
        : shade(pick(Grain.at(x, y, 241), 0x3f7d3a, 0x478742), rib ? 0.8 : 1);
  }

  static int cactusTop(int x, int y) {
    double r = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
    return r > 6.6
        ? opaque(0x356b31)
        : pick(Grain.at(x, y, 242) * 0.5 + r / 14, 0x8fbf6a, 0x7fb15c, 0x6fa34f);
  }

  static int hay(int x, int y) {
    boolean band = y == 4 || y == 11;
    int straw = pick(Grain.at(x, y / 3, 243), 0xb8942b, 0xc7a338, 0xd6b346, 0xe2c258);
    return band ? opaque(0x8a4f2a) : straw;
  }

  static int hayTop(int x, int y) {
    double ring = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
    return shade(hay(y, x % 4), (int) ring % 2 == 0 ? 1.04 : 0.9);
  }

  static int pumpkin(int x, int y) {
    double rib = 0.86 + 0.16 * Math.abs(Math.sin(x * Math.PI / 5.33));
    return shade(pick(Grain.at(x, y / 2, 244), 0xd97b1e, 0xe08526, 0xe68e2e), rib);
  }

  static int pumpkinTop(int x, int y) {
    double r = Math.hypot(x - 7.5, y - 7.5);
    if (r < 2) {
      return opaque(0x5f7a2f);
    }
    double rib = 0.86 + 0.16 * Math.abs(Math.sin(3 * Math.atan2(y - 7.5, x - 7.5)));
    return shade(pick(Grain.at(x, y, 245), 0xd0741b, 0xd97e22), rib);
  }

  /** The stick stands in the middle two columns; the mesh draws it as a thin post. */
  static int torch(int x, int y) {
    if (x < 7 || x > 8 || y < 6) {
      return CLEAR;
    }
    if (y < 8) {
      return opaque(y == 6 ? 0xfff2b0 : 0xffc24a);
    }
    return shade(opaque(x == 7 ? 0x8a6a3f : 0x6d5230), 0.92 + 0.16 * Grain.at(x, y, 251));
  }

  static int tallGrass(int x, int y) {
    int height = 5 + (int) (Grain.at(x, 1, 261) * 9);
    boolean blade = Grain.at(x, 2, 262) > 0.35;
    int up = Tile.SIZE - 1 - y;
    return blade && up < height ? pick((double) up / height, 0x4a7f33, 0x5f9c41, 0x78b552) : CLEAR;
  }

  /** A stem with two leaves and a round blossom. */
  static int flower(int x, int y, int petal, int heart) {
    double d = Math.hypot(x - 7.5, y - 5.5);
    if (d < 1.3) {
      return opaque(heart);
    }
    if (d < 3.4) {
      return shade(opaque(petal), (x + y) % 3 == 0 ? 0.86 : 1);
    }
    boolean stem = (x == 7 || x == 8 && y > 12) && y > 8;
    boolean leaf = y >= 11 && y <= 13 && Math.abs(x - 7) == 14 - y;
    return stem || leaf ? opaque(leaf ? 0x5f9c41 : 0x3f7a31) : CLEAR;
  }

  static int mushroom(int x, int y, int cap) {
    if (y >= 6 && y <= 9 && Math.abs(x - 7.5) < y - 4.5 + 0.6) {
      return Grain.at(x, y, 271) > 0.82 ? opaque(0xf1e9dc) : opaque(cap);
    }
    return y > 9 && (x == 7 || x == 8) ? withAlpha(0xe6dccb, 255) : CLEAR;
  }
}
