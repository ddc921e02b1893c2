package voxelpopuli.world.server;

import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkEvent;
import voxelpopuli.world.location.Located;
import voxelpopuli.world.peer.PeerMessage;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.voxel.ChunkPos;

/** What a {@link Conversation} can do with the connection that it runs on. */
interface Wire {

  /** What waits to be sent; it goes out as soon as the other side takes it. */
  Outbox outbox();

  /** Goes on as another conversation. */
  void become(Conversation next);

  /** Looks again at bytes that arrived while the conversation did not want any. */
  void resume();

  /** Sends what waits, and then ends the connection. */
  void finish();

  /** Says why, in the conversation's language, sends what waits, and ends the connection. */
  void close(String reason);

  /** The same, and the other side is not to come back by itself. */
  void dismiss(String reason);

  /** Where chunks tell us what happens in them. */
  ActorRef<ChunkEvent> events();

  /** Where answers about places go. */
  ActorRef<Located> places();

  /** Where answers about players go. */
  ActorRef<PlayersActor.Found> players();

  /** Where answers to another node go. */
  ActorRef<PeerMessage> peerMessages();

  /** Where the node tells this session something. */
  ActorRef<PlayersActor.Notice> notices();

  /** Hears of it when this chunk ends while we watch it. */
  void watch(ChunkPos chunk, ActorRef<ChunkActor.Command> actor);

  void unwatch(ActorRef<ChunkActor.Command> actor);
}
