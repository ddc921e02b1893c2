package voxelpopuli.world.location;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import voxelpopuli.world.store.StoreActor;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The chunks of this node: those it serves by its store, those among them that are edited, and
 * those that the overlay agreed on in this run.
 */
final class Holdings {

  private final Set<ChunkPos> served;
  private final Set<ChunkPos> edited;
  private final Set<ChunkPos> confirmed = new HashSet<>();

  Holdings(StoreActor.ServedChunks stored) {
    this.served = new HashSet<>(stored.chunks());
    this.edited = new HashSet<>(stored.edited());
  }

  boolean isServed(ChunkPos chunk) {
    return served.contains(chunk);
  }

  boolean isEdited(ChunkPos chunk) {
    return edited.contains(chunk);
  }

  boolean isConfirmed(ChunkPos chunk) {
    return confirmed.contains(chunk);
  }

  /**
   * Whether we would give the chunk to another node that serves it too. Not when it is edited: its
   * edits are here, and so is the chunk.
   */
  boolean isAtStake(ChunkPos chunk) {
    return confirmed.contains(chunk) && !edited.contains(chunk);
  }

  void serve(ChunkPos chunk) {
    served.add(chunk);
    confirmed.add(chunk);
  }

  /** The chunk has edits; whether that is news. */
  boolean edit(ChunkPos chunk) {
    return edited.add(chunk);
  }

  /** Serves it no more; whether it did. */
  boolean leave(ChunkPos chunk) {
    confirmed.remove(chunk);
    return served.remove(chunk);
  }

  List<ChunkPos> atStake() {
    return confirmed.stream().filter(this::isAtStake).toList();
  }

  List<ChunkPos> servedAndEdited() {
    return served.stream().filter(edited::contains).toList();
  }

  StoreActor.ServedChunks all() {
    return new StoreActor.ServedChunks(Set.copyOf(served), Set.copyOf(edited));
  }
}
