package voxelpopuli.world.body;

import voxelpopuli.world.voxel.Direction;

/**
 * The first block that a ray met.
 *
 * @param face the side through which the ray came in: a block is placed there
 * @param distance from the ray's origin, in blocks; 0 if it began inside the block
 */
public record Hit(int x, int y, int z, Direction face, double distance) {

  /** The block before the face, where a player's new block goes. */
  public int beforeX() {
    return x + face.dx;
  }

  public int beforeY() {
    return y + face.dy;
  }

  public int beforeZ() {
    return z + face.dz;
  }
}
