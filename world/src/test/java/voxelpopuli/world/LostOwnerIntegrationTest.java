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

/** The owner of ground that nobody edited dies under its players' feet. */
class LostOwnerIntegrationTest {

  @TempDir Path folder;

  @Test
  void playersSeeEachOtherMoveAgainSoonAfterTheirOwnerIsGone() {
    TestNode first = TestNode.start(folder.resolve("first"));
    TestNode second = TestNode.start(folder.resolve("second"), first);
    TestNode third = TestNode.start(folder.resolve("third"), first, second);
    List<TestNode> all = List.of(first, second, third);
    List<String> entries = all.stream().map(TestNode::address).toList();
    try (TestPlayer ann = TestPlayer.join(new ClientOptions(entries, "ann", 1, 1));
        TestPlayer bob = TestPlayer.join(new ClientOptions(entries, "bob", 1, 1))) {
      ann.awaitLoaded(27);
      bob.awaitLoaded(27);
      ann.client().move(1.5, 33, 1.5, 0, 0);
      bob.client().move(2.5, 33, 1.5, 0, 0);
      await().atMost(Duration.ofSeconds(10)).until(() -> ann.others().containsKey("bob"));
      await().atMost(Duration.ofSeconds(10)).until(() -> bob.others().containsKey("ann"));
      TestNode owner =
          all.stream().filter(LostOwnerIntegrationTest::hasBoth).findFirst().orElseThrow();
      owner.close();
      ann.client().move(1.5, 33, 3.5, 0, 0);
      bob.client().move(2.5, 33, 3.5, 0, 0);
      await()
          .atMost(Duration.ofSeconds(15))
          .until(
              () ->
                  ann.others().containsKey("bob")
                      && ann.others().get("bob").z() == 3.5
                      && bob.others().containsKey("ann")
                      && bob.others().get("ann").z() == 3.5);
      assertThat(ann.events(WorldEvent.Disconnected.class)).isEmpty();
    } finally {
      all.forEach(TestNode::close);
    }
  }

  private static boolean hasBoth(TestNode node) {
    return node.ask(World.ListChunks::new).chunks().stream()
        .anyMatch(chunk -> chunk.players().containsAll(List.of("ann", "bob")));
  }
}
