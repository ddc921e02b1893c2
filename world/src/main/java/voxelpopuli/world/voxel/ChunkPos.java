package voxelpopuli.world.voxel;

import java.util.ArrayList;
import java.util.List;

/** A chunk's place, in chunk coordinates: the chunk holds the blocks from 32·x to 32·x + 31. */
public record ChunkPos(int x, int y, int z) {

  /** Block coordinates are ints; beyond this a chunk's blocks would not fit into them. */
  public static final int LIMIT = (1 << 26) - 1;

  /** The chunk that holds this block of the world. */
  public static ChunkPos containing(int blockX, int blockY, int blockZ) {
    return new ChunkPos(blockX >> 5, blockY >> 5, blockZ >> 5);
  }

  /** The text whose SHA-1 is the chunk's key in the overlay: {@code x,y,z}. */
  public String text() {
    return x + "," + y + "," + z;
  }

  /** Whether all of the chunk's block coordinates, and its neighbours', fit into an int. */
  public boolean inWorld() {
    return Math.abs((long) x) < LIMIT && Math.abs((long) y) < LIMIT && Math.abs((long) z) < LIMIT;
  }

  /** World coordinate of the block at (0, 0, 0) of this chunk. */
  public int blockX() {
    return x << 5;
  }

  /** World coordinate of the block at (0, 0, 0) of this chunk. */
  public int blockY() {
    return y << 5;
  }

  /** World coordinate of the block at (0, 0, 0) of this chunk. */
  public int blockZ() {
    return z << 5;
  }

  public ChunkPos neighbour(Direction direction) {
    return offset(direction.dx, direction.dy, direction.dz);
  }

  public ChunkPos offset(int dx, int dy, int dz) {
    return new ChunkPos(x + dx, y + dy, z + dz);
  }

  /** The 26 chunks that share a face, an edge or a corner with this one. */
  public List<ChunkPos> neighbours() {
    List<ChunkPos> all = new ArrayList<>(26);
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        for (int dz = -1; dz <= 1; dz++) {
          if (dx != 0 || dy != 0 || dz != 0) {
            all.add(offset(dx, dy, dz));
          }
        }
      }
    }
    return all;
  }

  @Override
  public String toString() {
    return "[" + text() + "]";
  }
}
