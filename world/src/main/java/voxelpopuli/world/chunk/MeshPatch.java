package voxelpopuli.world.chunk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Mesher;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

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

  /**
   * From so many changes on, the whole chunk is meshed anew: that takes as long as a few changes of
   * the kind that spread light.
   */
  private static final int MANY = 8;

  /** Makes the changes in their order; they may lie in this chunk or in a neighbour. */
  static MeshPatch of(ChunkPos chunk, ChunkMesh mesh, List<BlockChange> changes) {
    return changes.size() < MANY ? oneByOne(chunk, mesh, changes) : together(chunk, mesh, changes);
  }

  private static MeshPatch together(ChunkPos chunk, ChunkMesh mesh, List<BlockChange> changes) {
    Map<ChunkPos, Voxels> edited = new HashMap<>();
    for (BlockChange change : changes) {
      ChunkPos at = change.pos().chunk();
      edited
          .computeIfAbsent(at, one -> around(chunk, mesh.blocks(), one).snapshot())
          .set(change.pos().x() & 31, change.pos().y() & 31, change.pos().z() & 31, change.block());
    }
    Neighbourhood after = mesh.blocks();
    for (Map.Entry<ChunkPos, Voxels> one : edited.entrySet()) {
      ChunkPos at = one.getKey();
      after =
          after.with(at.x() - chunk.x(), at.y() - chunk.y(), at.z() - chunk.z(), one.getValue());
    }
    ChunkMesh.Change change = mesh.remesh(after, mesher());
    return new MeshPatch(change.mesh(), change.slices());
  }

  private static Voxels around(ChunkPos chunk, Neighbourhood blocks, ChunkPos at) {
    return blocks.at(at.x() - chunk.x(), at.y() - chunk.y(), at.z() - chunk.z());
  }

  private static MeshPatch oneByOne(ChunkPos chunk, ChunkMesh mesh, List<BlockChange> changes) {
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
