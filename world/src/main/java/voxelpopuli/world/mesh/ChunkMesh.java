package voxelpopuli.world.mesh;

import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.light.ChunkLight;
import voxelpopuli.world.light.LocalLight;
import voxelpopuli.world.voxel.Neighbourhood;

/**
 * A chunk's mesh with all that keeps it true through edits: its slices, its light and the blocks
 * that they were made from. Immutable; an edit gives the next one and the slices that differ.
 */
public final class ChunkMesh {

  private final Neighbourhood blocks;
  private final ChunkLight light;
  private final long[][] slices;

  private ChunkMesh(Neighbourhood blocks, ChunkLight light, long[][] slices) {
    this.blocks = blocks;
    this.light = light;
    this.slices = slices;
  }

  /** What an edit did. */
  public record Change(ChunkMesh mesh, List<MeshSlice> slices) {}

  /** Meshes a chunk from nothing. */
  public static ChunkMesh of(Neighbourhood blocks, Mesher mesher) {
    QuadBuffer quads = mesher.mesh(blocks);
    long[][] slices = new long[MeshSlice.COUNT][];
    for (int i = 0; i < slices.length; i++) {
      slices[i] = quads.slice(i);
    }
    return new ChunkMesh(blocks, mesher.light().toChunkLight(), slices);
  }

  public Neighbourhood blocks() {
    return blocks;
  }

  public ChunkLight light() {
    return light;
  }

  /** All slices that have a quad. */
  public List<MeshSlice> slices() {
    List<MeshSlice> all = new ArrayList<>();
    for (int i = 0; i < slices.length; i++) {
      if (slices[i].length > 0) {
        all.add(MeshSlice.numbered(i, slices[i]));
      }
    }
    return all;
  }

  /** The quads of a slice by its number; not to be written. */
  public long[] slice(int number) {
    return slices[number];
  }

  public int quadCount() {
    int count = 0;
    for (long[] quads : slices) {
      count += quads.length;
    }
    return count;
  }

  /**
   * One block has changed, here or in a neighbour.
   *
   * @param x with y and z: coordinates of this chunk, from -32 to 63; beyond 16 cells from the
   *     chunk nothing can change
   */
  public Change edit(int x, int y, int z, int block, Mesher mesher) {
    int before = blocks.block(x, y, z);
    if (before == (block & 0xff)) {
      return new Change(this, List.of());
    }
    Neighbourhood after = blocks.withBlock(x, y, z, block);
    int cell = LocalLight.after(light, blocks, x, y, z, before, block);
    if (cell == LocalLight.SPREADS) {
      return remesh(after, mesher);
    }
    boolean near = Math.min(x, Math.min(y, z)) >= -1 && Math.max(x, Math.max(y, z)) <= 32;
    if (!near) {
      return new Change(new ChunkMesh(after, light, slices), List.of());
    }
    boolean inside = ((x | y | z) & ~31) == 0;
    boolean same = !inside || cell == light.at(x, y, z);
    ChunkLight lit = same ? light : light.with(x, y, z, cell);
    return mesher.patch().apply(this, new ChunkMesh(after, lit, slices.clone()), x, y, z);
  }

  /** Anything may have changed, for instance a neighbour's blocks or the sky. */
  public Change remesh(Neighbourhood after, Mesher mesher) {
    QuadBuffer quads = mesher.mesh(after);
    long[][] fresh = slices.clone();
    List<MeshSlice> changed = new ArrayList<>();
    for (int i = 0; i < fresh.length; i++) {
      if (!quads.sliceEquals(i, fresh[i])) {
        fresh[i] = quads.slice(i);
        changed.add(MeshSlice.numbered(i, fresh[i]));
      }
    }
    ChunkLight lit = mesher.light().toChunkLight();
    return new Change(new ChunkMesh(after, lit, fresh), changed);
  }

  /** Only for {@link SlicePatch}, before anybody else has seen this mesh. */
  void replace(int number, long[] quads) {
    slices[number] = quads;
  }
}
