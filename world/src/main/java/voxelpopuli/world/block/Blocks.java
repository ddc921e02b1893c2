package voxelpopuli.world.block;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import voxelpopuli.world.block.Block.Shape;
import voxelpopuli.world.voxel.ByteSet;

/**
 * The registry of blocks. An id never changes its meaning; new blocks take the next free id.
 *
 * <p>Ids that nobody has registered (a newer node may send one) are opaque stone to us: a world
 * with a wrong texture is better than one with a hole.
 */
public final class Blocks {

  public static final int AIR = 0;
  public static final int STONE = 1;
  public static final int GRASS = 2;
  public static final int DIRT = 3;
  public static final int SAND = 4;
  public static final int WATER = 5;
  public static final int LOG = 6;
  public static final int LEAVES = 7;
  public static final int PLANKS = 8;
  public static final int BRICK = 9;
  public static final int GLASS = 10;
  public static final int SNOW = 11;
  public static final int GRAVEL = 12;
  public static final int COAL_ORE = 13;
  public static final int IRON_ORE = 14;
  public static final int GOLD_ORE = 15;
  public static final int DIAMOND_ORE = 16;
  public static final int TORCH = 17;
  public static final int POPPY = 18;
  public static final int DANDELION = 19;
  public static final int CORNFLOWER = 20;
  public static final int TALL_GRASS = 21;
  public static final int MUSHROOM = 22;
  public static final int COBBLESTONE = 23;
  public static final int MOSSY_COBBLESTONE = 24;
  public static final int STONE_BRICKS = 25;
  public static final int SANDSTONE = 26;
  public static final int CLAY = 27;
  public static final int ICE = 28;
  public static final int BIRCH_LOG = 29;
  public static final int BIRCH_LEAVES = 30;
  public static final int BIRCH_PLANKS = 31;
  public static final int PINE_LOG = 32;
  public static final int PINE_LEAVES = 33;
  public static final int PINE_PLANKS = 34;
  public static final int LAMP = 35;
  public static final int MARBLE = 36;
  public static final int BASALT = 37;
  public static final int OBSIDIAN = 38;
  public static final int BOOKSHELF = 39;
  public static final int HAY = 40;
  public static final int CACTUS = 41;
  public static final int PUMPKIN = 42;
  public static final int WHITE_WOOL = 43;
  public static final int RED_WOOL = 44;
  public static final int ORANGE_WOOL = 45;
  public static final int YELLOW_WOOL = 46;
  public static final int GREEN_WOOL = 47;
  public static final int BLUE_WOOL = 48;
  public static final int PURPLE_WOOL = 49;
  public static final int BLACK_WOOL = 50;

  /**
   * Water that has flowed: level 7 lies next to a source, level 1 is the last that spreads no more.
   * The id of a level is this plus the level.
   */
  public static final int FLOWING_WATER = 240;

  /** How far water flows from its source, in blocks. */
  public static final int WATER_REACH = 7;

  private static final Block[] BY_ID = new Block[256];
  private static final List<Block> REGISTERED =
      Stream.of(nature(), plants(), building(), wools(), flowing())
          .flatMap(s -> s)
          .map(BlockBuilder::build)
          .toList();

  static {
    for (int id = 0; id < 256; id++) {
      BY_ID[id] = block(id, "unknown " + id).tiles("stone", "stone", "stone").notOffered().build();
    }
    REGISTERED.forEach(b -> BY_ID[b.id()] = b);
  }

  private static final ByteSet KNOWN =
      ByteSet.of(id -> REGISTERED.stream().anyMatch(block -> block.id() == id));

  /** Blocks that hide what is behind them and stop light. */
  public static final ByteSet OPAQUE = ByteSet.of(id -> BY_ID[id].opaque());

  /** Blocks that sky light falls through unweakened. */
  public static final ByteSet CLEAR = ByteSet.of(id -> BY_ID[id].clear());

  /** Blocks drawn as crossed planes. */
  public static final ByteSet CROSSES = ByteSet.of(id -> BY_ID[id].shape() == Shape.CROSS);

  /** See-through blocks with six faces: water, leaves, glass. */
  public static final ByteSet SEE_THROUGH =
      ByteSet.of(id -> !BY_ID[id].opaque() && BY_ID[id].shape() == Shape.CUBE);

  /** Blocks that bodies and rays stop at. */
  public static final ByteSet SOLID = ByteSet.of(id -> BY_ID[id].solid());

  private static final List<String> TILES =
      REGISTERED.stream()
          .filter(b -> b.shape() != Shape.NONE)
          .flatMap(b -> Stream.of(b.top(), b.side(), b.bottom()))
          .distinct()
          .toList();

  private Blocks() {}

  /** The block with this id; takes signed bytes, and answers for unregistered ids too. */
  public static Block of(int id) {
    return BY_ID[id & 0xff];
  }

