package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.World;

class ClosedExecutorIntegrationTest {

  @TempDir Path folder;

  @Test
  void clientWhoseCallerNoLongerListensLeavesQuietly() {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> failure.set(e));
    try (TestNode node = TestNode.start(folder)) {
      ExecutorService listening = Executors.newSingleThreadExecutor();
      WorldClient client =
          WorldClient.connect(
              ClientOptions.of(node.address(), "ann").withRadius(0, 0),
              new WorldListener() {},
              listening);
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> node.ask(World.ListPlayers::new).names().contains("ann"));
      listening.shutdownNow();
      client.close();
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> node.ask(World.ListPlayers::new).names().isEmpty());
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
    assertThat(failure).hasNullValue();
  }
}
