package voxelpopuli.loadtest.bot;

import java.util.HashMap;
import java.util.Map;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Matter;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** The chunks that one bot has, to walk on. */
final class Ground {

  private final Map<ChunkPos, Voxels> chunks = new HashMap<>();

  void put(ChunkPos chunk, Voxels voxels) {
    chunks.put(chunk, voxels);
  }

  void remove(ChunkPos chunk) {
    chunks.remove(chunk);
  }

  boolean has(ChunkPos chunk) {
    return chunks.containsKey(chunk);
  }

  boolean hasAt(Vec3 place) {
    return has(chunkAt(place));
  }

  /** The block's id, or -1 where no chunk is. */
  int at(int x, int y, int z) {
    Voxels voxels = chunks.get(ChunkPos.containing(x, y, z));
    return voxels == null ? -1 : voxels.get(x & 31, y & 31, z & 31);
  }

  Matter matter(int x, int y, int z) {
    int id = at(x, y, z);
    if (id < 0) {
      return Matter.SOLID;
    }
    Block block = Blocks.of(id);
    return block.solid() ? Matter.SOLID : block.liquid() ? Matter.LIQUID : Matter.OPEN;
  }

  static ChunkPos chunkAt(Vec3 place) {
    return ChunkPos.containing(Vec3.block(place.x()), Vec3.block(place.y()), Vec3.block(place.z()));
  }
}
