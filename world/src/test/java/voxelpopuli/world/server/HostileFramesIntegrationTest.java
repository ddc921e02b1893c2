package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.World;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.HostileFrames;

/** What hostile native clients send inside and at the door of their sessions. */
class HostileFramesIntegrationTest {

  private static final int FRAMES = 2_000;

  @TempDir static Path folder;
  private static TestNode node;

  @BeforeAll
  static void start() {
    node = TestNode.start(folder);
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  @Test
  void twoThousandHostileFramesOfEveryTypeHurtNobody() {
    Random random = new Random(5);
    List<Frame> all = HostileFrames.everyType();
    try (TestPlayer witness = TestPlayer.join(node, "witness", 0, 0)) {
      witness.awaitLoaded(1);
      RawClient client = session("hostile-0");
      for (int i = 0; i < FRAMES; i++) {
        byte[] hostile = HostileFrames.twist(all.get(i % all.size()), random);
        try {
          client.send(hostile);
          if (random.nextInt(4) == 0) {
            throw new UncheckedIOException(new java.io.IOException("had enough"));
          }
        } catch (UncheckedIOException e) {
          // Closed by the server, or by ourselves in the middle of something.
          client.close();
          client = session("hostile-" + i);
        }
      }
      client.close();
      witness.edit(new BlockPos(1, 40, 1), Blocks.GLASS);
    }
    await()
        .atMost(Duration.ofSeconds(20))
        .untilAsserted(() -> assertThat(node.ask(World.AskStats::new).connections()).isZero());
  }

  @Test
  void oneWhoCannotProveItsKeyIsToldSoWhateverItSays() {
    String key = "ab".repeat(32);
    byte[] hello = new Handshake.Session(Frame.VERSION, "thief", 1, key).line();
    for (String proof :
        List.of(
            "{}\n",
            "{\"proof\":\"\"}\n",
            "{\"proof\":\"zz\"}\n",
            "{\"proof\":\"" + "00".repeat(64) + "\"}\n",
            "{\"proof\":[1,2]}\n",
            "nonsense\n")) {
      try (RawClient client = new RawClient(node.gamePort())) {
        client.send(hello);
        assertThat(client.line().path("challenge").asText()).isNotEmpty();
        client.send(proof);
        assertThat(client.line().path("ok").asBoolean(true)).isFalse();
        assertThat(client.rest()).isEmpty();
      }
    }
  }

  @Test
  void profileThatAnotherKeySignedEndsTheSession() {
    PlayerKey own = PlayerKey.create();
    try (RawClient client = session("forger")) {
      byte[] signature = own.sign(new byte[] {1});
      client.send(FrameCodec.encode(new Frame.Profile(1, 1, signature, new byte[] {1})));
      assertThat(lastFrame(client)).isInstanceOf(Frame.Closed.class);
    }
  }

  private static Frame lastFrame(RawClient client) {
    try {
      ByteBuffer rest = ByteBuffer.wrap(client.restBytes());
      Frame last = null;
      while (rest.hasRemaining()) {
        int length = rest.getInt();
        last = FrameCodec.decode(rest.slice(rest.position(), length));
        rest.position(rest.position() + length);
      }
      return last;
    } catch (voxelpopuli.world.protocol.MalformedException e) {
      throw new AssertionError(e);
    }
  }

  private static RawClient session(String name) {
    RawClient client = new RawClient(node.gamePort());
    client.send(new Handshake.Session(Frame.VERSION, name, 1).line());
    assertThat(client.line().path("ok").asBoolean()).isTrue();
    return client;
  }
}
