package voxelpopuli.world.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.light.ChunkLight;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;

/**
 * Mends the slices around one edited block when no other cell's light has changed.
 *
 * <p>An edit can change the block's own six faces, and the faces that look into its layer within
 * one cell of it: they may be hidden, shaded at a corner or lit by the new cell. That is at most
 * twelve slices. Each is taken apart into faces, the few in question are asked for anew, and merged
 * again.
 */
final class SlicePatch {

  private final SliceFaces slice = new SliceFaces();
  private final QuadBuffer quads = new QuadBuffer();

  /** Mends a mesh that has the new blocks and light, but the old slices. */
  ChunkMesh.Change apply(ChunkMesh mesh, int x, int y, int z) {
    List<MeshSlice> changed = new ArrayList<>();
    for (int d = 0; d < 6; d++) {
      Direction direction = Direction.of(d);
      int plane = pick(direction.axis(), x, y, z);
      int row = d < 2 ? y : x;
      int bit = d < 4 ? z : y;
      mend(mesh, direction, plane, row, bit, 0, changed);
      mend(mesh, direction, direction.positive() ? plane - 1 : plane + 1, row, bit, 1, changed);
    }
    return new ChunkMesh.Change(mesh, changed);
  }

  private void mend(
      ChunkMesh mesh,
      Direction direction,
      int plane,
      int row,
      int bit,
      int reach,
      List<MeshSlice> changed) {
    int row0 = Math.max(0, row - reach);
    int row1 = Math.min(31, row + reach);
    int bit0 = Math.max(0, bit - reach);
    int bit1 = Math.min(31, bit + reach);
    if ((plane & ~31) != 0 || row0 > row1 || bit0 > bit1) {
      return;
    }
    int number = direction.ordinal() * 32 + plane;
    long[] before = mesh.slice(number);
    slice.load(direction.ordinal(), before);
    for (int r = row0; r <= row1; r++) {
      for (int b = bit0; b <= bit1; b++) {
        face(mesh, direction, plane, r, b);
      }
    }
    quads.clear();
    slice.merge(direction.ordinal(), plane, quads);
    if (direction == Direction.UP) {
      slice.addCrosses(plane, quads);
    }
    long[] after = quads.all();
    if (!Arrays.equals(before, after)) {
      mesh.replace(number, after);
      changed.add(MeshSlice.numbered(number, after));
    }
  }

  /** Asks for one face anew. */
  private void face(ChunkMesh mesh, Direction direction, int plane, int row, int bit) {
    int x = direction.axis() == 0 ? plane : row;
    int y = direction.axis() == 0 ? row : direction.axis() == 1 ? plane : bit;
    int z = direction.axis() == 2 ? plane : bit;
    Neighbourhood blocks = mesh.blocks();
    ChunkLight light = mesh.light();
    int block = blocks.block(x, y, z);
    slice.rows[row] &= ~(1 << bit);
    slice.crosses[row] &= ~(1 << bit);
    int fx = x + direction.dx;
    int fy = y + direction.dy;
    int fz = z + direction.dz;
    if (direction == Direction.UP && Faces.isCross(block)) {
      slice.crosses[row] |= 1 << bit;
      slice.keys[row << 5 | bit] = Quad.key(block, Quad.UNOCCLUDED, light.at(x, y, z));
    } else if (Faces.shows(block, blocks.block(fx, fy, fz))) {
      slice.rows[row] |= 1 << bit;
      slice.keys[row << 5 | bit] =
          Quad.key(block, corners(blocks, direction, fx, fy, fz), light.at(fx, fy, fz));
    }
  }

  private static int corners(Neighbourhood blocks, Direction direction, int x, int y, int z) {
    int cells = 0;
    for (int i = 0; i < 9; i++) {
      int r = i / 3 - 1;
      int b = i % 3 - 1;
      int cx = direction.axis() == 0 ? x : x + r;
      int cy = direction.axis() == 0 ? y + r : direction.axis() == 1 ? y : y + b;
      int cz = direction.axis() == 2 ? z : z + b;
      cells |= Blocks.OPAQUE.has(blocks.block(cx, cy, cz)) ? 1 << i : 0;
    }
    return Occlusion.corners(cells);
  }

  private static int pick(int axis, int x, int y, int z) {
    return axis == 0 ? x : axis == 1 ? y : z;
  }
}
