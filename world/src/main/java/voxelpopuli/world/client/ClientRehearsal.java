package voxelpopuli.world.client;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/**
 * Does once, for nobody, what the first second of a session does: a JVM is ten times slower when it
 * does something for the first time.
 */
final class ClientRehearsal {

  /** After so many the compiler has seen what it needs; they take a fifth of a second. */
  private static final int CHUNKS = 40;

  private static final AtomicBoolean DONE = new AtomicBoolean();

  private ClientRehearsal() {}

  /** Takes some tenths of a second the first time, and none after that. */
  static void once() {
    if (!DONE.getAndSet(true)) {
      try {
        words();
        chunks();
      } catch (MalformedException e) {
        throw new IllegalStateException("what we wrote cannot be read", e);
      }
    }
  }

  private static void words() throws MalformedException {
    byte[] hello = new Handshake.Session(Frame.VERSION, "rehearsal", 1).line();
    Json.read(hello).path("player").asText();
    ChunkPos chunk = new ChunkPos(0, 0, 0);
    PlayerState state = PlayerState.SPAWN;
    List<Frame> frames =
        List.of(
            new Frame.Subscribe(chunk, 1),
            new Frame.Redirect(chunk, "localhost", 1),
            new Frame.Move(state),
            new Frame.Ping(1),
            new Frame.Pong(1),
            new Frame.Time(1, 1),
            new Frame.PlayerAppeared(chunk, 1, "rehearsal", true, state),
            new Frame.Moves(chunk, List.of(new Frame.NumberedMove(1, state))));
    for (Frame frame : frames) {
      FrameCodec.decode(ByteBuffer.wrap(FrameCodec.encode(frame)).position(FrameCodec.PREFIX));
    }
  }

  private static void chunks() throws MalformedException {
    Ground ground = new Ground(0);
    byte[] slices = ChunkBytes.slices(slices());
    for (int i = 0; i < CHUNKS; i++) {
      ChunkPos chunk = new ChunkPos(i / 4, i % 4 - 1, 0);
      Voxels untouched = ground.at(chunk);
      Voxels touched = untouched.snapshot();
      touched.set(i % Voxels.SIZE, 1, 1, Blocks.GLASS);
      byte[] difference = ChunkBytes.voxels(touched, untouched, Terrain.VERSION);
      ChunkBytes.voxels(difference, Terrain.VERSION, () -> untouched);
      ChunkBytes.voxels(ChunkBytes.voxels(touched));
      ChunkBytes.slices(slices);
    }
  }

  /** A mesh that looks like stairs. */
  private static List<MeshSlice> slices() {
    List<MeshSlice> slices = new ArrayList<>();
    for (int y = 0; y < Voxels.SIZE; y++) {
      long quad = Quad.of(Direction.UP, 3, y, 5, 2, 1, Blocks.GRASS, 0xff, 0xf0);
      slices.add(new MeshSlice(Direction.UP, y, new long[] {quad}));
    }
    return slices;
  }
}
