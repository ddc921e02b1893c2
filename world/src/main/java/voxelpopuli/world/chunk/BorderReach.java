package voxelpopuli.world.chunk;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.Comparator;
import voxelpopuli.world.store.LogEntry;
import voxelpopuli.world.voxel.ChunkPos;

/** Which neighbours of a chunk a changed block matters to. */
final class BorderReach {

  /** Light goes so many blocks; faces and their shading only one. */
  private static final int REACH = 15;

  private static final Comparator<ChunkPos> ORDER =
      Comparator.comparingInt(ChunkPos::x).thenComparingInt(ChunkPos::y).thenComparingInt(ChunkPos::z);

  private BorderReach() {}

  /** The neighbours within reach of any of these changes. */
  static Set<ChunkPos> touched(ChunkPos chunk, List<LogEntry> entries) {
    Set<ChunkPos> touched = new TreeSet<>(ORDER);
    for (LogEntry entry : entries) {
      int[] x = sides(entry.cell() >> 10);
      int[] y = sides(entry.cell() >> 5 & 31);
      int[] z = sides(entry.cell() & 31);
      for (int dx : x) {
        for (int dy : y) {
          for (int dz : z) {
            touched.add(chunk.offset(dx, dy, dz));
          }
        }
      }
    }
    touched.remove(chunk);
    return touched;
  }

  /** The chunks along one axis that are within reach of a coordinate: this one, and perhaps one beside it. */
  private static int[] sides(int at) {
    if (at < REACH) {
      return new int[] {0, -1};
    }
    return at > 31 - REACH ? new int[] {0, 1} : new int[] {0};
  }
}
