package voxelpopuli.client.art;

import static java.util.Map.entry;
import static voxelpopuli.client.art.Colours.shade;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which painter draws which tile. A block's texture tiles are named here and nowhere else. */
public final class TileArt {

  private TileArt() {}

  private static final Map<String, Tile.Painter> LAND =
      Map.ofEntries(
          entry("stone", Soil::stone),
          entry("dirt", Soil::dirt),
          entry("grass", Soil::grassTop),
          entry("grass side", Soil::grassSide),
          entry("sand", Soil::sand),
          entry("sandstone", Soil::sandstone),
          entry("sandstone top", Soil::sandstoneTop),
          entry("gravel", Soil::gravel),
          entry("cobblestone", Soil::cobble),
          entry("mossy cobblestone", Soil::mossy),
          entry("clay", Soil::clay),
          entry("snow", Soil::snow),
          entry("ice", Soil::ice),
          entry("water", Soil::water),
          entry("marble", Soil::marble),
          entry("basalt", Soil::basalt),
          entry("obsidian", Soil::obsidian),
          entry("coal ore", (x, y) -> Soil.ore(x, y, 401, 0x1c1c1f, 0x2b2b2f, 0x45454b)),
          entry("iron ore", (x, y) -> Soil.ore(x, y, 402, 0x9a6f52, 0xc08f6c, 0xdcb594)),
          entry("gold ore", (x, y) -> Soil.ore(x, y, 403, 0xb58a1e, 0xe8bf3a, 0xffe88a)),
          entry("diamond ore", (x, y) -> Soil.ore(x, y, 404, 0x2c9aa8, 0x4fd2dc, 0xb5f7f7)));

  private static final Map<String, Tile.Painter> GROWN =
      Map.ofEntries(
          entry("log", Wood::bark),
          entry("log top", Wood::logTop),
          entry("birch log", Wood::birchBark),
          entry("pine log", (x, y) -> shade(Wood.bark(x, y), 0.72)),
          entry("leaves", Wood::leaves),
          entry("birch leaves", Wood::birchLeaves),
          entry("pine leaves", Wood::needles),
          entry("planks", (x, y) -> Wood.planks(x, y, 0xa17b46, 0xab8550, 0xb48f59, 0xbc9862)),
          entry(
              "birch planks", (x, y) -> Wood.planks(x, y, 0xc4ae79, 0xccb783, 0xd4c08d, 0xdbc897)),
          entry("pine planks", (x, y) -> Wood.planks(x, y, 0x6b4c2d, 0x755433, 0x7f5c3a, 0x886541)),
          entry("bookshelf", Wood::bookshelf),
          entry("cactus", Wood::cactus),
          entry("cactus top", Wood::cactusTop),
          entry("hay", Wood::hay),
          entry("hay top", Wood::hayTop),
          entry("pumpkin", Wood::pumpkin),
          entry("pumpkin top", Wood::pumpkinTop),
          entry("torch", Wood::torch),
          entry("tall grass", Wood::tallGrass),
          entry("poppy", (x, y) -> Wood.flower(x, y, 0xd8392f, 0x5b1a14)),
          entry("dandelion", (x, y) -> Wood.flower(x, y, 0xf5d63d, 0xb9761c)),
          entry("cornflower", (x, y) -> Wood.flower(x, y, 0x5b79e0, 0xf2e38a)),
          entry("mushroom", (x, y) -> Wood.mushroom(x, y, 0xc0392b)));

  private static final Map<String, Tile.Painter> MADE =
      Map.ofEntries(
          entry("brick", Craft::brick),
          entry("stone bricks", Craft::stoneBrick),
          entry("glass", Craft::glass),
          entry("lamp", Craft::lamp),
          entry("white wool", (x, y) -> Craft.wool(x, y, 0xe6e6e2)),
          entry("red wool", (x, y) -> Craft.wool(x, y, 0xa8322c)),
          entry("orange wool", (x, y) -> Craft.wool(x, y, 0xdd7a2b)),
          entry("yellow wool", (x, y) -> Craft.wool(x, y, 0xe0b83a)),
          entry("green wool", (x, y) -> Craft.wool(x, y, 0x4f7a2e)),
          entry("blue wool", (x, y) -> Craft.wool(x, y, 0x36519e)),
          entry("purple wool", (x, y) -> Craft.wool(x, y, 0x75409a)),
          entry("black wool", (x, y) -> Craft.wool(x, y, 0x26262a)));

  /**
   * The picture of that name. A name nobody drew gets a plain tile in a colour of its own, so that
   * a newer node's blocks can be told apart in an older client.
   */
  public static Tile draw(String name) {
    Tile.Painter painter = painter(name);
    if (painter != null) {
      return Tile.paint(painter);
    }
    int colour = 0x404040 + (name.hashCode() * 0x9e3779b1 >>> 9 & 0x7f7f7f);
    return Tile.paint((x, y) -> Craft.marker(x, y, colour));
  }

  public static boolean drawn(String name) {
    return painter(name) != null;
  }

  public static Set<String> names() {
    Set<String> names = new TreeSet<>(LAND.keySet());
    names.addAll(GROWN.keySet());
    names.addAll(MADE.keySet());
    return names;
  }

  private static Tile.Painter painter(String name) {
    Tile.Painter painter = LAND.get(name);
    if (painter == null) {
      painter = GROWN.get(name);
    }
    return painter == null ? MADE.get(name) : painter;
  }
}
