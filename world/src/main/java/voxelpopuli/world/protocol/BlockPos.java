package voxelpopuli.world.protocol;

import voxelpopuli.world.voxel.ChunkPos;

/** A block's place in the world, in blocks. */
public record BlockPos(int x, int y, int z) {

  /** The block with this index of a chunk, {@code (x*32 + y)*32 + z}. */
  public static BlockPos at(ChunkPos chunk, int index) {
    return new BlockPos(
        chunk.blockX() + (index >> 10),
        chunk.blockY() + (index >> 5 & 31),
        chunk.blockZ() + (index & 31));
  }

  /** The chunk that holds it. */
  public ChunkPos chunk() {
    return ChunkPos.containing(x, y, z);
  }

  /** Its index in that chunk. */
  public int index() {
    return ((x & 31) << 5 | y & 31) << 5 | z & 31;
  }
}
