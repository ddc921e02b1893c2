package voxelpopuli.world.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import voxelpopuli.world.block.Blocks;

/**
 * Mends the slices around one edited block when no other cell's light has changed.
 *
 * <p>An edit can change the block's own six faces, and the faces that look into its layer within
 * one cell of it: they may be hidden, shaded at a corner or lit by the new cell. That is at most
 * twelve slices. Those in which a face did change are taken apart into faces and merged again.
 */
final class SlicePatch {

  private final SliceFaces slice = new SliceFaces();
  private final QuadBuffer quads = new QuadBuffer();
  private final Surroundings cells = new Surroundings();

  /** By slice (direction, whether it looks at the cell) nine faces: before the edit. */
  private final int[] before = new int[12 * 9];

  /**
   * Mends a mesh that has the new blocks and light, but the old slices.
   *
   * @param old the mesh before
   */
  ChunkMesh.Change apply(ChunkMesh old, ChunkMesh mesh, int x, int y, int z) {
    int block = mesh.blocks().block(x, y, z);
    // One opaque block for another: what looks at it neither sees nor loses anything.
    boolean seen = !Blocks.OPAQUE.has(block) || !Blocks.OPAQUE.has(old.blocks().block(x, y, z));
    cells.load(old.blocks(), old.light(), x, y, z);
    for (int i = 0; i < before.length; i++) {
      before[i] = seen || i / 9 % 2 == 0 ? face(i) : Surroundings.NONE;
    }
    cells.replace(block);
    if (((x | y | z) & ~31) == 0) {
      cells.light(mesh.light().at(x, y, z));
    }
    List<MeshSlice> changed = new ArrayList<>();
    for (int d = 0; d < 6; d++) {
      int at = d < 2 ? x : d < 4 ? y : z;
      int row = d < 2 ? y : x;
      int bit = d < 4 ? z : y;
      mend(mesh, d, false, at, row, bit, changed);
      if (seen) {
        mend(mesh, d, true, (d & 1) == 1 ? at - 1 : at + 1, row, bit, changed);
      }
    }
    return new ChunkMesh.Change(mesh, changed);
  }

  private int face(int number) {
    boolean looking = number / 9 % 2 == 1;
    int row = number % 9 / 3 - 1;
    int bit = number % 3 - 1;
    return looking || row == 0 && bit == 0
        ? cells.face(number / 18, looking, row, bit)
        : Surroundings.NONE;
  }

  private void mend(
      ChunkMesh mesh,
      int direction,
      boolean looking,
      int plane,
      int row,
      int bit,
      List<MeshSlice> changed) {
    if ((plane & ~31) != 0) {
      return;
    }
    int number = direction * 32 + plane;
    boolean open = false;
    for (int i = 0; i < 9; i++) {
      int r = row + i / 3 - 1;
      int b = bit + i % 3 - 1;
      int face = (direction * 2 + (looking ? 1 : 0)) * 9 + i;
      if (((r | b) & ~31) == 0 && face(face) != before[face]) {
        if (!open) {
          slice.load(direction, mesh.slice(number));
          open = true;
        }
        put(r, b, face(face));
      }
    }
    if (open) {
      merge(mesh, direction, plane, changed);
    }
  }

  private void put(int row, int bit, int key) {
    slice.rows[row] &= ~(1 << bit);
    slice.crosses[row] &= ~(1 << bit);
    if (key != Surroundings.NONE) {
      int[] bits = (key & Surroundings.CROSS) != 0 ? slice.crosses : slice.rows;
      bits[row] |= 1 << bit;
      slice.keys[row << 5 | bit] = key & ~Surroundings.CROSS;
    }
  }

  private void merge(ChunkMesh mesh, int direction, int plane, List<MeshSlice> changed) {
    quads.clear();
    slice.merge(direction, plane, quads);
    if (direction == 3) {
      slice.addCrosses(plane, quads);
    }
    int number = direction * 32 + plane;
    long[] after = quads.all();
    if (!Arrays.equals(mesh.slice(number), after)) {
      mesh.replace(number, after);
      changed.add(MeshSlice.numbered(number, after));
    }
  }
}
