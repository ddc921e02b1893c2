package voxelpopuli.world.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import voxelpopuli.world.voxel.ChunkPos;

class FrameCodecTest {

  private static final ChunkPos CHUNK = new ChunkPos(-3, 0, 70_000);
  private static final PlayerState STATE = new PlayerState(1.5, -20.25, 1e8, 90, -45);

  static List<Frame> frames() {
    return List.of(
        new Frame.Subscribe(CHUNK, 7),
        new Frame.Unsubscribe(CHUNK),
        new Frame.Edit(Long.MAX_VALUE, -1, 2, 3, 255),
        new Frame.Move(STATE),
        new Frame.Ping(1),
        new Frame.Pong(-1),
        new Frame.Say("grüß Gott", STATE),
        new Frame.Tell("bob", "psst"),
        new Frame.Blocks(
            CHUNK, 9, List.of(new Frame.BlockDelta(32_767, 0), new Frame.BlockDelta(0, 5))),
        new Frame.EditDone(4),
        new Frame.EditRefused(5, 1, -2, 3, 40, "too far away"),
        new Frame.PlayerAppeared(CHUNK, 65_535, "ann", true, STATE),
        new Frame.PlayerLeft(CHUNK, 3),
        new Frame.Moves(CHUNK, List.of(new Frame.NumberedMove(1, STATE))),
        new Frame.Time(719.5, 1.2),
        new Frame.Redirect(CHUNK, "127.0.0.1", 7401),
        new Frame.Unavailable(CHUNK, "busy"),
        new Frame.Said("", "hello"),
        new Frame.Position(STATE, "too fast"),
        new Frame.Elsewhere("bob", "psst", "127.0.0.1", 7401),
        new Frame.Closed(true, "you read too slowly"));
  }

  @ParameterizedTest
  @MethodSource("frames")
  void everyFrameComesBackAsItWas(Frame frame) throws MalformedException {
    assertThat(FrameCodec.decode(body(FrameCodec.encode(frame)))).isEqualTo(frame);
  }

  @Test
  void chunksAndSlicesComeBackAsTheyWere() throws MalformedException {
    byte[] bytes = {1, 2, 3};
    Frame voxels =
        FrameCodec.decode(body(FrameCodec.encode(new Frame.ChunkVoxels(CHUNK, 12, bytes))));
    assertThat(((Frame.ChunkVoxels) voxels).voxels()).isEqualTo(bytes);
    Frame slices = FrameCodec.decode(body(FrameCodec.encode(new Frame.Slices(CHUNK, true, bytes))));
    assertThat(((Frame.Slices) slices).slices()).isEqualTo(bytes);
    assertThat(((Frame.Slices) slices).whole()).isTrue();
  }

  @Test
  void signedProfileComesBackAsItWas() throws MalformedException {
    byte[] signature = new byte[Frame.Profile.SIGNATURE];
    signature[63] = 7;
    Frame.Profile sent = new Frame.Profile(3, 4, signature, new byte[] {1, 2});
    Frame.Profile came = (Frame.Profile) FrameCodec.decode(body(FrameCodec.encode(sent)));
    assertThat(came.version()).isEqualTo(3);
    assertThat(came.publishedMillis()).isEqualTo(4);
    assertThat(came.signature()).isEqualTo(signature);
    assertThat(came.value()).containsExactly(1, 2);
  }

  /** The examples of docs/protocol-game.md. */
  @Test
  void bytesAreThoseOfTheSpecification() {
    assertThat(hex(new Frame.Subscribe(new ChunkPos(4, 0, -1), 16)))
        .isEqualTo("00000011" + "01" + "00000004" + "00000000" + "ffffffff" + "00000010");
    assertThat(hex(new Frame.Edit(1, 0, 31, 0, 0)))
        .isEqualTo(
            "00000017" + "03" + "0000000000000001" + "00000000" + "0000001f" + "00000000" + "0000");
    assertThat(hex(new Frame.EditDone(1))).isEqualTo("00000009" + "84" + "0000000000000001");
    assertThat(hex(new Frame.Redirect(new ChunkPos(0, 0, 0), "10.0.0.7", 7401)))
        .isEqualTo(
            "00000019" + "8a" + "000000000000000000000000" + "0008" + "31302e302e302e37" + "1ce9");
    assertThat(hex(new Frame.Closed(false, "bye")))
        .isEqualTo("00000007" + "8d" + "00" + "0003" + "627965");
  }

  @Test
  void truncatedOrProlongedFrameIsMalformed() {
    for (Frame frame : frames()) {
      byte[] whole = FrameCodec.encode(frame);
      ByteBuffer shorter =
          ByteBuffer.wrap(whole, FrameCodec.PREFIX, whole.length - FrameCodec.PREFIX - 1).slice();
      assertThatThrownBy(() -> FrameCodec.decode(shorter)).isInstanceOf(MalformedException.class);
      ByteBuffer longer = ByteBuffer.allocate(whole.length).put(body(whole)).put((byte) 0).flip();
      assertThatThrownBy(() -> FrameCodec.decode(longer)).isInstanceOf(MalformedException.class);
    }
  }

  @Test
  void anyBytesAreAFrameOrMalformedAndNothingElse() {
    Random random = new Random(1);
    for (int i = 0; i < 100_000; i++) {
      byte[] bytes = new byte[1 + random.nextInt(60)];
      random.nextBytes(bytes);
      bytes[0] = (byte) (random.nextBoolean() ? random.nextInt(10) : 0x80 + random.nextInt(16));
      try {
        assertThat(FrameCodec.decode(ByteBuffer.wrap(bytes))).isNotNull();
      } catch (MalformedException e) {
        assertThat(e.getMessage()).isNotBlank();
      }
    }
  }

  @Test
  void framesAreFoundHoweverTheirBytesArrive() throws MalformedException {
    Random random = new Random(2);
    ByteBuffer all = ByteBuffer.allocate(10_000);
    frames().forEach(frame -> all.put(FrameCodec.encode(frame)));
    all.flip();
    ByteInbox inbox = new ByteInbox(8192);
    java.util.ArrayList<Frame> found = new java.util.ArrayList<>();
    while (all.hasRemaining()) {
      int count = Math.min(all.remaining(), 1 + random.nextInt(9));
      inbox.add(all.slice(all.position(), count));
      all.position(all.position() + count);
      for (Optional<ByteBuffer> body = inbox.frame(); body.isPresent(); body = inbox.frame()) {
        found.add(FrameCodec.decode(body.get()));
      }
    }
    assertThat(found).isEqualTo(frames());
  }

  private static ByteBuffer body(byte[] frame) {
    return ByteBuffer.wrap(frame, FrameCodec.PREFIX, frame.length - FrameCodec.PREFIX).slice();
  }

  private static String hex(Frame frame) {
    return HexFormat.of().formatHex(FrameCodec.encode(frame));
  }
}
