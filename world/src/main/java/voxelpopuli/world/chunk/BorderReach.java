package voxelpopuli.world.chunk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.voxel.ChunkPos;

/** Which neighbours of a chunk a changed block matters to. */
final class BorderReach {

  /** Light goes so many blocks; faces and their shading only one. */
  private static final int REACH = 15;

  private BorderReach() {}

  /** The neighbours within reach of any of these changes, and what each sees of them. */
  static Map<ChunkPos, List<BlockChange>> touched(ChunkPos chunk, List<BlockChange> changes) {
    Map<ChunkPos, List<BlockChange>> touched = new HashMap<>();
    for (BlockChange change : changes) {
      for (int dx : sides(change.pos().x() & 31)) {
        for (int dy : sides(change.pos().y() & 31)) {
          for (int dz : sides(change.pos().z() & 31)) {
            touched.computeIfAbsent(chunk.offset(dx, dy, dz), one -> new ArrayList<>()).add(change);
          }
        }
      }
    }
    touched.remove(chunk);
    return touched;
  }

  /**
   * The chunks along one axis that are within reach of a coordinate: this one, and perhaps one
   * beside it.
   */
  private static int[] sides(int at) {
    if (at < REACH) {
      return new int[] {0, -1};
    }
    return at > 31 - REACH ? new int[] {0, 1} : new int[] {0};
  }
}
