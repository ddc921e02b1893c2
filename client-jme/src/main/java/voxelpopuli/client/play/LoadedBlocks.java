package voxelpopuli.client.play;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Matter;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * The blocks of all chunks that are loaded, as snapshots: written by the thread that hears of the
 * world, read by the one that draws and moves.
 */
public final class LoadedBlocks {

  /** Answer for a block whose chunk is not here. */
  public static final int UNKNOWN = -1;

  private final Map<ChunkPos, Voxels> chunks = new ConcurrentHashMap<>();

  public void put(ChunkPos chunk, Voxels voxels) {
    chunks.put(chunk, voxels);
  }

  public void remove(ChunkPos chunk) {
    chunks.remove(chunk);
  }

  public int size() {
    return chunks.size();
  }

  /** A chunk's blocks, not to be written; null if it is not here. */
  public Voxels voxels(ChunkPos chunk) {
    return chunks.get(chunk);
  }

  public boolean has(ChunkPos chunk) {
    return chunks.containsKey(chunk);
  }

  /** Whether every chunk within these distances of one is loaded. */
  public boolean hasAllAround(ChunkPos centre, int across, int high) {
    for (int dx = -across; dx <= across; dx++) {
      for (int dz = -across; dz <= across; dz++) {
        for (int dy = -high; dy <= high; dy++) {
          if (!has(centre.offset(dx, dy, dz))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether the chunk that holds this place is loaded. */
  public boolean hasChunkAt(Vec3 place) {
    return has(
        ChunkPos.containing(Vec3.block(place.x()), Vec3.block(place.y()), Vec3.block(place.z())));
  }

  /** The block's id, or {@link #UNKNOWN}. */
  public int at(int x, int y, int z) {
    Voxels voxels = chunks.get(ChunkPos.containing(x, y, z));
    return voxels == null ? UNKNOWN : voxels.get(x & 31, y & 31, z & 31);
  }

  /**
   * What a body meets there. Unknown ground is solid: nobody falls out of a world still loading.
   */
  public Matter matter(int x, int y, int z) {
    int id = at(x, y, z);
    if (id == UNKNOWN) {
      return Matter.SOLID;
    }
    Block block = Blocks.of(id);
    return block.solid() ? Matter.SOLID : block.liquid() ? Matter.LIQUID : Matter.OPEN;
  }

  /** Whether the crosshair stops there: at all that can be broken, so not at air or water. */
  public boolean stopsGaze(int x, int y, int z) {
    int id = at(x, y, z);
    return id != UNKNOWN && id != Blocks.AIR && !Blocks.of(id).liquid();
  }
}
