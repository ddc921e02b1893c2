package voxelpopuli.world.chunk;

import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A chunk's first phases: asleep until somebody needs it, then being read or generated and meshed.
 *
 * <ol>
 *   <li>asleep, it ignores what its neighbours tell and goes away again,
 *   <li>asks the log for itself and its edited neighbours,
 *   <li>has content and mesh made by the bounded workers, so that fresh terrain never starves
 *       players,
 *   <li>keeps what arrives meanwhile, and then becomes {@link ChunkActor}.
 * </ol>
 */
public final class LoadingChunk {

  private final ActorContext<ChunkActor.Command> context;
  private final StashBuffer<ChunkActor.Command> stash;
  private final ChunkPos chunk;
  private final ChunkServices services;
  private final ActorRef<ClusterSharding.ShardCommand> shard;
  private ChunkLog.Opened opened;
  private List<ChunkLog.Neighbour> neighbours;
  private Map<ChunkPos, byte[]> far;

  /** That of the one who wants it most. */
  private int priority;

  private Workers.Task<ChunkActor.Made> making;

  private LoadingChunk(
      ActorContext<ChunkActor.Command> context,
      StashBuffer<ChunkActor.Command> stash,
      ChunkPos chunk,
      ChunkServices services,
      ActorRef<ClusterSharding.ShardCommand> shard) {
    this.context = context;
    this.stash = stash;
    this.chunk = chunk;
    this.services = services;
    this.shard = shard;
  }

  /** The behaviour that every chunk starts with. */
  public static Behavior<ChunkActor.Command> create(
      ChunkPos chunk, ChunkServices services, ActorRef<ClusterSharding.ShardCommand> shard) {
    return Behaviors.setup(
        context ->
            Behaviors.withStash(
                services.settings().stash(),
                stash -> new LoadingChunk(context, stash, chunk, services, shard).asleep()));
  }

  private Behavior<ChunkActor.Command> asleep() {
    return Behaviors.receive(ChunkActor.Command.class)
        .onMessage(ChunkActor.Stop.class, stop -> Behaviors.stopped())
        .onMessage(ChunkActor.Subscribe.class, this::wake)
        .onAnyMessage(
            other -> {
              // Whoever wants an answer subscribes first; anything else is not worth waking up for.
              shard.tell(new ClusterSharding.Passivate<>(context.getSelf()));
              return Behaviors.same();
            })
        .build();
  }

  private Behavior<ChunkActor.Command> wake(ChunkActor.Subscribe first) {
    ActorRef<ChunkLog.Answer> answers =
        context.messageAdapter(ChunkLog.Answer.class, ChunkActor.Logged::new);
    services.log().tell(new ChunkLog.Open(chunk, answers));
    services.log().tell(new ChunkLog.Neighbourhood(chunk, answers));
    services
        .peers()
        .tell(
            new PeersActor.Surroundings(
                chunk,
                context.messageAdapter(
                    PeersActor.FarNeighbours.class, ChunkActor.Surrounded::new)));
    services
        .chunks()
        .add(chunk, context.getSelf()); // from now on neighbours tell us what they change
    priority = first.priority();
    stash.stash(first);
    return Behaviors.receive(ChunkActor.Command.class)
        .onMessage(ChunkActor.Logged.class, this::onLogged)
        .onMessage(ChunkActor.Surrounded.class, this::onSurrounded)
        .onMessage(ChunkActor.Made.class, this::onMade)
        .onMessage(ChunkActor.Stop.class, stop -> onStop())
        .onAnyMessage(this::keep)
        .onSignal(PostStop.class, signal -> onPostStop())
        .build();
  }

  private Behavior<ChunkActor.Command> onLogged(ChunkActor.Logged logged) {
    if (logged.answer() instanceof ChunkLog.Failed failed) {
      return fail(failed.reason());
    } else if (logged.answer() instanceof ChunkLog.Opened o) {
      opened = o;
    } else if (logged.answer() instanceof ChunkLog.Neighbours n) {
      neighbours = n.edited();
    }
    return makeWhenComplete();
  }

  private Behavior<ChunkActor.Command> onSurrounded(ChunkActor.Surrounded surrounded) {
    far = surrounded.far().voxels();
    return makeWhenComplete();
  }

  private Behavior<ChunkActor.Command> makeWhenComplete() {
    if (opened != null && neighbours != null && far != null) {
      ChunkMaker.Parts parts = new ChunkMaker.Parts(opened.saved(), neighbours, far);
      making =
          services
              .workers()
              .submit(priority, () -> ChunkMaker.make(chunk, services.terrain(), parts));
      context.pipeToSelf(
          making.result(),
          (made, failure) ->
              made != null ? made : ChunkActor.Made.failed("the chunk could not be made"));
    }
    return Behaviors.same();
  }

  private Behavior<ChunkActor.Command> onMade(ChunkActor.Made made) {
    if (made.error() != null) {
      return fail(made.error());
    }
    return stash.unstashAll(
        Behaviors.setup(
            ctx ->
                Behaviors.withTimers(
                    timers -> new ChunkActor(ctx, timers, chunk, services, shard, made))));
  }

  private Behavior<ChunkActor.Command> onPostStop() {
    services.chunks().remove(chunk, context.getSelf());
    return Behaviors.same();
  }

  private Behavior<ChunkActor.Command> keep(ChunkActor.Command command) {
    if (command instanceof ChunkActor.Subscribe another && another.priority() < priority) {
      priority = another.priority();
      making = making == null ? null : services.workers().sooner(making, priority);
    }
    if (stash.isFull()) {
      context.getLog().warn("chunk {} is asked more than it can remember while it loads", chunk);
    } else {
      stash.stash(command);
    }
    return Behaviors.same();
  }

  /**
   * Something that was not worth waking up for came just before the first subscriber: the shard
   * wants us gone all the same. Whoever waits asks again, and finds a new one of us.
   */
  private Behavior<ChunkActor.Command> onStop() {
    return sendAway("the chunk was interrupted");
  }

  private Behavior<ChunkActor.Command> fail(String reason) {
    context.getLog().error("chunk {} cannot be served: {}", chunk, reason);
    return sendAway(reason);
  }

  private Behavior<ChunkActor.Command> sendAway(String reason) {
    stash.forEach(
        command -> {
          if (command instanceof ChunkActor.Subscribe subscribe) {
            subscribe.watcher().tell(new ChunkEvent.Unavailable(chunk, reason));
          }
        });
    return Behaviors.stopped();
  }
}
