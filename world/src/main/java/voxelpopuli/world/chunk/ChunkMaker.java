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
 * Makes a chunk ready to be watched: its content from log or terrain, and its mesh. Takes about a
 * millisecond.
 */
final class ChunkMaker {

  private ChunkMaker() {}

  static ChunkActor.Made make(
      ChunkPos chunk,
      TerrainCache terrain,
      Optional<SavedChunk> saved,
      List<ChunkLog.Neighbour> edited) {
    try {
      ChunkContent content =
          saved.isPresent() ? restore(saved.get()) : ChunkContent.untouched(terrain.voxels(chunk));
      Map<ChunkPos, Voxels> known = new HashMap<>();
      known.put(chunk, content.voxels().snapshot());
      for (ChunkLog.Neighbour neighbour : edited) {
        known.put(neighbour.chunk(), restore(neighbour.saved()).voxels());
      }
      Neighbourhood around =
          Neighbourhood.gather(
              chunk,
              pos -> Optional.ofNullable(known.get(pos)).orElseGet(() -> terrain.voxels(pos)),
              terrain::skyAbove);
      return new ChunkActor.Made(content, ChunkMesh.of(around, MeshPatch.mesher()), null);
    } catch (MalformedException e) {
      return new ChunkActor.Made(null, null, "this chunk is damaged on its owner's disk");
    }
  }

  private static ChunkContent restore(SavedChunk saved) throws MalformedException {
    return ChunkContent.restored(saved, ChunkBytes.voxels(saved.voxels()));
  }
}
