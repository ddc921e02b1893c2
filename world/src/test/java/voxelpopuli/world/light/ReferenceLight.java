package voxelpopuli.world.light;

import java.util.ArrayDeque;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;

/** Light as the rules say it, cell by cell over all 96³ cells of a neighbourhood. */
public final class ReferenceLight {

  private static final int SIZE = 96;

  private final int[] sky = new int[SIZE * SIZE * SIZE];
  private final int[] torch = new int[SIZE * SIZE * SIZE];
  private final Neighbourhood blocks;

  public ReferenceLight(Neighbourhood blocks) {
    this.blocks = blocks;
    ArrayDeque<int[]> skyQueue = new ArrayDeque<>();
    ArrayDeque<int[]> torchQueue = new ArrayDeque<>();
    for (int x = -32; x < 64; x++) {
      for (int z = -32; z < 64; z++) {
        boolean open = blocks.skyAbove(x >> 5, z >> 5).open(x & 31, z & 31);
        for (int y = 63; y >= -32; y--) {
          Block block = Blocks.of(blocks.block(x, y, z));
          open &= block.clear();
          if (open) {
            sky[place(x, y, z)] = 15;
            skyQueue.add(new int[] {x, y, z});
          }
          if (block.light() > 0) {
            torch[place(x, y, z)] = block.light();
            torchQueue.add(new int[] {x, y, z});
          }
        }
      }
    }
    spread(sky, skyQueue);
    spread(torch, torchQueue);
  }

  public int at(int x, int y, int z) {
    return sky[place(x, y, z)] << 4 | torch[place(x, y, z)];
  }

  private void spread(int[] levels, ArrayDeque<int[]> queue) {
    while (!queue.isEmpty()) {
      int[] cell = queue.poll();
      int next = levels[place(cell[0], cell[1], cell[2])] - 1;
      for (Direction d : Direction.values()) {
        int x = cell[0] + d.dx;
        int y = cell[1] + d.dy;
        int z = cell[2] + d.dz;
        boolean there = Math.min(x, Math.min(y, z)) >= -32 && Math.max(x, Math.max(y, z)) < 64;
        if (there && levels[place(x, y, z)] < next && !Blocks.of(blocks.block(x, y, z)).opaque()) {
          levels[place(x, y, z)] = next;
          queue.add(new int[] {x, y, z});
        }
      }
    }
  }

  private static int place(int x, int y, int z) {
    return ((x + 32) * SIZE + y + 32) * SIZE + z + 32;
  }
}
