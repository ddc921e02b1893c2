package voxelpopuli.world.terrain;

import voxelpopuli.world.voxel.ChunkPos;

/**
 * A box of blocks inside one chunk that is being made: the whole cube, or one thin layer of it.
 *
 * <p>Places are counted inside the chunk (0 … 31); what falls outside the box is ignored, so every
 * step of generation can draw its full shape and let the box clip it.
 */
final class Slab {

  static final int SIZE = 32;

  final ChunkPos chunk;
  final int minX;
  final int minY;
  final int minZ;
  final int maxX; // inclusive, like all three
  final int maxY;
  final int maxZ;
  final int strideX;
  final int strideY;
  final byte[] blocks;

  Slab(ChunkPos chunk, int minX, int minY, int minZ, int maxX, int maxY, int maxZ) {
    this.chunk = chunk;
    this.minX = minX;
    this.minY = minY;
    this.minZ = minZ;
    this.maxX = maxX;
    this.maxY = maxY;
    this.maxZ = maxZ;
    this.strideY = maxZ - minZ + 1;
    this.strideX = strideY * (maxY - minY + 1);
    this.blocks = new byte[strideX * (maxX - minX + 1)];
  }

  static Slab whole(ChunkPos chunk) {
    return new Slab(chunk, 0, 0, 0, SIZE - 1, SIZE - 1, SIZE - 1);
  }

  boolean holds(int x, int y, int z) {
    return x >= minX && x <= maxX && y >= minY && y <= maxY && z >= minZ && z <= maxZ;
  }

  int index(int x, int y, int z) {
    return (x - minX) * strideX + (y - minY) * strideY + (z - minZ);
  }

  /** World height of the chunk's lowest layer. */
  long baseY() {
    return (long) chunk.y() * SIZE;
  }
}
