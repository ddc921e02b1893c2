package voxelpopuli.world.chunk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.SavedChunk;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

/**
 * Makes a chunk ready to be watched: its content from log or terrain, its mesh, and the mesh as
 * bytes. Takes about a millisecond.
 */
final class ChunkMaker {

  private ChunkMaker() {}

  /**
   * What a chunk is made from.
   *
   * @param saved the chunk's own log, if it was ever edited
   * @param edited its edited neighbours on this node
   * @param far its edited neighbours on other nodes, as {@link ChunkBytes}
   */
  record Parts(
      Optional<SavedChunk> saved, List<ChunkLog.Neighbour> edited, Map<ChunkPos, byte[]> far) {}

  static ChunkActor.Made make(ChunkPos chunk, TerrainCache terrain, Parts parts) {
    try {
      ChunkContent content =
          parts.saved().isPresent()
              ? restore(parts.saved().get())
              : ChunkContent.untouched(terrain.voxels(chunk));
      Map<ChunkPos, Voxels> known = new HashMap<>();
      for (ChunkLog.Neighbour neighbour : parts.edited()) {
        known.put(neighbour.chunk(), restore(neighbour.saved()).voxels());
      }
      for (Map.Entry<ChunkPos, byte[]> neighbour : parts.far().entrySet()) {
        known.put(neighbour.getKey(), ChunkBytes.voxels(neighbour.getValue()));
      }
      known.put(chunk, content.voxels().snapshot());
      Neighbourhood around =
          Neighbourhood.gather(
              chunk,
              pos -> Optional.ofNullable(known.get(pos)).orElseGet(() -> terrain.voxels(pos)),
              terrain::skyAbove);
      boolean touched =
          parts.saved().isPresent() || !parts.edited().isEmpty() || !parts.far().isEmpty();
      ChunkMesh mesh = ChunkMesh.of(around, MeshPatch.mesher());
      return new ChunkActor.Made(content, mesh, ChunkBytes.slices(mesh.slices()), touched, null);
    } catch (MalformedException e) {
      return ChunkActor.Made.failed("this chunk is damaged on its owner's disk");
    }
  }

  private static ChunkContent restore(SavedChunk saved) throws MalformedException {
    return ChunkContent.restored(saved, ChunkBytes.voxels(saved.voxels()));
  }
}
