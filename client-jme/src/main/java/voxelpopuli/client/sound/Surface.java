package voxelpopuli.client.sound;

import voxelpopuli.world.block.Block;

/** What a block sounds like. */
public enum Surface {
  /** Earth, grass, leaves, wool. */
  SOFT(0.10, 420, 95, 0.35),
  /** Sand, gravel, snow: a hiss without a tone. */
  LOOSE(0.13, 2600, 0, 0),
  /** Logs and planks: a knock. */
  WOOD(0.11, 900, 190, 0.9),
  /** Stone, brick, ore: a short crack. */
  HARD(0.09, 1900, 310, 0.45),
  /** Glass and ice ring. */
  CLEAR(0.2, 5200, 1450, 0.7),
  /** Water. */
  WET(0.22, 700, 240, 0.5);

  private final double seconds;
  private final double brightness;
  private final double pitch;
  private final double tone;

  /**
   * @param seconds until it has died away to a twentieth
   * @param brightness Hertz above which its noise is dull
   * @param pitch Hertz of the body that rings along; 0 for none
   * @param tone how much of it one hears beside the noise
   */
  Surface(double seconds, double brightness, double pitch, double tone) {
    this.seconds = seconds;
    this.brightness = brightness;
    this.pitch = pitch;
    this.tone = tone;
  }

  double seconds() {
    return seconds;
  }

  double brightness() {
    return brightness;
  }

  double pitch() {
    return pitch;
  }

  double tone() {
    return tone;
  }

  /** By the block's name, so that new blocks sound like something, too. */
  public static Surface of(Block block) {
    String name = block.name();
    if (block.liquid()) {
      return WET;
    }
    if (has(name, "sandstone")) {
      return HARD;
    }
    if (has(name, "sand", "gravel", "snow")) {
      return LOOSE;
    }
    if (has(name, "log", "plank", "wood", "shelf", "pumpkin", "torch", "trunk")) {
      return WOOD;
    }
    if (has(name, "glass", "ice", "lamp")) {
      return CLEAR;
    }
    if (has(
        name,
        "dirt",
        "grass",
        "leaves",
        "wool",
        "hay",
        "clay",
        "poppy",
        "dandelion",
        "flower",
        "mushroom",
        "cactus",
        "needle")) {
      return SOFT;
    }
    return HARD;
  }

  private static boolean has(String name, String... words) {
    for (String word : words) {
      if (name.contains(word)) {
        return true;
      }
    }
    return false;
  }
}
