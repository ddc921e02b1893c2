package voxelpopuli.world.render;

import java.util.concurrent.ConcurrentHashMap;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** The blocks of a world's terrain by world coordinates; chunks are made when first looked at. */
final class Scene {

  private static final byte[] SKY = new byte[Voxels.VOLUME];

  private final Terrain terrain;
  private final ConcurrentHashMap<ChunkPos, byte[]> chunks = new ConcurrentHashMap<>();

  Scene(Terrain terrain) {
    this.terrain = terrain;
  }

  /** One thread's window into the scene: remembers the chunk that it looked at last. */
  Glance glance() {
    return new Glance();
  }

  private byte[] chunk(ChunkPos pos) {
    return chunks.computeIfAbsent(pos, this::make);
  }

  private byte[] make(ChunkPos pos) {
    Voxels voxels = terrain.generate(pos);
    boolean sky = voxels.isUniform() && voxels.get(0) == Blocks.AIR;
    return sky ? SKY : voxels.toBytes();
  }

  final class Glance {

    private int chunkX = Integer.MIN_VALUE;
    private int chunkY;
    private int chunkZ;
    private byte[] blocks;

    int at(int x, int y, int z) {
      if (x >> 5 != chunkX || y >> 5 != chunkY || z >> 5 != chunkZ) {
        chunkX = x >> 5;
        chunkY = y >> 5;
        chunkZ = z >> 5;
        blocks = chunk(new ChunkPos(chunkX, chunkY, chunkZ));
      }
      return blocks == SKY ? Blocks.AIR : blocks[Voxels.index(x & 31, y & 31, z & 31)] & 0xff;
    }
  }
}
