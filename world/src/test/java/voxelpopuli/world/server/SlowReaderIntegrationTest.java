package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.World;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/** Who does not read harms only itself. */
class SlowReaderIntegrationTest {

  /** The chunk that a new player's feet are in. */
  private static final ChunkPos SPAWN = new ChunkPos(0, 1, 0);

  @TempDir static Path folder;
  private static TestNode node;

  @BeforeAll
  static void start() {
    node =
        TestNode.start(
            folder,
            TestNode.freePair(),
            // Those who edit here do so faster than any player, and are not to be closed for that.
            "voxelpopuli.world.server { max-queued = 256KiB, bulk-bytes = 64KiB, send-buffer ="
                + " 16KiB, edits-per-second = 1000000, messages-per-second = 1000000 }");
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  @Test
  void slowReaderNeverSlowsAnotherAndFindsAllChangesInOrderWhenItReadsAtLast() throws Exception {
    try (Socket slow = session("slow");
        TestPlayer ann = TestPlayer.join(node, "ann", 0, 0)) {
      write(slow, new Frame.Subscribe(SPAWN, 0));
      ann.awaitLoaded(1);
      for (int i = 0; i < 200; i++) {
        ann.edit(new BlockPos(i % 32, 41, 3), i % 2 == 0 ? Blocks.BRICK : Blocks.GLASS);
      }
      Map<Integer, Integer> blocks = new HashMap<>();
      long last = 0;
      DataInputStream in = new DataInputStream(slow.getInputStream());
      while (last < 200) {
        if (read(in) instanceof Frame.Blocks changed) {
          assertThat(changed.index()).isGreaterThan(last);
          last = changed.index();
          changed.deltas().forEach(delta -> blocks.put(delta.index(), delta.block()));
        }
      }
      for (int x = 0; x < 32; x++) {
        BlockPos pos = new BlockPos(x, 41, 3);
        assertThat(ann.block(pos)).isEqualTo(blocks.get(pos.index()));
      }
    }
  }

  @Test
  void readerThatNeverReadsIsClosedInTheEndAndNobodyElse() throws Exception {
    try (Socket stuck = session("stuck");
        TestPlayer bob = TestPlayer.join(node, "bob", 0, 0)) {
      write(stuck, new Frame.Subscribe(SPAWN, 0));
      bob.awaitLoaded(1);
      AtomicInteger rounds = new AtomicInteger();
      await("the stuck one is closed")
          .atMost(Duration.ofSeconds(60))
          .pollInterval(Duration.ofMillis(1))
          .until(
              () -> {
                // Few at a time: bob's own queue is as short as the other's, and bob reads.
                int torch = rounds.getAndIncrement() % 20;
                for (int i = 0; i < 20; i++) {
                  bob.client().edit(new BlockPos(i, 40, 5), i == torch ? Blocks.TORCH : Blocks.AIR);
                }
                bob.edit(new BlockPos(0, 39, 5), Blocks.BRICK);
                return !node.ask(World.ListPlayers::new).names().contains("stuck");
              });
      assertThat(node.ask(World.ListPlayers::new).names()).contains("bob");
    }
  }

  private static Socket session(String player) throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(4096);
    socket.connect(new InetSocketAddress("127.0.0.1", node.gamePort()));
    socket.setSoTimeout(10_000);
    socket.getOutputStream().write(new Handshake.Session(Frame.VERSION, player, 1).line());
    while (socket.getInputStream().read() != '\n') {
      // the welcome
    }
    return socket;
  }

  private static void write(Socket socket, Frame frame) throws IOException {
    socket.getOutputStream().write(FrameCodec.encode(frame));
  }

  private static Frame read(DataInputStream in) throws IOException, MalformedException {
    byte[] body = new byte[in.readInt()];
    in.readFully(body);
    return FrameCodec.decode(ByteBuffer.wrap(body));
  }
}
