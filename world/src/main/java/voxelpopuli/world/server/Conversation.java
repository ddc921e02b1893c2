package voxelpopuli.world.server;

import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.peer.PeerMessage;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.ByteInbox;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * What is said over one connection once its handshake told which language it is. Runs inside a
 * connection's actor.
 */
interface Conversation {

  /** Bytes arrived: understands all that is complete. */
  void received(ByteInbox inbox) throws MalformedException;

  /** A chunk that we watch tells something. */
  default void chunk(ChunkEvent event) {}

  /** A chunk's place is known. */
  default void located(Located located) {}

  /** Where a player last stood is known. */
  default void found(PlayersActor.Found found) {}

  /** Something is to be said to the node at the other end. */
  default void toPeer(PeerMessage message) {}

  /** A chunk that we watch is gone without having said so. */
  default void chunkLost(ChunkPos chunk) {}

  /** Bytes went out: there may be room for more. */
  default void sent() {}

  /** A second has passed. */
  default void second(long nowMillis) {}

  /** The node, or one of its players, tells us something. */
  default void noticed(PlayersActor.Notice notice) {}

  /** How this language says that the connection ends, and why, and whether for good. */
  byte[] farewell(String reason, boolean forGood);

  /** How long the other side may be silent, in milliseconds. */
  long silenceMillis();

  /** The other side will send no more; whether an answer is still on its way to it. */
  default boolean owesAnswer() {
    return false;
  }

  /** The connection is gone, whoever ended it. */
  default void ended() {}
}
