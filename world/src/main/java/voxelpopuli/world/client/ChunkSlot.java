package voxelpopuli.world.client;

import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** A chunk that the client wants: whom it asked, and what it has of it. */
final class ChunkSlot {

  final ChunkPos chunk;
  int priority;

  /** The node that we subscribed at ({@code host:port}), or null while nobody is asked. */
  String node;

  /**
   * Redirects followed since somebody last served us; bounds a circle of nodes that name each
   * other.
   */
  int hops;

  /** Not asked before this time, in milliseconds: grows while answers are bad. */
  long notBefore;

  int failures;

  /** The latest voxels, or null before the first arrived. */
  Voxels voxels;

  /** What those voxels weighed in their frame. */
  int voxelBytes;

  /** Whether the listener has heard of this chunk. */
  boolean announced;

  ChunkSlot(ChunkPos chunk, int priority) {
    this.chunk = chunk;
    this.priority = priority;
  }

  /** The answer was no good: ask again, later each time. */
  void backOff(long nowMillis) {
    node = null;
    hops = 0;
    notBefore = nowMillis + Math.min(2_000, 50L << Math.min(failures++, 6));
  }

  /** Served: all is well. */
  void served() {
    failures = 0;
    hops = 0;
  }
}
