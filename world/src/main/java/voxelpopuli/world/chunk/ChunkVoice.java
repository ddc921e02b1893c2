package voxelpopuli.world.chunk;

import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.pekko.actor.typed.ActorRef;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.SeedPacket;
import voxelpopuli.world.store.LogEntry;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Puts what happens in a chunk into its watchers' languages.
 *
 * <p>A whole chunk is encoded at most once per change and language, however many ask for it.
 */
final class ChunkVoice {

  private final ChunkPos chunk;
  private final ActorRef<ChunkActor.Command> self;
  private final Audience audience;
  private final TerrainCache terrain;
  private final Map<Dialect, byte[]> whole = new EnumMap<>(Dialect.class);

  /** All slices of the untouched mesh as bytes, until the first who needs them. */
  private byte[] slices;

  ChunkVoice(
      ChunkPos chunk,
      ActorRef<ChunkActor.Command> self,
      Audience audience,
      TerrainCache terrain,
      byte[] slices) {
    this.chunk = chunk;
    this.self = self;
    this.audience = audience;
    this.terrain = terrain;
    this.slices = slices;
  }

  /** The whole chunk and who is in it, to one who begins to watch. */
  void greet(
      ActorRef<ChunkEvent> watcher,
      Dialect dialect,
      ChunkContent content,
      ChunkMesh mesh,
      Collection<ChunkPlayers.Player> players) {
    if (dialect.isNative()) {
      watcher.tell(new ChunkEvent.Whole(chunk, self, wholeNative(dialect, content, mesh)));
      players.forEach(player -> watcher.tell(new ChunkEvent.Word(chunk, appeared(player))));
    } else {
      watcher.tell(new ChunkEvent.Whole(chunk, self, wholeSeed(content)));
      players.forEach(
          p -> watcher.tell(new ChunkEvent.Word(chunk, SeedPacket.register(p.name, p.state()))));
    }
  }

  /** Entries that were committed, and the slices that they changed. */
  void changed(List<LogEntry> entries, ChunkContent content, List<MeshSlice> slices) {
    forget();
    List<Frame.BlockDelta> deltas =
        entries.stream().map(entry -> new Frame.BlockDelta(entry.cell(), entry.block())).toList();
    audience.tellNatives(
        () ->
            new ChunkEvent.Change(
                chunk,
                joined(
                    FrameCodec.encode(new Frame.Blocks(chunk, content.index(), deltas)),
                    FrameCodec.encode(new Frame.Slices(chunk, false, ChunkBytes.slices(slices))))));
    audience.tellSeeds(() -> new ChunkEvent.Change(chunk, wholeSeed(content)));
  }

  /** Slices that changed because a neighbour did. */
  void remeshed(List<MeshSlice> slices) {
    forget();
    audience.tellNatives(
        () ->
            new ChunkEvent.Change(
                chunk,
                FrameCodec.encode(new Frame.Slices(chunk, false, ChunkBytes.slices(slices)))));
  }

  /** A player came; the one who says so does not hear it in the source text's language. */
  void appeared(ChunkPlayers.Player player, ActorRef<ChunkEvent> source) {
    audience.tellNatives(() -> new ChunkEvent.Word(chunk, appeared(player)));
    audience.tellSeedsBut(
        source, () -> new ChunkEvent.Word(chunk, SeedPacket.register(player.name, player.state())));
  }

  void left(ChunkPlayers.Player player, ActorRef<ChunkEvent> source) {
    audience.tellNatives(
        () ->
            new ChunkEvent.Word(
                chunk, FrameCodec.encode(new Frame.PlayerLeft(chunk, player.number))));
    audience.tellSeedsBut(
        source, () -> new ChunkEvent.Word(chunk, SeedPacket.deregister(player.name)));
  }

  /**
   * Those that moved in this tick: one frame for natives, a line each in the source text's
   * language.
   */
  void moved(List<ChunkPlayers.Player> players) {
    if (players.isEmpty()) {
      return;
    }
    audience.tellNatives(
        () -> {
          List<Frame.NumberedMove> moves =
              players.stream()
                  .map(player -> new Frame.NumberedMove(player.number, player.state()))
                  .toList();
          return new ChunkEvent.Moved(
              chunk, moves, FrameCodec.encode(new Frame.Moves(chunk, moves)));
        });
    for (ChunkPlayers.Player player : players) {
      audience.tellSeedsBut(
          player.source(),
          () ->
              new ChunkEvent.Latest(
                  chunk, "move " + player.name, SeedPacket.move(player.name, player.state())));
    }
  }

  /** The time, every tick, to those whose protocol says so. */
  void time(double minutes) {
    audience.tellSeeds(() -> new ChunkEvent.Latest(chunk, "time", SeedPacket.time(minutes)));
  }

  void editDone(ActorRef<ChunkEvent> watcher, Dialect dialect, long counter) {
    if (dialect.isNative()) {
      watcher.tell(new ChunkEvent.Word(chunk, FrameCodec.encode(new Frame.EditDone(counter))));
    }
  }

  /**
   * A refused edit is answered with the truth: the block, or in the source text's language the
   * whole chunk.
   */
  void editRefused(
      ActorRef<ChunkEvent> watcher,
      Dialect dialect,
      ChunkContent content,
      long counter,
      int cell,
      String reason) {
    if (dialect.isNative()) {
      BlockPos at = BlockPos.at(chunk, cell);
      Frame frame =
          new Frame.EditRefused(
              counter, at.x(), at.y(), at.z(), content.voxels().get(cell), reason);
      watcher.tell(new ChunkEvent.Word(chunk, FrameCodec.encode(frame)));
    } else {
      watcher.tell(new ChunkEvent.Change(chunk, wholeSeed(content)));
    }
  }

  private byte[] appeared(ChunkPlayers.Player player) {
    return FrameCodec.encode(
        new Frame.PlayerAppeared(
            chunk, player.number, player.name, player.isGuest(), player.state()));
  }

  private byte[] wholeNative(Dialect dialect, ChunkContent content, ChunkMesh mesh) {
    return whole.computeIfAbsent(
        dialect,
        d -> {
          byte[] all = slices == null ? ChunkBytes.slices(mesh.slices()) : slices;
          slices = null;
          return joined(
              FrameCodec.encode(new Frame.ChunkVoxels(chunk, content.index(), voxels(d, content))),
              FrameCodec.encode(new Frame.Slices(chunk, true, all)));
        });
  }

  private byte[] voxels(Dialect dialect, ChunkContent content) {
    if (dialect == Dialect.NATIVE) {
      return content.encoded();
    }
    return ChunkBytes.voxels(content.voxels(), terrain.voxels(chunk), Terrain.VERSION);
  }

  private byte[] wholeSeed(ChunkContent content) {
    return whole.computeIfAbsent(Dialect.SEED, d -> SeedPacket.chunkData(content.voxels()));
  }

  private void forget() {
    whole.clear();
    slices = null;
  }

  private static byte[] joined(byte[] first, byte[] second) {
    return ByteBuffer.allocate(first.length + second.length).put(first).put(second).array();
  }
}
