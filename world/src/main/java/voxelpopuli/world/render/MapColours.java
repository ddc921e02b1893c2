package voxelpopuli.world.render;

import java.util.Arrays;
import voxelpopuli.world.block.Blocks;

/** What colour a block has on a map, as 0xRRGGBB. */
final class MapColours {

  static final int SHALLOWS = 0x5fb3c4;
  static final int SEA = 0x2c6fa3;
  static final int DEEP = 0x16406f;

  private static final int UNKNOWN = 0x8a8a8a;
  private static final int[] BY_ID = table();

  private MapColours() {}

  static int of(int block) {
    return BY_ID[block & 0xff];
  }

  /** Between two colours, channel by channel. */
  static int blend(int a, int b, double share) {
    int red = channel(a >> 16 & 255, b >> 16 & 255, share);
    int green = channel(a >> 8 & 255, b >> 8 & 255, share);
    int blue = channel(a & 255, b & 255, share);
    return red << 16 | green << 8 | blue;
  }

  /** Lighter (above 1) or darker; shade is a little blue, light a little yellow, as outdoors. */
  static int lit(int colour, double light) {
    double cool = light < 1 ? (1 - light) * 0.22 : 0;
    double warm = light > 1 ? (light - 1) * 0.1 : 0;
    int red = bounded((colour >> 16 & 255) * (light - cool + warm));
    int green = bounded((colour >> 8 & 255) * (light - cool * 0.5 + warm * 0.6));
    int blue = bounded((colour & 255) * (light + cool * 0.6));
    return red << 16 | green << 8 | blue;
  }

  private static int channel(int a, int b, double share) {
    return bounded(a + (b - a) * share);
  }

  private static int bounded(double v) {
    return v < 0 ? 0 : v > 255 ? 255 : (int) v;
  }

  private static int[] table() {
    int[] colours = new int[256];
    Arrays.fill(colours, UNKNOWN);
    colours[Blocks.AIR] = 0x0c0c10;
    colours[Blocks.STONE] = 0x8d8a86;
    colours[Blocks.GRASS] = 0x84ab52;
    colours[Blocks.DIRT] = 0x8a6a48;
    colours[Blocks.SAND] = 0xe2d3a0;
    colours[Blocks.SANDSTONE] = 0xcdb885;
    colours[Blocks.GRAVEL] = 0x9c9690;
    colours[Blocks.CLAY] = 0xa3a8b3;
    colours[Blocks.SNOW] = 0xf3f6fa;
    colours[Blocks.ICE] = 0xb5d6ee;
    colours[Blocks.LOG] = 0x6e5434;
    colours[Blocks.LEAVES] = 0x4d7f35;
    colours[Blocks.BIRCH_LOG] = 0xd8d5c8;
    colours[Blocks.BIRCH_LEAVES] = 0x7c9f48;
    colours[Blocks.PINE_LOG] = 0x4e3a28;
    colours[Blocks.PINE_LEAVES] = 0x355f45;
    colours[Blocks.CACTUS] = 0x4f7d3a;
    colours[Blocks.TALL_GRASS] = 0x79a14a;
    colours[Blocks.MUSHROOM] = 0xb0573f;
    colours[Blocks.PUMPKIN] = 0xd9852b;
    colours[Blocks.POPPY] = 0xc8463a;
    colours[Blocks.DANDELION] = 0xe6cf3c;
    colours[Blocks.CORNFLOWER] = 0x5f7fd6;
    colours[Blocks.COAL_ORE] = 0x3b3b3d;
    colours[Blocks.IRON_ORE] = 0xc09a7a;
    colours[Blocks.GOLD_ORE] = 0xf0c93c;
    colours[Blocks.DIAMOND_ORE] = 0x62e0de;
    return colours;
  }
}
