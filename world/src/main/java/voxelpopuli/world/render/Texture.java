package voxelpopuli.world.render;

import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.Direction;

/** A block's colour at a point of its face: sixteen by sixteen texels with a little grain. */
final class Texture {

  private static final int TEXELS = 16;

  private Texture() {}

  static int of(int block, Hit hit, Vec3 at) {
    int u = texel(hit.face().axis() == 0 ? at.z() : at.x());
    int v = texel(hit.face().axis() == 1 ? at.z() : at.y());
    int h = (u * 73 + v * 179 + block * 283 + hit.face().axis() * 31) * 0x9E3779B1;
    h = (h ^ h >>> 15) * 0x85EBCA6B;
    double grain = (h >>> 24) / 255.0 - 0.5;
    int colour = MapColours.of(block);
    if (block == Blocks.GRASS && hit.face() != Direction.UP) {
      int fringe = TEXELS - 3 - (h >>> 20 & 1);
      colour = hit.face() == Direction.DOWN || v < fringe ? MapColours.of(Blocks.DIRT) : colour;
    }
    boolean leafy =
        block == Blocks.LEAVES || block == Blocks.PINE_LEAVES || block == Blocks.BIRCH_LEAVES;
    return MapColours.lit(colour, 1 + grain * (leafy ? 0.42 : 0.14));
  }

  private static int texel(double coordinate) {
    double part = coordinate - Math.floor(coordinate);
    return Math.min(TEXELS - 1, (int) (part * TEXELS));
  }
}
