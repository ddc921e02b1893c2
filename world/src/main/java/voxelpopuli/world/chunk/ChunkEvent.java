package voxelpopuli.world.chunk;

import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * What a chunk tells those who watch it: bytes in the watcher's dialect, encoded once for all of
 * them, and how a slow reader may treat them.
 */
public sealed interface ChunkEvent {

  ChunkPos chunk();

  /**
   * The whole chunk, first of all. {@code source} is the chunk itself, for as long as it is
   * watched.
   */
  record Whole(ChunkPos chunk, ActorRef<ChunkActor.Command> source, byte[] bytes)
      implements ChunkEvent {}

  /** Blocks or slices that changed: never to be dropped, and in order after {@link Whole}. */
  record Change(ChunkPos chunk, byte[] bytes) implements ChunkEvent {}

  /**
   * Small and urgent: who came or left, what was said, what became of an edit. Never to be dropped.
   */
  record Word(ChunkPos chunk, byte[] bytes) implements ChunkEvent {}

  /** Players that moved in this tick; later moves of the same players replace these. */
  record Moved(ChunkPos chunk, List<Frame.NumberedMove> moves, byte[] bytes)
      implements ChunkEvent {}

  /** Replaces what was told before under the same topic. */
  record Latest(ChunkPos chunk, String topic, byte[] bytes) implements ChunkEvent {}

  /** Another node serves the chunk from now on, at this game address. */
  record Elsewhere(ChunkPos chunk, String host, int port) implements ChunkEvent {}

  /** The chunk cannot be had, and why. */
  record Unavailable(ChunkPos chunk, String reason) implements ChunkEvent {}
}
