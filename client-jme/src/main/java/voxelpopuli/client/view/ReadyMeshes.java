package voxelpopuli.client.view;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Meshes between the thread that builds them and the one that draws. A newer mesh of a chunk takes
 * the older one's place; changed chunks go before newly loaded ones, because a player waits for
 * them.
 */
public final class ReadyMeshes {

  /** A chunk to show, or with an empty mesh to clear away. */
  public record Ready(ChunkPos chunk, ChunkVertices mesh) {}

  private final Map<ChunkPos, ChunkVertices> changed = new LinkedHashMap<>();
  private final Map<ChunkPos, ChunkVertices> loaded = new LinkedHashMap<>();

  public synchronized void put(ChunkPos chunk, ChunkVertices mesh, boolean urgent) {
    boolean waitsAsChanged = changed.containsKey(chunk);
    loaded.remove(chunk);
    (urgent || waitsAsChanged ? changed : loaded).put(chunk, mesh);
  }

  /** The next one that the meter admits. */
  public synchronized Optional<Ready> poll(UploadMeter meter) {
    Map<ChunkPos, ChunkVertices> from = changed.isEmpty() ? loaded : changed;
    Iterator<Map.Entry<ChunkPos, ChunkVertices>> entries = from.entrySet().iterator();
    if (!entries.hasNext()) {
      return Optional.empty();
    }
    Map.Entry<ChunkPos, ChunkVertices> entry = entries.next();
    Ready ready = new Ready(entry.getKey(), entry.getValue());
    if (!meter.admits(ready.mesh().bytes())) {
      return Optional.empty();
    }
    entries.remove();
    return Optional.of(ready);
  }

  public synchronized int size() {
    return changed.size() + loaded.size();
  }
}
