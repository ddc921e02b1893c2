package voxelpopuli.world.location;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.dht.NodeId;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Questions about what the overlay says of chunks: asked once however many want to know, and
 * believed for a while.
 */
final class Looks {

  /** Some 100 bytes each; when there are more, those seen next are not remembered. */
  private static final int MAX = 16_384;

  private record Seen(LocatorActor.Looked looked, long untilMillis) {}

  private final long believeMillis;
  private final Map<ChunkPos, Seen> seen = new HashMap<>();
  private final Map<NodeId, ChunkPos> asked = new HashMap<>();
  private final Map<ChunkPos, List<ActorRef<LocatorActor.Looked>>> askers = new HashMap<>();

  Looks(long believeMillis) {
    this.believeMillis = believeMillis;
  }

  /** What was seen lately. */
  Optional<LocatorActor.Looked> known(ChunkPos chunk, long nowMillis) {
    return Optional.ofNullable(seen.get(chunk))
        .filter(one -> one.untilMillis() > nowMillis)
        .map(Seen::looked);
  }

  /** Somebody wants to know; whether the overlay has to be asked. */
  boolean ask(ChunkPos chunk, ActorRef<LocatorActor.Looked> asker) {
    List<ActorRef<LocatorActor.Looked>> others = askers.get(chunk);
    if (others != null) {
      others.add(asker);
      return false;
    }
    askers.put(chunk, new ArrayList<>(List.of(asker)));
    asked.put(ChunkSearch.keyOf(chunk), chunk);
    return true;
  }

  /** The chunk that was asked for by this key, if somebody still wants to know. */
  Optional<ChunkPos> answered(NodeId key) {
    return Optional.ofNullable(asked.remove(key));
  }

  /** Tells all who asked, and remembers. */
  void tell(LocatorActor.Looked looked, long nowMillis) {
    if (seen.size() >= MAX) {
      seen.values().removeIf(one -> one.untilMillis() <= nowMillis);
    }
    if (seen.size() < MAX) {
      seen.put(looked.chunk(), new Seen(looked, nowMillis + believeMillis));
    }
    Optional.ofNullable(askers.remove(looked.chunk()))
        .orElse(List.of())
        .forEach(asker -> asker.tell(looked));
  }
}
