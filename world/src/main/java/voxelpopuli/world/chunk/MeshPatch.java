package voxelpopuli.world.chunk;

import java.util.List;
import java.util.TreeMap;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Mesher;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A mesh after some blocks changed, and the slices that are new in it.
 *
 * @param slices each once, as it is after all of the changes
 */
record MeshPatch(ChunkMesh mesh, List<MeshSlice> slices) {

  /** A mesher has a megabyte of working space; one a thread is enough for all chunks. */
  private static final ThreadLocal<Mesher> MESHER = ThreadLocal.withInitial(Mesher::new);

  /** The calling thread's mesher. */
  static Mesher mesher() {
    return MESHER.get();
  }

  /** Makes the changes one after the other; they may lie in this chunk or in a neighbour. */
  static MeshPatch of(ChunkPos chunk, ChunkMesh mesh, List<BlockChange> changes) {
    TreeMap<Integer, MeshSlice> slices = new TreeMap<>();
    ChunkMesh current = mesh;
    for (BlockChange change : changes) {
      BlockPos pos = change.pos();
      ChunkMesh.Change step =
          current.edit(
              pos.x() - chunk.blockX(),
              pos.y() - chunk.blockY(),
              pos.z() - chunk.blockZ(),
              change.block(),
              mesher());
      current = step.mesh();
      step.slices().forEach(slice -> slices.put(slice.number(), slice));
    }
    return new MeshPatch(current, List.copyOf(slices.values()));
  }
}
