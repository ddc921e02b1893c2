package voxelpopuli.world.store;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The seam between a chunk and what makes its edits durable.
 *
 * <p>A chunk proposes; the log answers when the edits are committed, with their terms and indices.
 * Today {@link StoreActor} is a group of one and commits with an fsync. A replicated log answers
 * the same messages after a majority did so, and refuses while it has none.
 */
public final class ChunkLog {

  private ChunkLog() {}

  /** What a log is asked. */
  public sealed interface Command permits Open, Propose, Compact, Neighbourhood, StoreActor.Local {}

  /** "What is known of this chunk?" */
  public record Open(ChunkPos chunk, ActorRef<Answer> replyTo) implements Command {}

  /**
   * Changes to be made durable, in order.
   *
   * @param genesis the whole chunk before its first edit, encoded; empty unless nothing was opened
   *     or committed before
   */
  public record Propose(
      ChunkPos chunk, List<Proposal> edits, Optional<byte[]> genesis, ActorRef<Answer> replyTo)
      implements Command {}

  /** The chunk as of an index, so that the entries up to it can go. */
  public record Compact(ChunkPos chunk, long term, long index, byte[] voxels, List<EditId> answered)
      implements Command {}

  /** "Which of this chunk's 26 neighbours were edited, and how do they look?" */
  public record Neighbourhood(ChunkPos chunk, ActorRef<Answer> replyTo) implements Command {}

  /** One proposed change. */
  public record Proposal(EditId edit, int cell, int block) {}

  /** What a log answers. */
  public sealed interface Answer {}

  /** What was on disk, if the chunk was ever edited. */
  public record Opened(ChunkPos chunk, Optional<SavedChunk> saved) implements Answer {}

  /** The chunk cannot be had, and why. */
  public record Failed(ChunkPos chunk, String reason) implements Answer {}

  /** These edits are durable. */
  public record Committed(ChunkPos chunk, List<LogEntry> entries) implements Answer {}

  /** The edited ones among a chunk's neighbours. */
  public record Neighbours(ChunkPos chunk, List<Neighbour> edited) implements Answer {}

  /** An edited neighbour. */
  public record Neighbour(ChunkPos chunk, SavedChunk saved) {}
}
