package voxelpopuli.world.mesh;

import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.light.ChunkLight;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;

/**
 * The 5³ blocks around one edited block, and the light next to it: all that decides about the faces
 * an edit can change. Read once, asked for before and after the edit.
 */
final class Surroundings {

  /** No face here. */
  static final int NONE = -1;

  /** Marks the key of crossed planes. */
  static final int CROSS = 1 << 30;

  private static final int SIZE = 5;
  private static final int CENTRE = (2 * SIZE + 2) * SIZE + 2;

  /** Steps through the cube by direction, and along the rows and bits of its slices. */
  private static final int[] FRONT = {-SIZE * SIZE, SIZE * SIZE, -SIZE, SIZE, -1, 1};

  private static final int[] ROW = {SIZE, SIZE * SIZE, SIZE * SIZE};
  private static final int[] BIT = {1, 1, SIZE};

  private final int[] blocks = new int[SIZE * SIZE * SIZE];
  private final int[] lights = new int[SIZE * SIZE * SIZE];
  private final boolean[] opaque = new boolean[SIZE * SIZE * SIZE];

  /** Reads the cube around a cell. */
  void load(Neighbourhood around, ChunkLight light, int x, int y, int z) {
    for (int i = 0; i < blocks.length; i++) {
      int cx = x + i / (SIZE * SIZE) - 2;
      int cy = y + i / SIZE % SIZE - 2;
      int cz = z + i % SIZE - 2;
      blocks[i] = around.block(cx, cy, cz);
      opaque[i] = Blocks.OPAQUE.has(blocks[i]);
      // Of the faces in question only those inside the chunk count; their fronts touch it.
      lights[i] = outside(cx) + outside(cy) + outside(cz) <= 1 ? light.at(cx, cy, cz) : 0;
    }
  }

  /** Makes the edit. */
  void replace(int block) {
    blocks[CENTRE] = block;
    opaque[CENTRE] = Blocks.OPAQUE.has(block);
  }

  /** What the edit did to the light of its own cell. */
  void light(int light) {
    lights[CENTRE] = light;
  }

  /**
   * The key of the face in a direction of the cell so many rows and bits from the edited one, in
   * its plane or in the one that looks into it; or {@link #NONE}.
   */
  int face(int direction, boolean looking, int row, int bit) {
    int axis = direction >> 1;
    int front = FRONT[direction];
    int cell = CENTRE + row * ROW[axis] + bit * BIT[axis] - (looking ? front : 0);
    int block = blocks[cell];
    if (Faces.isCross(block)) {
      return direction == Direction.UP.ordinal()
          ? Quad.key(block, Quad.UNOCCLUDED, lights[cell]) | CROSS
          : NONE;
    }
    int ahead = cell + front;
    if (!Faces.shows(block, blocks[ahead])) {
      return NONE;
    }
    int cells = 0;
    for (int i = 0; i < 9; i++) {
      cells |= opaque[ahead + (i / 3 - 1) * ROW[axis] + (i % 3 - 1) * BIT[axis]] ? 1 << i : 0;
    }
    return Quad.key(block, Occlusion.corners(cells), lights[ahead]);
  }

  private static int outside(int coordinate) {
    return (coordinate & ~31) == 0 ? 0 : coordinate < -1 || coordinate > 32 ? 2 : 1;
  }
}
