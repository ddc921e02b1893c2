package voxelpopuli.world.chunk;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;

/**
 * Those who watch a chunk, by the language that they speak. What is told to many is encoded once.
 */
final class Audience {

  private final Set<ActorRef<ChunkEvent>> natives = new HashSet<>();
  private final Set<ActorRef<ChunkEvent>> seeds = new HashSet<>();

  void add(ActorRef<ChunkEvent> watcher, Dialect dialect) {
    (dialect.isNative() ? natives : seeds).add(watcher);
  }

  boolean remove(ActorRef<ChunkEvent> watcher) {
    return natives.remove(watcher) | seeds.remove(watcher);
  }

  boolean isEmpty() {
    return natives.isEmpty() && seeds.isEmpty();
  }

  int size() {
    return natives.size() + seeds.size();
  }

  boolean hasSeeds() {
    return !seeds.isEmpty();
  }

  /** Tells all, in whatever language they speak, what needs no bytes. */
  void tellAll(ChunkEvent event) {
    natives.forEach(watcher -> watcher.tell(event));
    seeds.forEach(watcher -> watcher.tell(event));
  }

  void tellNatives(Supplier<ChunkEvent> event) {
    tell(natives, event);
  }

  void tellSeeds(Supplier<ChunkEvent> event) {
    tell(seeds, event);
  }

  /** Tells all but one who speak the source text's language: they do not hear themselves. */
  void tellSeedsBut(ActorRef<ChunkEvent> one, Supplier<ChunkEvent> event) {
    Set<ActorRef<ChunkEvent>> others = new HashSet<>(seeds);
    others.remove(one);
    tell(others, event);
  }

  private static void tell(Set<ActorRef<ChunkEvent>> watchers, Supplier<ChunkEvent> event) {
    if (!watchers.isEmpty()) {
      ChunkEvent encoded = event.get();
      watchers.forEach(watcher -> watcher.tell(encoded));
    }
  }
}
