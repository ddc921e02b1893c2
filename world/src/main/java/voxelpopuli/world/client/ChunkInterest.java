package voxelpopuli.world.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Which chunks a player needs, and in which order: the nearest first, those behind the player's
 * back later.
 *
 * <p>A chunk is asked for within the radius but forgotten only one chunk further out, so that
 * walking to and fro over a border loads nothing twice.
 */
final class ChunkInterest {

  /** A chunk to have, and its place in the queue; smaller comes first. */
  record Wanted(ChunkPos chunk, int priority) {}

  /** Blocks along an edge of a chunk. */
  private static final int EDGE = 32;

  private final int horizontal;
  private final int vertical;

  ChunkInterest(int horizontal, int vertical) {
    this.horizontal = horizontal;
    this.vertical = vertical;
  }

  static ChunkPos chunkOf(PlayerState state) {
    return new ChunkPos(edge(state.x()), edge(state.y()), edge(state.z()));
  }

  /** All chunks within the radii, best first. */
  List<Wanted> around(PlayerState state) {
    ChunkPos centre = chunkOf(state);
    List<Wanted> wanted = new ArrayList<>();
    for (int x = -horizontal; x <= horizontal; x++) {
      for (int y = -vertical; y <= vertical; y++) {
        for (int z = -horizontal; z <= horizontal; z++) {
          ChunkPos chunk = new ChunkPos(centre.x() + x, centre.y() + y, centre.z() + z);
          wanted.add(new Wanted(chunk, priority(chunk, state)));
        }
      }
    }
    wanted.sort(Comparator.comparingInt(Wanted::priority));
    return wanted;
  }

  /** Whether a chunk that we have is still near enough to keep. */
  boolean keeps(ChunkPos chunk, PlayerState state) {
    ChunkPos centre = chunkOf(state);
    return Math.abs(chunk.x() - centre.x()) <= horizontal + 1
        && Math.abs(chunk.y() - centre.y()) <= vertical + 1
        && Math.abs(chunk.z() - centre.z()) <= horizontal + 1;
  }

  /** Blocks to the chunk's middle, twice as many straight behind as straight ahead. */
  int priority(ChunkPos chunk, PlayerState state) {
    double dx = (chunk.x() + 0.5) * EDGE - state.x();
    double dy = (chunk.y() + 0.5) * EDGE - state.y();
    double dz = (chunk.z() + 0.5) * EDGE - state.z();
    double distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (distance < EDGE) {
      return (int) distance; // the chunk we are in has no direction
    }
    double yaw = Math.toRadians(state.yaw());
    double ahead = (-Math.sin(yaw) * dx + Math.cos(yaw) * dz) / distance;
    return (int) (distance * (1.5 - 0.5 * ahead));
  }

  private static int edge(double coordinate) {
    return Math.floorDiv((int) Math.floor(coordinate), EDGE);
  }
}
