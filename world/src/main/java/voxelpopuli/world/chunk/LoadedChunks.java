package voxelpopuli.world.chunk;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The chunks of this node that are awake. Lets a chunk tell its neighbours something without waking
 * up those asleep, which a message through the sharding region would do.
 */
public final class LoadedChunks {

  private final Map<ChunkPos, ActorRef<ChunkActor.Command>> awake = new ConcurrentHashMap<>();

  void add(ChunkPos chunk, ActorRef<ChunkActor.Command> actor) {
    awake.put(chunk, actor);
  }

  void remove(ChunkPos chunk, ActorRef<ChunkActor.Command> actor) {
    awake.remove(chunk, actor);
  }

  /** Tells the chunk, if it is awake; whether it is. */
  public boolean tell(ChunkPos chunk, ChunkActor.Command command) {
    ActorRef<ChunkActor.Command> actor = awake.get(chunk);
    if (actor != null) {
      actor.tell(command);
    }
    return actor != null;
  }

  /** Tells all that are awake; gives how many. */
  public int tellAll(ChunkActor.Command command) {
    awake.values().forEach(actor -> actor.tell(command));
    return awake.size();
  }

  /** Those awake now. */
  public Set<ChunkPos> all() {
    return Set.copyOf(awake.keySet());
  }
}
