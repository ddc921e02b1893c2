package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;

/** What was acknowledged is there after the node was killed in the middle of it. */
class KilledNodeIntegrationTest {

  @TempDir Path folder;

  @Test
  void everyAcknowledgedEditSurvivesAKillAndTheRestAreResentOnce() {
    int port = TestNode.freePair();
    NodeProcess node = NodeProcess.start(folder, port);
    try (TestPlayer ann =
        TestPlayer.join(ClientOptions.of(node.address(), "ann").withRadius(1, 1))) {
      ann.awaitLoaded(27);
      Map<Long, BlockPos> made = new HashMap<>();
      List<Long> ids = new ArrayList<>();
      for (int i = 0; i < 150; i++) {
        BlockPos pos = new BlockPos(i % 30, 20 + i / 30, i % 7);
        long id = ann.client().edit(pos, Blocks.BRICK);
        made.put(id, pos);
        ids.add(id);
      }
      // In the middle of the stream: some are durable, some are on their way.
      await()
          .pollInterval(Duration.ofMillis(1))
          .atMost(Duration.ofSeconds(10))
          .until(() -> ann.events(WorldEvent.EditAcknowledged.class).size() >= 20);
      node.close();
      List<Long> acknowledged =
          ann.events(WorldEvent.EditAcknowledged.class).stream()
              .map(WorldEvent.EditAcknowledged::id)
              .toList();

      node = NodeProcess.start(folder, port);
      try (TestPlayer bob =
          TestPlayer.join(ClientOptions.of(node.address(), "bob").withRadius(1, 1))) {
        bob.awaitLoaded(27);
        for (long id : acknowledged) {
          assertThat(bob.block(made.get(id))).as("edit " + id).isEqualTo(Blocks.BRICK);
        }
        // The client came back by itself and sent again what had not been answered.
        ann.awaitEvent(WorldEvent.ConnectionLost.class, lost -> true);
        await()
            .atMost(Duration.ofSeconds(15))
            .until(() -> ann.events(WorldEvent.EditAcknowledged.class).size() == ids.size());
        await()
            .atMost(Duration.ofSeconds(5))
            .untilAsserted(
                () ->
                    made.values()
                        .forEach(pos -> assertThat(bob.block(pos)).isEqualTo(Blocks.BRICK)));
      }
    } finally {
      node.close();
    }
  }
}
