package voxelpopuli.dht.record;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.DispatcherSelector;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

/**
 * Keeps the node's records on disk, on a thread of its own.
 *
 * <ol>
 *   <li>reads the log when it starts and says what it held,
 *   <li>appends every change,
 *   <li>rewrites the log when most of it is history.
 * </ol>
 *
 * Made by {@link RecordTableActor} if the node has a data folder, and stopped with it. A failed
 * write is logged once and ends the keeping, not the node: the other holders have the records too.
 */
final class RecordLogActor extends AbstractBehavior<RecordLogActor.Command> {

  sealed interface Command {}

  record Append(RecordTable.Held held) implements Command {}

  record Remove(DhtRecord record) implements Command {}

  record Loaded(List<RecordTable.Held> kept) {}

  /** Files block. */
  static final DispatcherSelector DISPATCHER =
      DispatcherSelector.fromConfig("voxelpopuli.dht.file-dispatcher");

  private final RecordLog log;
  private boolean broken;

  static Behavior<Command> create(Path folder, int compactFactor, ActorRef<Loaded> loaded) {
    return Behaviors.setup(
        context -> {
          try {
            RecordLog log = RecordLog.open(folder, compactFactor);
            loaded.tell(new Loaded(log.kept()));
            return new RecordLogActor(context, log);
          } catch (IOException e) {
            context
                .getLog()
                .error("records in {} cannot be read or kept: {}", folder, e.toString());
            loaded.tell(new Loaded(List.of()));
            return Behaviors.ignore();
          }
        });
  }

  private RecordLogActor(ActorContext<Command> context, RecordLog log) {
    super(context);
    this.log = log;
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(Append.class, append -> write(() -> log.append(append.held())))
        .onMessage(Remove.class, remove -> write(() -> log.remove(remove.record())))
        .onSignal(PostStop.class, this::onStop)
        .build();
  }

  private interface Write {
    void run() throws IOException;
  }

  private Behavior<Command> write(Write write) {
    if (!broken) {
      try {
        write.run();
      } catch (IOException e) {
        broken = true;
        getContext().getLog().error("records are not kept on disk any more: {}", e.toString());
      }
    }
    return this;
  }

  private Behavior<Command> onStop(PostStop signal) {
    try {
      log.close();
    } catch (IOException e) {
      getContext().getLog().warn("closing the records' log failed: {}", e.toString());
    }
    return this;
  }
}
