package voxelpopuli.world.protocol;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import voxelpopuli.world.voxel.ChunkPos;

/** Frames of every type with contents at the edge of sense, and ways to break their bytes. */
public final class HostileFrames {

  private static final ChunkPos FAR = new ChunkPos(Integer.MAX_VALUE, Integer.MIN_VALUE, 0);
  private static final ChunkPos NEAR = new ChunkPos(0, 1, 0);
  private static final PlayerState EDGE = new PlayerState(1e9, -1e9, 1e9, 1e30f, -1e30f);
  private static final String LONG = "x".repeat(FrameCodec.MAX_TEXT);

  private HostileFrames() {}

  /** At least one of every type, those for servers and those for clients. */
  public static List<Frame> everyType() {
    byte[] noise = new byte[200];
    new Random(9).nextBytes(noise);
    return List.of(
        new Frame.Subscribe(FAR, Integer.MIN_VALUE),
        new Frame.Subscribe(NEAR, Integer.MAX_VALUE),
        new Frame.Unsubscribe(FAR),
        new Frame.Unsubscribe(NEAR),
        new Frame.Edit(-1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0, 0xffff),
        new Frame.Edit(0, 1, 33, 1, 0xffff),
        new Frame.Move(EDGE),
        new Frame.Move(PlayerState.SPAWN),
        new Frame.Ping(Long.MIN_VALUE),
        new Frame.Pong(Long.MAX_VALUE),
        new Frame.Say("/msg \" " + LONG, EDGE),
        new Frame.Say("/\u0000\u202e", EDGE),
        new Frame.Say("", EDGE),
        new Frame.Tell("", LONG),
        new Frame.Tell(LONG, ""),
        new Frame.Profile(Long.MAX_VALUE, Long.MIN_VALUE, new byte[64], noise),
        new Frame.ChunkVoxels(NEAR, -1, noise),
        new Frame.ChunkVoxels(NEAR, 0, new byte[] {1, 4, 1}),
        new Frame.ChunkVoxels(NEAR, 0, new byte[] {1, 4, 77, 1}),
        new Frame.Slices(NEAR, true, noise),
        new Frame.Slices(FAR, false, new byte[0]),
        new Frame.Blocks(NEAR, -1, List.of(new Frame.BlockDelta(0xffff, 0xffff))),
        new Frame.EditDone(-1),
        new Frame.EditRefused(-1, 0, 0, 0, 0xffff, LONG),
        new Frame.PlayerAppeared(NEAR, 0, "", true, EDGE),
        new Frame.PlayerAppeared(FAR, 0xffff, LONG, false, EDGE),
        new Frame.PlayerLeft(FAR, 0xffff),
        new Frame.Moves(NEAR, List.of(new Frame.NumberedMove(0xffff, EDGE))),
        new Frame.Time(Double.NaN, Double.NEGATIVE_INFINITY),
        new Frame.Redirect(NEAR, "", 0),
        new Frame.Redirect(NEAR, "256.256.256.256", 0xffff),
        new Frame.Unavailable(NEAR, LONG),
        new Frame.Said(LONG, LONG),
        new Frame.Position(EDGE, ""),
        new Frame.Elsewhere("", "", "", 0),
        new Frame.Elsewhere(LONG, LONG, "no such host", 1),
        new Frame.Closed(false, LONG));
  }

  /** The frame's bytes: as they are, cut, prolonged, flipped, or with a lie about their length. */
  public static byte[] twist(Frame frame, Random random) {
    byte[] bytes = FrameCodec.encode(frame);
    switch (random.nextInt(6)) {
      case 0 -> {
        return Arrays.copyOf(bytes, random.nextInt(bytes.length));
      }
      case 1 -> ByteBuffer.wrap(bytes).putInt(0, random.nextInt());
      case 2 -> {
        bytes = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(20));
        ByteBuffer.wrap(bytes).putInt(0, bytes.length - FrameCodec.PREFIX);
      }
      case 3 -> {
        int at = FrameCodec.PREFIX + random.nextInt(bytes.length - FrameCodec.PREFIX);
        bytes[at] ^= (byte) (1 << random.nextInt(8));
      }
      default -> {
        // As it is: well-formed nonsense.
      }
    }
    return bytes;
  }
}
