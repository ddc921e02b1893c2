package voxelpopuli.world.client;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Edits that were not answered yet, in the order in which they were made; they outlive the link
 * they went over.
 */
final class PendingEdits {

  /**
   * A hand makes some 10 edits a second; more unanswered ones than this mean that something is
   * wrong.
   */
  private static final int MAX = 4096;

  private record Pending(BlockPos pos, int block) {}

  private final Consumer<WorldEvent> events;
  private final Map<Long, Pending> pending = new LinkedHashMap<>();

  PendingEdits(Consumer<WorldEvent> events) {
    this.events = events;
  }

  static Frame.Edit frame(long id, BlockPos pos, int block) {
    return new Frame.Edit(id, pos.x(), pos.y(), pos.z(), block);
  }

  /** Remembers an edit, or refuses it when too many wait. */
  boolean add(long id, BlockPos pos, int block) {
    if (pending.size() >= MAX) {
      String reason = "too many edits wait for an answer";
      events.accept(new WorldEvent.EditRefused(id, pos, WorldEvent.EditRefused.UNKNOWN, reason));
      return false;
    }
    pending.put(id, new Pending(pos, block));
    return true;
  }

  /** The edits of this chunk, to be sent to its owner. */
  List<Frame.Edit> of(ChunkPos chunk) {
    return pending.entrySet().stream()
        .filter(edit -> edit.getValue().pos().chunk().equals(chunk))
        .map(edit -> frame(edit.getKey(), edit.getValue().pos(), edit.getValue().block()))
        .toList();
  }

  void done(Frame.EditDone frame) {
    Pending edit = pending.remove(frame.id());
    if (edit != null) {
      events.accept(new WorldEvent.EditAcknowledged(frame.id(), edit.pos(), edit.block()));
    }
  }

  void refused(Frame.EditRefused frame) {
    Pending edit = pending.remove(frame.id());
    if (edit != null) {
      int block =
          frame.block() == Frame.EditRefused.UNKNOWN
              ? WorldEvent.EditRefused.UNKNOWN
              : frame.block();
      events.accept(new WorldEvent.EditRefused(frame.id(), edit.pos(), block, frame.reason()));
    }
  }
}
