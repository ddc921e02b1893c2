package voxelpopuli.client.view;

import voxelpopuli.world.voxel.Direction;

/**
 * Along which axes a face's texture runs: 0 = x, 1 = y, 2 = z. `Terrain.vert` has the same table.
 */
final class FaceAxes {

  private FaceAxes() {}

  /** The axis of the texture's columns. */
  static int u(Direction face) {
    return face.axis() == 0 ? 2 : 0;
  }

  /** The axis of the texture's rows, which run upwards on the four sides. */
  static int v(Direction face) {
    return face.axis() == 1 ? 2 : 1;
  }

  /**
   * Whether the corners (0,0) (1,0) (1,1) in u and v run anticlockwise for somebody who looks at
   * the face's front, which is what the graphics card calls a front.
   */
  static boolean anticlockwise(Direction face) {
    // u × v: z × y points to -x, x × z to -y, x × y to +z.
    return face.axis() == 2 == face.positive();
  }
}
