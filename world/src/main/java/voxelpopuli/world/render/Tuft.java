package voxelpopuli.world.render;

import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Vec3;

/** Flowers and grasses: two planes that cross in the middle of the cell, with holes in them. */
final class Tuft {

  private Tuft() {}

  /** Whether a gaze meets a blade of the plant in this cell. */
  static boolean meets(int block, int x, int y, int z, Vec3 eye, Vec3 gaze) {
    double ex = eye.x() - x;
    double ez = eye.z() - z;
    // The planes are x = z and x + z = 1, inside the cell.
    double along = gaze.x() - gaze.z();
    double across = gaze.x() + gaze.z();
    return along != 0 && isBlade(block, x, z, y, eye, gaze, (ez - ex) / along)
        || across != 0 && isBlade(block, x, z, y, eye, gaze, (1 - ex - ez) / across);
  }

  static int colour(int block) {
    return MapColours.of(block);
  }

  private static boolean isBlade(
      int block, int x, int z, int y, Vec3 eye, Vec3 gaze, double distance) {
    double u = eye.x() + gaze.x() * distance - x;
    double v = eye.y() + gaze.y() * distance - y;
    double w = eye.z() + gaze.z() * distance - z;
    if (distance < 0 || u < 0 || u >= 1 || v < 0 || v >= 1 || w < 0 || w >= 1) {
      return false;
    }
    int column = (int) (u * 16);
    if (block == Blocks.TALL_GRASS) {
      int tall = 5 + (column * 7 + x * 3 + z * 5 & 7);
      return (column & 1) == 0 && v * 16 < tall;
    }
    boolean stem = column >= 7 && column <= 8 && v < 0.4;
    boolean bloom = Math.abs(u - 0.5) < 0.17 && v >= 0.36 && v < 0.68;
    return stem || bloom;
  }
}
