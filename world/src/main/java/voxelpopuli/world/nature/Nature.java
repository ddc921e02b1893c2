package voxelpopuli.world.nature;

import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Block.Shape;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ByteSet;

/** One step of what moves: falling blocks first, for they push water aside; then water. */
public final class Nature {

  /** Blocks that give way to water and to what falls: air, flowed water and small plants. */
  static final ByteSet YIELDING =
      ByteSet.of(
          id -> {
            Block block = Blocks.of(id);
            return id == Blocks.AIR
                || block.shape() == Shape.CROSS
                || block.liquid() && id != Blocks.WATER;
          });

  /** Blocks that the rules can move or replace; all others stay, whatever is around them. */
  private static final ByteSet RESTLESS =
      ByteSet.of(id -> YIELDING.has(id) || id == Blocks.WATER || Falling.isLoose(id));

  private Nature() {}

  /**
   * What changes in one step, at most one change a cell. Apply all of them, then disturb a new
   * {@link Disturbance} around each; when that stays empty the chunk is at rest.
   */
  public static List<Change> step(BlocksAround blocks, Disturbance disturbed) {
    List<Change> changes = new ArrayList<>();
    for (int i = disturbed.next(0); i >= 0; i = disturbed.next(i + 1)) {
      int x = i >> 10;
      int y = i >> 5 & 31;
      int z = i & 31;
      int before = blocks.at(x, y, z);
      if (!RESTLESS.has(before)) {
        continue;
      }
      int after = after(blocks, x, y, z, before);
      if (after != before) {
        changes.add(new Change(x, y, z, after));
      }
      if (y == 0 && Falling.falls(blocks, x, y, z)) {
        changes.add(new Change(x, -1, z, before));
      }
    }
    return changes;
  }

  /** Whether a falling block may take the place of this one. */
  public static boolean givesWay(int block) {
    return Falling.givesWay(block);
  }

  private static int after(BlocksAround blocks, int x, int y, int z, int before) {
    if (Falling.falls(blocks, x, y, z)) {
      return Falling.leaves(blocks, x, y, z);
    }
    // The chunk above hands over what falls out of it; to take it as well would double it.
    if (y < 31 && Falling.falls(blocks, x, y + 1, z)) {
      return blocks.at(x, y + 1, z);
    }
    return YIELDING.has(before) ? Water.flowing(blocks, x, y, z, before) : before;
  }
}