  /** Whether the id is 0–255 and registered. */
  public static boolean exists(int id) {
    return id >= 0 && id < 256 && KNOWN.has(id);
  }

  public static Optional<Block> named(String name) {
    return REGISTERED.stream().filter(b -> b.name().equals(name)).findFirst();
  }

  /** All registered blocks by id, air first. */
  public static List<Block> all() {
    return REGISTERED;
  }

  /** The blocks that the inventory shows, by id. */
  public static List<Block> offered() {
    return REGISTERED.stream().filter(Block::offered).toList();
  }

  /** Names of all texture tiles, without repetition; a tile's number is its place here. */
  public static List<String> tiles() {
    return TILES;
  }

  /** The id of water that has this level: 8 is a source, 7–1 has flowed, 0 is air. */
  public static int waterOfLevel(int level) {
    return level > WATER_REACH ? WATER : level > 0 ? FLOWING_WATER + level : AIR;
  }

  /** 8 for a source of water, 7–1 for water that has flowed, 0 for everything else. */
  public static int waterLevel(int id) {
    int flowed = (id & 0xff) - FLOWING_WATER;
    return id == WATER ? WATER_REACH + 1 : flowed > 0 && flowed <= WATER_REACH ? flowed : 0;
  }

  private static BlockBuilder block(int id, String name) {
    return new BlockBuilder(id, name);
  }

  private static Stream<BlockBuilder> nature() {
    return Stream.of(
        block(AIR, "air").nothing(),
        block(STONE, "stone"),
        block(GRASS, "grass").seed(2).tiles("grass", "grass side", "dirt"),
        block(DIRT, "dirt").seed(3),
        block(SAND, "sand").seed(3),
        block(WATER, "water").liquid(WATER),
        block(LOG, "log").seed(3).tiles("log top", "log", "log top"),
        block(LEAVES, "leaves").seeThrough(false).seed(2),
        block(PLANKS, "planks").seed(3),
        block(BRICK, "brick"),
        block(GLASS, "glass").seeThrough(true),
        block(SNOW, "snow"),
        block(GRAVEL, "gravel"),
        block(COAL_ORE, "coal ore"),
        block(IRON_ORE, "iron ore"),
        block(GOLD_ORE, "gold ore"),
        block(DIAMOND_ORE, "diamond ore"));
  }

  private static Stream<BlockBuilder> plants() {
    return Stream.of(
        block(TORCH, "torch").cross().light(14),
        block(POPPY, "poppy").cross(),
        block(DANDELION, "dandelion").cross(),
        block(CORNFLOWER, "cornflower").cross(),
        block(TALL_GRASS, "tall grass").cross(),
        block(MUSHROOM, "mushroom").cross());
  }

  private static Stream<BlockBuilder> building() {
    return Stream.of(
        block(COBBLESTONE, "cobblestone"),
        block(MOSSY_COBBLESTONE, "mossy cobblestone"),
        block(STONE_BRICKS, "stone bricks"),
        block(SANDSTONE, "sandstone").tiles("sandstone top", "sandstone", "sandstone top"),
        block(CLAY, "clay"),
        block(ICE, "ice").seeThrough(true),
        block(BIRCH_LOG, "birch log").seed(3).tiles("log top", "birch log", "log top"),
        block(BIRCH_LEAVES, "birch leaves").seeThrough(false).seed(2),
        block(BIRCH_PLANKS, "birch planks").seed(3),
        block(PINE_LOG, "pine log").seed(3).tiles("log top", "pine log", "log top"),
        block(PINE_LEAVES, "pine leaves").seeThrough(false).seed(2),
        block(PINE_PLANKS, "pine planks").seed(3),
        block(LAMP, "lamp").light(14),
        block(MARBLE, "marble"),
        block(BASALT, "basalt"),
        block(OBSIDIAN, "obsidian"),
        block(BOOKSHELF, "bookshelf").seed(3).tiles("planks", "bookshelf", "planks"),
        block(HAY, "hay").seed(3).tiles("hay top", "hay", "hay top"),
        block(CACTUS, "cactus").seed(2).tiles("cactus top", "cactus", "cactus top"),
        block(PUMPKIN, "pumpkin").seed(3).tiles("pumpkin top", "pumpkin", "pumpkin top"));
  }

  private static Stream<BlockBuilder> wools() {
    String[] colours = {"white", "red", "orange", "yellow", "green", "blue", "purple", "black"};
    return Stream.iterate(0, i -> i < colours.length, i -> i + 1)
        .map(i -> block(WHITE_WOOL + i, colours[i] + " wool"));
  }

  private static Stream<BlockBuilder> flowing() {
    return Stream.iterate(1, level -> level <= WATER_REACH, level -> level + 1)
        .map(
            level ->
                block(FLOWING_WATER + level, "flowing water " + level)
                    .liquid(WATER)
                    .notOffered()
                    .tiles("water", "water", "water"));
  }
}
