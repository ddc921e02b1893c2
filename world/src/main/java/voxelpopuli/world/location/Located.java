package voxelpopuli.world.location;

import voxelpopuli.world.voxel.ChunkPos;

/** Where a chunk is. */
public sealed interface Located {

  ChunkPos chunk();

  /** This node serves it. */
  record Here(ChunkPos chunk) implements Located {}

  /** Another node serves it, at this game address. */
  record There(ChunkPos chunk, String host, int port) implements Located {}

  /** Nobody could be found to serve it, and why; worth asking again. */
  record Nowhere(ChunkPos chunk, String reason) implements Located {}
}
