package voxelpopuli.world.location;

import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.NodeId;
import voxelpopuli.world.voxel.ChunkPos;

/** What two nodes that both serve a chunk tell each other, until one of them stops. */
public final class Claims {

  private Claims() {}

  /** What is said about a chunk. */
  public sealed interface Word {
    ChunkPos chunk();
  }

  /** "I serve this chunk." */
  public record Claim(ChunkPos chunk, boolean edited, GameAddress server) implements Word {}

  /** "I do not serve it (any more): it is yours." */
  public record Yield(ChunkPos chunk) implements Word {}

  /** A word for the node at this address. */
  public record Outgoing(GameAddress to, Word word) {}

  /** A word of the node with this id; {@code answer} sends one back to it. */
  public record Heard(NodeId from, Word word, Consumer<Word> answer)
      implements LocatorActor.Command {}

  /** From now on this one carries our words to other nodes. */
  public record Carry(ActorRef<Outgoing> courier) implements LocatorActor.Command {}
}
