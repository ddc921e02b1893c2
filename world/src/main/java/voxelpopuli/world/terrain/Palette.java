package voxelpopuli.world.terrain;

import voxelpopuli.world.block.Blocks;

/** The blocks that nature uses, as the bytes that fill an array of blocks. */
final class Palette {

  static final byte AIR = Blocks.AIR;
  static final byte STONE = Blocks.STONE;
  static final byte GRASS = Blocks.GRASS;
  static final byte DIRT = Blocks.DIRT;
  static final byte SAND = Blocks.SAND;
  static final byte SANDSTONE = Blocks.SANDSTONE;
  static final byte GRAVEL = Blocks.GRAVEL;
  static final byte CLAY = Blocks.CLAY;
  static final byte SNOW = Blocks.SNOW;
  static final byte WATER = Blocks.WATER;
  static final byte ICE = Blocks.ICE;
  static final byte COAL_ORE = Blocks.COAL_ORE;
  static final byte IRON_ORE = Blocks.IRON_ORE;
  static final byte GOLD_ORE = Blocks.GOLD_ORE;
  static final byte DIAMOND_ORE = Blocks.DIAMOND_ORE;
  static final byte LOG = Blocks.LOG;
  static final byte LEAVES = Blocks.LEAVES;
  static final byte BIRCH_LOG = Blocks.BIRCH_LOG;
  static final byte BIRCH_LEAVES = Blocks.BIRCH_LEAVES;
  static final byte PINE_LOG = Blocks.PINE_LOG;
  static final byte PINE_LEAVES = Blocks.PINE_LEAVES;
  static final byte CACTUS = Blocks.CACTUS;
  static final byte TALL_GRASS = Blocks.TALL_GRASS;
  static final byte MUSHROOM = Blocks.MUSHROOM;
  static final byte PUMPKIN = Blocks.PUMPKIN;
  static final byte POPPY = Blocks.POPPY;
  static final byte DANDELION = Blocks.DANDELION;
  static final byte CORNFLOWER = Blocks.CORNFLOWER;

  private Palette() {}
}
