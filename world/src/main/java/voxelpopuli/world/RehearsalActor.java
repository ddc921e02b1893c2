package voxelpopuli.world;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.stream.javadsl.Source;
import org.apache.pekko.stream.javadsl.Tcp;
import org.apache.pekko.util.ByteString;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.chunk.ChunkRehearsal;
import voxelpopuli.world.chunk.TerrainCache;
import voxelpopuli.world.chunk.Workers;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.store.ChunkLog;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Does once, after a node's start and when nobody waits for anything else, what its first player
 * would otherwise wait for: a JVM is ten times slower when it does something for the first time.
 *
 * <ol>
 *   <li>makes the chunks around the spawn and throws them away; the terrain stays remembered,
 *   <li>asks overlay, store and peers what a waking chunk asks them, and starts the shards,
 *   <li>calls its own game port: a ping, and a player who does not get past the door.
 * </ol>
 *
 * <p>Nothing of it is seen by anybody, no chunk is served because of it and nothing is stored.
 *
 * <p>Made by {@link World} when its port is open; stops when the chunks are made, after a while, or
 * with the world. If it fails, it stops, and the first player waits a little longer.
 */
final class RehearsalActor extends AbstractBehavior<RehearsalActor.Command> {

  sealed interface Command {}

  private record ChunkMade(boolean well) implements Command {}

  /** An answer that only had to be given. */
  private record Answered() implements Command {}

  private enum Enough implements Command {
    NOW
  }

  /** What is rehearsed with. */
  record Parts(
      RehearsalSettings settings,
      String host,
      int port,
      TerrainCache terrain,
      Workers workers,
      ActorRef<KademliaNode.Command> overlay,
      ActorRef<ChunkLog.Command> log,
      ActorRef<PeersActor.Command> peers,
      BiConsumer<ChunkPos, ChunkActor.Command> chunks) {}

  /** Chunks; the world is far lower. */
  private static final int FAR_ABOVE = 10_000;

  private static final Duration CALL = Duration.ofSeconds(5);

  static Behavior<Command> create(Parts parts) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(
                timers -> {
                  timers.startSingleTimer(Enough.NOW, parts.settings().atMost());
                  return new RehearsalActor(context, parts);
                }));
  }

  private final Parts parts;
  private final Iterator<ChunkPos> todo;

  private RehearsalActor(ActorContext<Command> context, Parts parts) {
    super(context);
    this.parts = parts;
    PlayerState spawn = PlayerState.SPAWN;
    List<ChunkPos> chunks =
        around(ChunkPos.containing((int) spawn.x(), (int) spawn.y(), (int) spawn.z()));
    this.todo = chunks.iterator();
    ask(chunks);
    call("{\"type\":\"ping\"}\n");
    call(stranger());
    makeNext();
  }

  @Override
  public Receive<Command> createReceive() {
    return newReceiveBuilder()
        .onMessage(ChunkMade.class, this::onChunkMade)
        .onMessage(Answered.class, answered -> this)
        .onMessage(Enough.class, enough -> Behaviors.stopped())
        .build();
  }

  private Behavior<Command> onChunkMade(ChunkMade made) {
    return made.well() && makeNext() ? this : Behaviors.stopped();
  }

  /** One at a time, behind all that somebody waits for; whether there was one more. */
  private boolean makeNext() {
    if (!todo.hasNext()) {
      return false;
    }
    ChunkPos next = todo.next();
    getContext()
        .pipeToSelf(
            parts
                .workers()
                .submit(Workers.WHENEVER, () -> ChunkRehearsal.make(next, parts.terrain()))
                .result(),
            (bytes, failure) -> new ChunkMade(failure == null));
    return true;
  }

  private void ask(List<ChunkPos> chunks) {
    ActorContext<Command> context = getContext();
    ActorRef<ChunkLog.Answer> logged =
        context.messageAdapter(ChunkLog.Answer.class, answer -> new Answered());
    ActorRef<PeersActor.FarNeighbours> far =
        context.messageAdapter(PeersActor.FarNeighbours.class, answer -> new Answered());
    ActorRef<ClosestResult> closest =
        context.messageAdapter(ClosestResult.class, answer -> new Answered());
    for (ChunkPos chunk : chunks) {
      // This wakes nobody, but the shard starts. High above, where no player can be waiting for a
      // chunk that is asked to go back to sleep.
      ChunkPos above = chunk.offset(0, FAR_ABOVE, 0);
      parts.chunks().accept(above, new ChunkActor.NeighbourChanged(List.of()));
      parts.log().tell(new ChunkLog.Open(chunk, logged));
      parts.log().tell(new ChunkLog.Neighbourhood(chunk, logged));
      parts.overlay().tell(new KademliaNode.Closest(NodeId.sha1(chunk.text()), closest));
    }
    parts.peers().tell(new PeersActor.Surroundings(chunks.get(0), far));
  }

  /** Says something to our own game port, and hears it out. */
  private void call(String lines) {
    getContext()
        .pipeToSelf(
            Source.single(ByteString.fromString(lines, StandardCharsets.UTF_8))
                .concat(Source.maybe())
                .via(
                    Tcp.get(getContext().getSystem())
                        .outgoingConnection(parts.host(), parts.port()))
                .takeWithin(CALL)
                .runFold(0, (sum, bytes) -> sum + bytes.size(), getContext().getSystem()),
            (bytes, failure) -> new Answered());
  }

  /** One who claims a key and cannot prove it: gets as far as the door. */
  private static String stranger() {
    Handshake.Session hello = new Handshake.Session(Frame.VERSION, "rehearsal", 0, "0".repeat(64));
    return new String(hello.line(), StandardCharsets.UTF_8)
        + new String(
            Json.line(Json.object().put("proof", "0".repeat(128))), StandardCharsets.UTF_8);
  }

  /** The nearest chunks, three layers high. */
  private List<ChunkPos> around(ChunkPos spawn) {
    int radius = (int) Math.ceil(Math.sqrt(parts.settings().chunks() / 3.0) / 2);
    List<ChunkPos> chunks = new ArrayList<>();
    for (int x = -radius; x <= radius; x++) {
      for (int y = -1; y <= 1; y++) {
        for (int z = -radius; z <= radius; z++) {
          chunks.add(new ChunkPos(spawn.x() + x, spawn.y() + y, spawn.z() + z));
        }
      }
    }
    chunks.sort(Comparator.comparingInt(one -> distance(one, spawn)));
    return chunks.subList(0, Math.min(chunks.size(), parts.settings().chunks()));
  }

  private static int distance(ChunkPos a, ChunkPos b) {
    int x = a.x() - b.x();
    int y = a.y() - b.y();
    int z = a.z() - b.z();
    return x * x + y * y + z * z;
  }
}
