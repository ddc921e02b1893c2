package voxelpopuli.world;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.LoadedChunks;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.store.StoreActor;

/**
 * Has all chunks that are awake write down how they are, waits until they have, and then until it
 * is on the disk.
 *
 * <p>Made by {@link World} for one order; stops with the answer.
 */
final class SaveRound {

  private sealed interface Command {}

  private record Told(World.Chunks chunks) implements Command {}

  private record OnDisk(StoreActor.Saved saved) implements Command {}

  private SaveRound() {}

  static Behavior<Void> create(
      LoadedChunks loaded,
      Duration timeout,
      ActorRef<ChunkLog.Command> store,
      ActorRef<World.Saved> replyTo) {
    Behavior<Command> round =
        Behaviors.setup(
            context -> {
              loaded.tellAll(ChunkActor.Save.NOW);
              // Who reports has written: a chunk does one thing after the other.
              context.spawnAnonymous(
                  ChunkCensus.create(
                      loaded, timeout, context.messageAdapter(World.Chunks.class, Told::new)));
              return waiting(
                  store,
                  context.messageAdapter(StoreActor.Saved.class, OnDisk::new),
                  new World.Saved(0),
                  replyTo);
            });
    return round.unsafeCast();
  }

  private static Behavior<Command> waiting(
      ActorRef<ChunkLog.Command> store,
      ActorRef<StoreActor.Saved> onDisk,
      World.Saved saved,
      ActorRef<World.Saved> replyTo) {
    return Behaviors.receive(Command.class)
        .onMessage(
            Told.class,
            told -> {
              store.tell(new StoreActor.Save(onDisk));
              int edited =
                  (int)
                      told.chunks().chunks().stream()
                          .filter(ChunkActor.ChunkReport::edited)
                          .count();
              return waiting(store, onDisk, new World.Saved(edited), replyTo);
            })
        .onMessage(
            OnDisk.class,
            done -> {
              replyTo.tell(saved);
              return Behaviors.stopped();
            })
        .build();
  }
}
