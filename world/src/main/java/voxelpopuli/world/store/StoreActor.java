package voxelpopuli.world.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The one writer of the node's store.
 *
 * <ol>
 *   <li>answers what is on disk of a chunk and of its neighbours,
 *   <li>appends proposed edits and answers once they are on the disk (a group of one),
 *   <li>remembers which chunks this node serves.
 * </ol>
 *
 * <p>Group commit: the first write sends this actor a flush, which queues up behind all that is
 * already waiting; so whatever arrived together is made durable by one fsync, and an idle disk is
 * used at once.
 *
 * <p>Made by {@code World} with an open store, on a thread of its own ({@link #dispatcher}), and
 * stopped with it. A write that fails ends the whole actor system: a node must not acknowledge what
 * its disk did not take.
 */
public final class StoreActor extends AbstractBehavior<ChunkLog.Command> {

  /** What only a store on this machine is asked. */
  public sealed interface Local extends ChunkLog.Command {}

  /** "Remember that this node serves the chunk." */
  public record Serve(ChunkPos chunk, ActorRef<Served> replyTo) implements Local {}

  /** "This node no longer serves the chunk." */
  public record StopServing(ChunkPos chunk) implements Local {}

  /** "Which chunks does this node serve?" */
  public record ListServed(ActorRef<ServedChunks> replyTo) implements Local {}

  /** "Say so when all that was proposed before this is on the disk." */
  public record Save(ActorRef<Saved> replyTo) implements Local {}

  private enum Flush implements Local {
    NOW
  }

  /** It is on the disk that this node serves the chunk. */
  public record Served(ChunkPos chunk) {}

  /** All chunks that this node serves, and which of those it keeps edits of. */
  public record ServedChunks(Set<ChunkPos> chunks, Set<ChunkPos> edited) {}

  /** All is on the disk. */
  public record Saved() {}

  /** A store that was opened, to be handed to {@link #create}. */
  public static final class Opened {
    private final WorldStore store;
    private final Path folder;

    private Opened(WorldStore store, Path folder) {
      this.store = store;
      this.folder = folder;
    }

    /** Where it is. */
    public Path folder() {
      return folder;
    }
  }

  /** Opens the store; the message of the exception is one clear line for the operator. */
  public static Opened open(Path folder, WorldIdentity world) throws StoreException {
    return new Opened(WorldStore.open(folder, world), folder);
  }

  /** The thread that the disk may block. */
  public static DispatcherSelector dispatcher() {
    return DispatcherSelector.fromConfig("voxelpopuli.world.store.dispatcher");
  }

  public static Behavior<ChunkLog.Command> create(Opened opened) {
    return Behaviors.setup(context -> new StoreActor(context, opened.store));
  }

  private final WorldStore store;

  /**
   * The last index of every chunk that was opened or written since the start: 16 bytes and a key
   * each.
   */
  private final Map<ChunkPos, Long> tails = new HashMap<>();

  private final List<Runnable> onCommit = new ArrayList<>();
  private boolean dirty;

  private StoreActor(ActorContext<ChunkLog.Command> context, WorldStore store) {
    super(context);
    this.store = store;
  }

  @Override
  public Receive<ChunkLog.Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(ChunkLog.Open.class, this::onOpen)
        .onMessage(ChunkLog.Propose.class, this::onPropose)
        .onMessage(ChunkLog.Compact.class, this::onCompact)
        .onMessage(ChunkLog.Neighbourhood.class, this::onNeighbourhood)
        .onMessage(Serve.class, this::onServe)
        .onMessage(StopServing.class, this::onStopServing)
        .onMessage(ListServed.class, this::onListServed)
        .onMessage(Save.class, this::onSave)
        .onMessage(Flush.class, flush -> onFlush())
        .onSignal(PostStop.class, signal -> onStop())
        .build();
  }

  private Behavior<ChunkLog.Command> onOpen(ChunkLog.Open open) {
    try {
      Optional<SavedChunk> saved = store.load(open.chunk());
      saved.ifPresent(chunk -> tails.put(open.chunk(), chunk.lastIndex()));
      open.replyTo().tell(new ChunkLog.Opened(open.chunk(), saved));
    } catch (StoreException e) {
      getContext().getLog().error("{}; it is not served", e.getMessage());
      open.replyTo()
          .tell(new ChunkLog.Failed(open.chunk(), "this chunk is damaged on its owner's disk"));
    } catch (SQLException e) {
      return broken(e);
    }
    return this;
  }

  private Behavior<ChunkLog.Command> onPropose(ChunkLog.Propose propose) {
    ChunkPos chunk = propose.chunk();
    List<LogEntry> entries = new ArrayList<>(propose.edits().size());
    try {
      if (propose.genesis().isPresent() && !tails.containsKey(chunk)) {
        store.snapshot(chunk, store.term(), 0, propose.genesis().get(), List.of());
        tails.put(chunk, 0L);
      }
      long index = tails.get(chunk);
      for (ChunkLog.Proposal edit : propose.edits()) {
        LogEntry entry =
            new LogEntry(store.term(), ++index, edit.edit(), edit.cell(), edit.block());
        store.append(chunk, entry);
        entries.add(entry);
      }
      tails.put(chunk, index);
    } catch (SQLException e) {
      return broken(e);
    }
    onCommit.add(() -> propose.replyTo().tell(new ChunkLog.Committed(chunk, List.copyOf(entries))));
    return written();
  }

  private Behavior<ChunkLog.Command> onCompact(ChunkLog.Compact compact) {
    try {
      store.snapshot(
          compact.chunk(), compact.term(), compact.index(), compact.voxels(), compact.answered());
    } catch (SQLException e) {
      return broken(e);
    }
    return written();
  }

  private Behavior<ChunkLog.Command> onNeighbourhood(ChunkLog.Neighbourhood ask) {
    List<ChunkLog.Neighbour> edited = new ArrayList<>();
    try {
      for (ChunkPos neighbour : ask.chunk().neighbours()) {
        loadSound(neighbour)
            .ifPresent(saved -> edited.add(new ChunkLog.Neighbour(neighbour, saved)));
      }
    } catch (SQLException e) {
      return broken(e);
    }
    ask.replyTo().tell(new ChunkLog.Neighbours(ask.chunk(), List.copyOf(edited)));
    return this;
  }

  /**
   * A chunk, or nothing when it is damaged: a neighbour's mesh may then show the untouched ground
   * at the border.
   */
  private Optional<SavedChunk> loadSound(ChunkPos chunk) throws SQLException {
    try {
      return store.load(chunk);
    } catch (StoreException e) {
      return Optional.empty();
    }
  }

  private Behavior<ChunkLog.Command> onServe(Serve serve) {
    try {
      store.serve(serve.chunk());
    } catch (SQLException e) {
      return broken(e);
    }
    onCommit.add(() -> serve.replyTo().tell(new Served(serve.chunk())));
    return written();
  }

  private Behavior<ChunkLog.Command> onStopServing(StopServing stop) {
    try {
      store.stopServing(stop.chunk());
    } catch (SQLException e) {
      return broken(e);
    }
    return written();
  }

  private Behavior<ChunkLog.Command> onListServed(ListServed list) {
    try {
      list.replyTo().tell(new ServedChunks(Set.copyOf(store.served()), Set.copyOf(store.edited())));
    } catch (SQLException e) {
      return broken(e);
    }
    return this;
  }

  private Behavior<ChunkLog.Command> onSave(Save save) {
    onCommit.add(() -> save.replyTo().tell(new Saved()));
    return written();
  }

  private Behavior<ChunkLog.Command> written() {
    if (!dirty) {
      dirty = true;
      getContext().getSelf().tell(Flush.NOW);
    }
    return this;
  }

  private Behavior<ChunkLog.Command> onFlush() {
    if (!dirty) {
      return this;
    }
    try {
      store.commit();
    } catch (SQLException e) {
      return broken(e);
    }
    dirty = false;
    onCommit.forEach(Runnable::run);
    onCommit.clear();
    return this;
  }

  private Behavior<ChunkLog.Command> onStop() {
    try {
      store.close();
    } catch (SQLException e) {
      getContext().getLog().warn("the store did not close cleanly: {}", e.getMessage());
    }
    return this;
  }

  private Behavior<ChunkLog.Command> broken(SQLException e) {
    getContext().getLog().error("the store failed, so this node ends: {}", e.getMessage());
    getContext().getSystem().terminate();
    return Behaviors.stopped();
  }
}
