package voxelpopuli.world.mesh;

/**
 * Ambient occlusion of a face's four corners. A corner is darkened by the opaque cells that touch
 * it in the layer in front of the face: 3 with none, down to 0 in an inner corner.
 */
final class Occlusion {

  /** By the 3 × 3 cells in front: three bits of the row before, of its own, of the row after. */
  private static final byte[] CORNERS = new byte[512];

  static {
    for (int cells = 0; cells < 512; cells++) {
      int before = cells >> 1 & 1;
      int after = cells >> 7 & 1;
      int low = cells >> 3 & 1;
      int high = cells >> 5 & 1;
      CORNERS[cells] =
          (byte)
              (corner(low, before, cells & 1)
                  | corner(high, before, cells >> 2 & 1) << 2
                  | corner(low, after, cells >> 6 & 1) << 4
                  | corner(high, after, cells >> 8 & 1) << 6);
    }
  }

  private Occlusion() {}

  /** The four corners, as {@link Quad} packs them. */
  static int corners(int cells) {
    return CORNERS[cells] & 0xff;
  }

  private static int corner(int side, int other, int diagonal) {
    return side + other == 2 ? 0 : 3 - side - other - diagonal;
  }
}
