package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.HostileFrames;

/** A node that lies harms the client that believes it, and no other client of the same thread. */
class HostileNodeIntegrationTest {

  private static final String WELCOME =
      "{\"ok\":true,\"version\":1,\"world\":\"w\",\"position\":[0.5,32,0.5],\"seed\":7,"
          + "\"terrain\":1}\n";

  private static final int FRAMES = 2_000;

  @Test
  void twoThousandHostileFramesOfEveryTypeEndNoThread() throws IOException {
    AtomicInteger sent = new AtomicInteger();
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        ClientLoop loop = new ClientLoop("hostile node")) {
      Thread liar = new Thread(() -> lie(server, sent), "liar");
      liar.setDaemon(true);
      liar.start();
      String node = "127.0.0.1:" + (server.getLocalPort() - 1);
      while (sent.get() < FRAMES) {
        believe(node, loop, sent);
      }
      AtomicInteger alive = new AtomicInteger();
      loop.post(alive::incrementAndGet);
      await().atMost(Duration.ofSeconds(5)).untilAsserted(() -> assertThat(alive).hasValue(1));
    }
  }

  /** Until all lies are told, or one of them was "go, and do not come back". */
  private static void believe(String node, ClientLoop loop, AtomicInteger sent) {
    AtomicBoolean ended = new AtomicBoolean();
    WorldListener listener =
        new WorldListener() {
          @Override
          public void disconnected(WorldEvent.Disconnected event) {
            ended.set(true);
          }
        };
    try (WorldClient client =
        WorldClient.connect(ClientOptions.of(node, "ann"), listener, Runnable::run, loop)) {
      await()
          .atMost(Duration.ofSeconds(60))
          .pollInterval(Duration.ofMillis(10))
          .until(() -> ended.get() || sent.get() >= FRAMES);
      client.move(1, 33, 1, 0, 0);
    }
  }

  /** Lets everybody in and sends nonsense until the client has had enough. */
  private static void lie(ServerSocket server, AtomicInteger sent) {
    Random random = new Random(6);
    List<Frame> all = HostileFrames.everyType();
    while (sent.get() < FRAMES) {
      try (Socket socket = server.accept()) {
        socket.getOutputStream().write(WELCOME.getBytes(StandardCharsets.UTF_8));
        int burst = 200;
        while (burst-- > 0) {
          Frame frame = all.get(random.nextInt(all.size()));
          // A client that is told to go for good does so: that is no test of its nerves.
          byte[] bytes = HostileFrames.twist(frame, random);
          if (!(frame instanceof Frame.Closed)) {
            socket.getOutputStream().write(bytes);
            sent.incrementAndGet();
          }
        }
      } catch (IOException e) {
        // It closed the connection; it will come back.
      }
    }
  }
}
