package voxelpopuli.world.server;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * What waits to be sent over one connection.
 *
 * <p>Three kinds, sent in this order: urgent words (answers, who came and left), what later news
 * replaces (moves, time), and bulk (chunks and their changes, in order). A slow reader so loses
 * superseded moves first; that chunks do not pile up is the sender's duty, who looks at {@link
 * #bulkBytes} before it fetches the next.
 */
final class Outbox {

  private record Moves(List<Frame.NumberedMove> moves, byte[] bytes) {}

  private final ArrayDeque<byte[]> urgent = new ArrayDeque<>();
  private final Map<ChunkPos, Moves> moves = new LinkedHashMap<>();
  private final Map<String, byte[]> latest = new LinkedHashMap<>();
  private final ArrayDeque<byte[]> bulk = new ArrayDeque<>();
  private int urgentBytes;
  private int bulkBytes;

  void urgent(byte[] bytes) {
    urgent.add(bytes);
    urgentBytes += bytes.length;
  }

  void bulk(byte[] bytes) {
    bulk.add(bytes);
    bulkBytes += bytes.length;
  }

  /** Replaces what waits under the same topic. */
  void latest(String topic, byte[] bytes) {
    latest.put(topic, bytes);
  }

  /**
   * Moves of a chunk's players; those that wait still are merged, the newest state of each player
   * counts.
   */
  void moves(ChunkPos chunk, List<Frame.NumberedMove> newer, byte[] bytes) {
    Moves older = moves.get(chunk);
    if (older == null) {
      moves.put(chunk, new Moves(newer, bytes));
      return;
    }
    Map<Integer, Frame.NumberedMove> merged = new TreeMap<>();
    older.moves().forEach(move -> merged.put(move.number(), move));
    newer.forEach(move -> merged.put(move.number(), move));
    List<Frame.NumberedMove> all = List.copyOf(merged.values());
    moves.put(chunk, new Moves(all, FrameCodec.encode(new Frame.Moves(chunk, all))));
  }

  /** Forgets the moves of a chunk that is no longer watched. */
  void forget(ChunkPos chunk) {
    moves.remove(chunk);
  }

  boolean isEmpty() {
    return urgent.isEmpty() && moves.isEmpty() && latest.isEmpty() && bulk.isEmpty();
  }

  /** Bytes of chunks and changes that wait. */
  int bulkBytes() {
    return bulkBytes;
  }

  /** Bytes that wait and that nothing will replace. */
  int keptBytes() {
    return urgentBytes + bulkBytes;
  }

  /** Takes what is next, up to about so many bytes, but one piece at least. */
  List<byte[]> take(int maxBytes) {
    List<byte[]> taken = new ArrayList<>();
    int left = maxBytes;
    while (!urgent.isEmpty() && left > 0) {
      byte[] next = urgent.poll();
      urgentBytes -= next.length;
      left -= keep(taken, next);
    }
    for (Iterator<Moves> each = moves.values().iterator();
        each.hasNext() && left > 0;
        each.remove()) {
      left -= keep(taken, each.next().bytes());
    }
    for (Iterator<byte[]> each = latest.values().iterator();
        each.hasNext() && left > 0;
        each.remove()) {
      left -= keep(taken, each.next());
    }
    while (!bulk.isEmpty() && left > 0) {
      byte[] next = bulk.poll();
      bulkBytes -= next.length;
      left -= keep(taken, next);
    }
    return taken;
  }

  private static int keep(List<byte[]> taken, byte[] bytes) {
    taken.add(bytes);
    return bytes.length;
  }
}
