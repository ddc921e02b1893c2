package voxelpopuli.world.mesh;

import voxelpopuli.world.voxel.Direction;

/**
 * A rectangle of equal faces in eight bytes.
 *
 * <pre>
 * bits  0–4   x      cell with the least coordinates, 0–31
 * bits  5–9   y
 * bits 10–14  z
 * bits 15–19  width  - 1, along the slice's first axis (z; y for NORTH and SOUTH)
 * bits 20–24  height - 1, along its second axis (x; y for WEST and EAST)
 * bits 25–32  block id
 * bits 33–40  how open each corner is, 0 (dark) to 3, two bits each: (least width, least height),
 *             (most width, least height), (least width, most height), (most width, most height)
 * bits 41–44  torch light in front of the face
 * bits 45–48  sky light in front of the face
 * bits 49–51  direction
 * </pre>
 *
 * The rest is zero.
 */
public final class Quad {

  /** Corners with nothing beside them. */
  public static final int UNOCCLUDED = 0xff;

  static final int KEY_SHIFT = 25;
  private static final int KEY_BITS = 24;
  static final int DIRECTION_SHIFT = KEY_SHIFT + KEY_BITS;

  private Quad() {}

  /** What must be equal for two faces to be one quad: block, occlusion, light. */
  static int key(int block, int occlusion, int light) {
    return block & 0xff | occlusion << 8 | light << 16;
  }

  static long pack(int direction, int x, int y, int z, int width, int height, int key) {
    return x
        | y << 5
        | z << 10
        | width - 1 << 15
        | height - 1 << 20
        | (long) key << KEY_SHIFT
        | (long) direction << DIRECTION_SHIFT;
  }

  public static long of(
      Direction direction,
      int x,
      int y,
      int z,
      int width,
      int height,
      int block,
      int occlusion,
      int light) {
    return pack(direction.ordinal(), x, y, z, width, height, key(block, occlusion, light));
  }

  public static int x(long quad) {
    return (int) quad & 31;
  }

  public static int y(long quad) {
    return (int) (quad >>> 5) & 31;
  }

  public static int z(long quad) {
    return (int) (quad >>> 10) & 31;
  }

  public static int width(long quad) {
    return ((int) (quad >>> 15) & 31) + 1;
  }

  public static int height(long quad) {
    return ((int) (quad >>> 20) & 31) + 1;
  }

  static int key(long quad) {
    return (int) (quad >>> KEY_SHIFT) & (1 << KEY_BITS) - 1;
  }

  public static int block(long quad) {
    return (int) (quad >>> 25) & 0xff;
  }

  /** All four corners; see {@link #openness}. */
  public static int occlusion(long quad) {
    return (int) (quad >>> 33) & 0xff;
  }

  /** How open a corner is, 0 to 3. */
  public static int openness(long quad, boolean mostWidth, boolean mostHeight) {
    return occlusion(quad) >> ((mostWidth ? 2 : 0) + (mostHeight ? 4 : 0)) & 3;
  }

  public static int torchLight(long quad) {
    return (int) (quad >>> 41) & 15;
  }

  public static int skyLight(long quad) {
    return (int) (quad >>> 45) & 15;
  }

  public static Direction direction(long quad) {
    return Direction.of((int) (quad >>> DIRECTION_SHIFT) & 7);
  }
}
