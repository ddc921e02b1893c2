package voxelpopuli.world.light;

import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;

/**
 * Tells whether an edit changes the light of other cells than its own, by looking at the cells
 * around it. Most edits do not: a wall block exchanged, a block put on the ground or dug out of it.
 */
public final class LocalLight {

  /** The edit may change other cells' light: compute anew. */
  public static final int SPREADS = -1;

  private LocalLight() {}

  /**
   * The new light of an edited cell if no other cell's light changes, else {@link #SPREADS}. It may
   * answer so too when in doubt: about cells at the chunk's border, or of blocks that glow.
   *
   * @param light before the edit
   * @param blocks before or after the edit, which does not matter here
   */
  public static int after(
      ChunkLight light, Neighbourhood blocks, int x, int y, int z, int before, int after) {
    Block old = Blocks.of(before);
    Block now = Blocks.of(after);
    boolean inside = ((x | y | z) & ~31) == 0;
    if (old.opaque() == now.opaque() && old.clear() == now.clear() && old.light() == now.light()) {
      return inside ? light.at(x, y, z) : 0;
    }
    boolean interior = Math.min(x, Math.min(y, z)) > 0 && Math.max(x, Math.max(y, z)) < 31;
    if (!interior || old.light() > 0 || now.light() > 0 || old.opaque() == now.opaque()) {
      return SPREADS;
    }
    return now.opaque()
        ? covered(light, blocks, x, y, z)
        : opened(light, blocks, x, y, z, now.clear());
  }

  /** An opaque block comes: does every lit neighbour have another cell that lights it? */
  private static int covered(ChunkLight light, Neighbourhood blocks, int x, int y, int z) {
    int own = light.at(x, y, z);
    if (own >> 4 == Flood.BRIGHTEST && !Blocks.of(blocks.block(x, y - 1, z)).opaque()) {
      return SPREADS; // it cuts a shaft of sky light
    }
    for (Direction d : Direction.values()) {
      int nx = x + d.dx;
      int ny = y + d.dy;
      int nz = z + d.dz;
      int next = light.at(nx, ny, nz);
      boolean skyHere = next >> 4 > 0 && next >> 4 == (own >> 4) - 1;
      boolean torchHere = (next & 15) > 0 && (next & 15) == (own & 15) - 1;
      if (skyHere && !litFromElsewhere(light, nx, ny, nz, d, own >> 4, 4)
          || torchHere && !litFromElsewhere(light, nx, ny, nz, d, own & 15, 0)) {
        return SPREADS;
      }
    }
    return 0;
  }

  /**
   * Whether a neighbour of the cell, other than the one it lies in direction {@code from} of, is as
   * bright as that one. Such a cell cannot owe its light to it: light grows weaker with each step.
   */
  private static boolean litFromElsewhere(
      ChunkLight light, int x, int y, int z, Direction from, int needed, int shift) {
    for (Direction d : Direction.values()) {
      if (d != from.opposite()
          && (light.at(x + d.dx, y + d.dy, z + d.dz) >> shift & 15) >= needed) {
        return true;
      }
    }
    return false;
  }

  /** An opaque block goes: does the light that falls into the hole go no further? */
  private static int opened(
      ChunkLight light, Neighbourhood blocks, int x, int y, int z, boolean clear) {
    int sky = 0;
    int torch = 0;
    for (Direction d : Direction.values()) {
      int next = light.at(x + d.dx, y + d.dy, z + d.dz);
      sky = Math.max(sky, (next >> 4) - 1);
      torch = Math.max(torch, (next & 15) - 1);
    }
    boolean shaft = clear && light.at(x, y + 1, z) >> 4 == Flood.BRIGHTEST;
    sky = shaft ? Flood.BRIGHTEST : sky;
    if (shaft && !Blocks.of(blocks.block(x, y - 1, z)).opaque()) {
      return SPREADS;
    }
    for (Direction d : Direction.values()) {
      int next = light.at(x + d.dx, y + d.dy, z + d.dz);
      boolean opaque = Blocks.of(blocks.block(x + d.dx, y + d.dy, z + d.dz)).opaque();
      if (!opaque && (next >> 4 < sky - 1 || (next & 15) < torch - 1)) {
        return SPREADS;
      }
    }
    return sky << 4 | torch;
  }
}
