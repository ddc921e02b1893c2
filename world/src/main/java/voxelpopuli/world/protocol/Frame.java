package voxelpopuli.world.protocol;

import java.util.List;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A message of the native session, version 1. {@code docs/protocol-game.md} has the same list with
 * its bytes.
 *
 * <p>Types below 0x80 are sent by clients, the others by servers; {@link Ping} and {@link Pong} go
 * both ways.
 */
public sealed interface Frame {

  /** The session version that this code speaks. */
  int VERSION = 1;

  /**
   * "Send me this chunk and what happens in it." A smaller priority number is served first;
   * resending one changes it.
   */
  record Subscribe(ChunkPos chunk, int priority) implements Frame {}

  /** "I no longer need this chunk." */
  record Unsubscribe(ChunkPos chunk) implements Frame {}

  /**
   * A change of one block, in world coordinates. The id is the client's own counter: safe to send
   * again.
   */
  record Edit(long id, int x, int y, int z, int block) implements Frame {}

  /** Where the client's player is now. */
  record Move(PlayerState state) implements Frame {}

  /** Asks for a {@link Pong} with the same number. */
  record Ping(long nonce) implements Frame {}

  /** Answers a {@link Ping}. */
  record Pong(long nonce) implements Frame {}

  /**
   * A line that the player typed, and where it stands: a node that owns only what is near hears it
   * too.
   */
  record Say(String text, PlayerState state) implements Frame {}

  /**
   * The player's own record, signed with its key: to be kept in the overlay. {@code value} is its
   * content.
   */
  record Profile(long version, long publishedMillis, byte[] signature, byte[] value)
      implements Frame {

    /** Bytes of a signature. */
    public static final int SIGNATURE = 64;
  }

  /** A line for one player, who is at this node. */
  record Tell(String to, String text) implements Frame {}

  /**
   * A whole chunk as {@link ChunkBytes} wrote it; {@code index} is that of the last log entry in
   * it.
   */
  record ChunkVoxels(ChunkPos chunk, long index, byte[] voxels) implements Frame {}

  /**
   * Mesh slices as {@link ChunkBytes} wrote them: all of a chunk's when {@code whole}, else those
   * that changed.
   */
  record Slices(ChunkPos chunk, boolean whole, byte[] slices) implements Frame {}

  /** Blocks that changed, in log order; {@code index} is that of the last one. */
  record Blocks(ChunkPos chunk, long index, List<BlockDelta> deltas) implements Frame {}

  /** The edit is durable and in the world. */
  record EditDone(long id) implements Frame {}

  /**
   * The edit was not made; {@code block} is what truly is there, or {@link #UNKNOWN} where this
   * node cannot say.
   */
  record EditRefused(long id, int x, int y, int z, int block, String reason) implements Frame {

    /** Stands for a block that the node does not know, because the chunk is not there. */
    public static final int UNKNOWN = 0xffff;
  }

  /**
   * A player is in a watched chunk. {@code number} stands for the name in {@link Moves} of the same
   * chunk; a guest has no key that would prove the name.
   */
  record PlayerAppeared(ChunkPos chunk, int number, String name, boolean guest, PlayerState state)
      implements Frame {}

  /** The player with this number is no longer in the chunk. */
  record PlayerLeft(ChunkPos chunk, int number) implements Frame {}

  /** The players of a chunk that moved since the last tick. */
  record Moves(ChunkPos chunk, List<NumberedMove> moves) implements Frame {}

  /**
   * World time in minutes from midnight, and how many such minutes pass in a second of the clock.
   */
  record Time(double minutes, double minutesPerSecond) implements Frame {}

  /** The chunk is served at this game address; subscribe there. */
  record Redirect(ChunkPos chunk, String host, int port) implements Frame {}

  /** The chunk cannot be had just now; ask again in a while. */
  record Unavailable(ChunkPos chunk, String reason) implements Frame {}

  /** A line of text from a player, or from the node itself when {@code from} is empty. */
  record Said(String from, String text) implements Frame {}

  /**
   * The server closes the connection, and why; {@code forGood} means: do not come back by yourself.
   * Nothing follows.
   */
  record Closed(boolean forGood, String reason) implements Frame {}

  /** You are here, whatever you say: a move was refused, or an operator moved you. */
  record Position(PlayerState state, String reason) implements Frame {}

  /** Whom you want to tell something is at this game address: tell it there. */
  record Elsewhere(String to, String text, String host, int port) implements Frame {}

  /** One changed block: its index in the chunk, {@code (x*32 + y)*32 + z}, and the new block id. */
  record BlockDelta(int index, int block) {}

  /** A player's number in the chunk, and its new state. */
  record NumberedMove(int number, PlayerState state) {}
}
