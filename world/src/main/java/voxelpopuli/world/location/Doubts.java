package voxelpopuli.world.location;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Chunks of ours that another node may serve as well, and when to look. Somebody may have been
 * asked at the same moment, or in our place while we slept.
 */
final class Doubts {

  /**
   * A chunk to be looked up.
   *
   * @param renew whether its record is to be published again even if it is right
   */
  record Doubt(ChunkPos chunk, boolean renew, long dueMillis) {}

  private final PriorityQueue<Doubt> doubts =
      new PriorityQueue<>(Comparator.comparingLong(Doubt::dueMillis));

  void add(ChunkPos chunk, boolean renew, long dueMillis) {
    doubts.add(new Doubt(chunk, renew, dueMillis));
  }

  /** Takes those whose time has come, the longest-waiting first, but no more than so many. */
  List<Doubt> take(long nowMillis, int atMost) {
    List<Doubt> due = new ArrayList<>();
    while (due.size() < atMost && !doubts.isEmpty() && doubts.peek().dueMillis() <= nowMillis) {
      due.add(doubts.poll());
    }
    return due;
  }

  boolean isNone() {
    return doubts.isEmpty();
  }
}
