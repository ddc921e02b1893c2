package voxelpopuli.world.render;

import java.awt.image.BufferedImage;
import voxelpopuli.world.block.Blocks;

/**
 * Paints a survey: the colour of each block, relief lit by a low sun in the north-west, the shadows
 * that it casts, and water that darkens with depth.
 */
final class MapPicture {

  /** The sun sinks this many blocks per block of way: about 34 degrees above the horizon. */
  private static final double SUN_SLOPE = 0.68;

  /** No shadow is longer than this, in blocks. */
  private static final int LONGEST_SHADOW = 96;

  private static final double SHADOW = 0.66;

  private final Survey survey;
  private final int side;

  private MapPicture(Survey survey) {
    this.survey = survey;
    this.side = survey.side;
  }

  /**
   * @param scale pixels along the edge of a block
   */
  static BufferedImage of(Survey survey, int scale) {
    MapPicture picture = new MapPicture(survey);
    int side = survey.side;
    BufferedImage image = new BufferedImage(side * scale, side * scale, BufferedImage.TYPE_INT_RGB);
    int[] line = new int[side * scale];
    for (int z = 0; z < side; z++) {
      for (int x = 0; x < side; x++) {
        int colour = picture.colour(x, z);
        for (int i = 0; i < scale; i++) {
          line[x * scale + i] = colour;
        }
      }
      for (int i = 0; i < scale; i++) {
        image.setRGB(0, z * scale + i, side * scale, 1, line, 0, side * scale);
      }
    }
    return image;
  }

  private int colour(int x, int z) {
    int at = z * side + x;
    int block = survey.block[at] & 0xff;
    int depth = survey.water[at] & 0xff;
    int ground = MapColours.of(block);
    if (block == Blocks.GRASS || block == Blocks.TALL_GRASS) {
      // Meadows pale with height, as if the wind dried them.
      ground = MapColours.blend(ground, 0xa9a877, bounded((survey.height[at] - 30) / 70.0) * 0.7);
    }
    if (depth > 0) {
      double relief = 1 + (light(x, z) - 1) * 0.35;
      return MapColours.lit(water(ground, depth), relief * speckle(x, z, 0.012));
    }
    double sun = light(x, z);
    if (isShaded(x, z)) {
      sun = Math.min(sun, 1) * SHADOW;
    }
    return MapColours.lit(ground, sun * speckle(x, z, 0.035));
  }

  private static int water(int bed, int depth) {
    int tint = MapColours.blend(MapColours.SHALLOWS, MapColours.SEA, bounded(depth / 9.0));
    tint = MapColours.blend(tint, MapColours.DEEP, bounded((depth - 6) / 30.0));
    return MapColours.blend(bed, tint, bounded(0.5 + depth * 0.11));
  }

  /** How squarely the ground faces the sun: 1 on level ground. */
  private double light(int x, int z) {
    double east = level(x + 1, z) - level(x - 1, z);
    double south = level(x, z + 1) - level(x, z - 1);
    double wideEast = level(x + 3, z) - level(x - 3, z);
    double wideSouth = level(x, z + 3) - level(x, z - 3);
    double tilt = (east + south) * 0.075 + (wideEast + wideSouth) * 0.035;
    return Math.max(0.55, Math.min(1.32, 1 + tilt));
  }

  /** Walks towards the sun and looks whether anything stands in its light. */
  private boolean isShaded(int x, int z) {
    double ray = level(x, z) + 0.5;
    for (int i = 1; i <= LONGEST_SHADOW && x - i >= 0 && z - i >= 0; i++) {
      ray += SUN_SLOPE * 1.41421356;
      if (level(x - i, z - i) > ray) {
        return true;
      }
    }
    return false;
  }

  /** Height of what one sees; the sea is level. */
  private double level(int x, int z) {
    int at = clamp(z) * side + clamp(x);
    return survey.height[at] + (survey.water[at] & 0xff);
  }

  private int clamp(int v) {
    return v < 0 ? 0 : Math.min(v, side - 1);
  }

  private static double bounded(double v) {
    return v < 0 ? 0 : Math.min(v, 1);
  }

  /** A grain so that large areas of one block do not look flat. */
  private static double speckle(int x, int z, double strength) {
    int h = x * 0x27d4eb2d ^ z * 0x165667b1;
    h = (h ^ h >>> 15) * 0x2c1b3c6d;
    return 1 + ((h >>> 16 & 255) / 127.5 - 1) * strength;
  }
}
