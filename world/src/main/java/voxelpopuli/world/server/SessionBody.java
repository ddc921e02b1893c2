package voxelpopuli.world.server;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.body.Physique;
import voxelpopuli.world.chunk.ChunkActor;
import voxelpopuli.world.peer.PeersActor;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Where the player of one native session is: judges its moves, tells the chunk that it stands in,
 * and has guests' places kept.
 */
final class SessionBody {

  /** A client that runs ahead is told so, at most this often. */
  private static final long CORRECTION_MILLIS = 250;

  private final Wire wire;
  private final ServerServices services;
  private final Handshake.Session hello;
  private final Function<ChunkPos, Optional<ActorRef<ChunkActor.Command>>> chunks;
  private final MoveGuard guard;
  private PlayerState state;
  private ChunkPos standing;
  private long correctedMillis;
  private long savedMillis;

  /** Whether the player was last on other nodes' ground, where we cannot judge its moves. */
  private boolean away = true;

  /**
   * Nowhere yet.
   *
   * @param chunks those of this node that the session watches
   */
  SessionBody(
      Wire wire,
      ServerServices services,
      Handshake.Session hello,
      Function<ChunkPos, Optional<ActorRef<ChunkActor.Command>>> chunks,
      long nowMillis) {
    this.wire = wire;
    this.services = services;
    this.hello = hello;
    this.chunks = chunks;
    this.savedMillis = nowMillis;
    ServerSettings settings = services.settings();
    double forgiven = settings.lagForgiven().toMillis() / 1000.0;
    this.guard = new MoveGuard(settings.speed(), settings.fallSpeed(), forgiven, nowMillis);
  }

  /** Where the player is, once it said so. */
  Optional<PlayerState> state() {
    return Optional.ofNullable(state);
  }

  /** Whether the player stands in a chunk of this node. */
  boolean isHere() {
    return standing != null;
  }

  /** Blocks from the player's eyes to the middle of a block; {@code known} is where it came in. */
  double distanceTo(BlockPos pos, PlayerState known) {
    PlayerState at = state == null ? known : state;
    double dx = pos.x() + 0.5 - at.x();
    double dy = pos.y() + 0.5 - at.y() - Physique.EYE;
    double dz = pos.z() + 0.5 - at.z();
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Blocks from the player to a place; the player is here. */
  double distanceTo(PlayerState other) {
    double plane = Math.hypot(state.x() - other.x(), state.z() - other.z());
    return Math.hypot(plane, state.y() - other.y());
  }

  /**
   * The player says that it is there. Only the owner of the ground under a player judges its speed:
   * to others it is a stranger who may have come any way, unless the last owner told where it was.
   */
  void claimed(PlayerState next, long nowMillis) {
    if (!(away ? guard.arrives(next, nowMillis) : guard.allows(next, nowMillis))) {
      if (nowMillis - correctedMillis > CORRECTION_MILLIS) {
        correctedMillis = nowMillis;
        tell(guard.good().orElse(state), "you cannot be that fast");
      }
      return;
    }
    moved(next);
  }

  /** The node that the player came from tells where it was last. */
  void cameFrom(PlayerState last, long nowMillis) {
    if (!guard.vouched(last, away ? null : state, nowMillis)) {
      tell(last, "you cannot be that fast");
      moved(last);
    }
  }

  /** The operator puts the player there. */
  void place(PlayerState at) {
    guard.place(at);
    moved(at);
    tell(at, "the operator moved you");
  }

  private void tell(PlayerState at, String reason) {
    wire.outbox().urgent(FrameCodec.encode(new Frame.Position(at, reason)));
  }

  /** A chunk came that the player may stand in. */
  void chunkCame() {
    if (state != null) {
      moved(state);
    }
  }

  /** A chunk is watched no more. */
  void chunkDropped(ChunkPos chunk) {
    if (chunk.equals(standing)) {
      standing = null;
    }
  }

  private void moved(PlayerState next) {
    state = next;
    ChunkPos at = ChunkPos.containing(floor(next.x()), floor(next.y()), floor(next.z()));
    if (standing != null && !standing.equals(at)) {
      chunks
          .apply(standing)
          .ifPresent(
              source -> source.tell(new ChunkActor.PlayerGone(wire.events(), hello.player())));
      standing = null;
    }
    Optional<ActorRef<ChunkActor.Command>> source = chunks.apply(at);
    if (source.isEmpty() && !away) {
      // Whoever owns the ground there can go on judging from here.
      services.peers().tell(new PeersActor.Crossed(at, hello.player(), hello.client(), next));
    }
    away = source.isEmpty();
    if (source.isPresent()) {
      standing = at;
      source.get().tell(here());
    }
  }

  private ChunkActor.PlayerAt here() {
    return new ChunkActor.PlayerAt(wire.events(), hello.player(), hello.isGuest(), state);
  }

  /** A second has passed: players who stand still are heard of too. */
  void second(long nowMillis) {
    if (standing != null) {
      chunks.apply(standing).ifPresent(source -> source.tell(here()));
      if (nowMillis - savedMillis > services.settings().saveInterval().toMillis()) {
        savedMillis = nowMillis;
        save();
      }
    }
  }

  /**
   * Only the owner of the chunk that a guest is in knows where it is, and only that one saves it.
   * Players with a key send what they signed.
   */
  void save() {
    if (standing != null && hello.isGuest()) {
      String home = services.host().get() + ":" + services.port();
      PlayerProfile profile =
          new PlayerProfile(hello.player(), state, List.of(), false, home, hello.client());
      services.players().tell(new PlayersActor.Save(profile));
    }
  }

  private static int floor(double coordinate) {
    return (int) Math.floor(coordinate);
  }
}
