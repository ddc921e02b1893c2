package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.server.DhtSession;
import voxelpopuli.world.voxel.ChunkPos;

/** The owner of ground that nobody edited is killed under its players' feet. */
class LostOwnerIntegrationTest {

  /** The chunk that both players stand in. */
  private static final ChunkPos GROUND = new ChunkPos(0, 1, 0);

  @TempDir Path folder;

  @Test
  void playersSeeEachOtherMoveAgainSoonAfterTheirOwnerIsKilled() {
    NodeProcess first = NodeProcess.start(folder.resolve("first"), TestNode.freePair());
    NodeProcess second = NodeProcess.start(folder.resolve("second"), TestNode.freePair(), first);
    NodeProcess third =
        NodeProcess.start(folder.resolve("third"), TestNode.freePair(), first, second);
    List<NodeProcess> all = List.of(first, second, third);
    List<String> entries = all.stream().map(NodeProcess::address).toList();
    try (TestPlayer ann = TestPlayer.join(new ClientOptions(entries, "ann", 1, 1));
        TestPlayer bob = TestPlayer.join(new ClientOptions(entries, "bob", 1, 1))) {
      ann.awaitLoaded(27);
      bob.awaitLoaded(27);
      ann.client().move(1.5, 33, 1.5, 0, 0);
      bob.client().move(2.5, 33, 1.5, 0, 0);
      awaitTheySeeEachOtherAt(ann, bob, 1.5);
      int owner = owner(first);
      all.stream().filter(node -> node.gamePort() == owner).forEach(NodeProcess::close);
      ann.client().move(1.5, 33, 3.5, 0, 0);
      bob.client().move(2.5, 33, 3.5, 0, 0);
      awaitTheySeeEachOtherAt(ann, bob, 3.5);
      assertThat(ann.events(WorldEvent.Disconnected.class)).isEmpty();
    } finally {
      all.forEach(NodeProcess::close);
    }
  }

  private static void awaitTheySeeEachOtherAt(TestPlayer ann, TestPlayer bob, double z) {
    await()
        .pollInterval(Duration.ofMillis(10))
        .atMost(Duration.ofSeconds(15))
        .until(
            () ->
                ann.others().containsKey("bob")
                    && ann.others().get("bob").z() == z
                    && bob.others().containsKey("ann")
                    && bob.others().get("ann").z() == z);
  }

  private static int owner(NodeProcess asked) {
    try (DhtSession session = new DhtSession(asked.gamePort())) {
      session.ask(GROUND);
      return session.answer();
    }
  }
}
