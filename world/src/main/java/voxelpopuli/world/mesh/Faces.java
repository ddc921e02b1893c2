package voxelpopuli.world.mesh;

import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Block.Shape;
import voxelpopuli.world.block.Blocks;

/** Which faces are drawn: the rule that mesher, reference and clients share. */
public final class Faces {

  private Faces() {}

  /**
   * Whether the block in front hides the face of the one behind. Opaque blocks hide all; others
   * only their own kind, so that a lake is not full of walls.
   */
  public static boolean hides(int front, int behind) {
    Block cover = Blocks.of(front);
    return cover.opaque() || cover.kind() == Blocks.of(behind).kind();
  }

  /** Whether a cube's face is drawn. Crossed planes have no faces: see {@link #isCross}. */
  public static boolean shows(int block, int front) {
    return Blocks.of(block).shape() == Shape.CUBE && !hides(front, block);
  }

  /**
   * Whether the block is drawn as crossed planes. The mesh has one quad for it, upward and never
   * merged, whatever is around: a flower below a roof is still seen from the side.
   */
  public static boolean isCross(int block) {
    return Blocks.of(block).shape() == Shape.CROSS;
  }
}
