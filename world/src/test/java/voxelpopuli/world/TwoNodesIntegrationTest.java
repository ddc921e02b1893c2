package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;

/** The thin line through everything: two nodes, two players who came in through different ones. */
class TwoNodesIntegrationTest {

  /** The ground under the spawn. */
  private static final BlockPos GROUND = new BlockPos(0, 31, 0);

  @TempDir static Path folder;
  private static TestNode first;
  private static TestNode second;

  @BeforeAll
  static void start() {
    first = TestNode.start(folder.resolve("first"));
    second = TestNode.start(folder.resolve("second"), first);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void bothPlayersSeeTheSameGroundThroughWhicheverNodeTheyCame() {
    try (TestPlayer ann = TestPlayer.join(first, "ann");
        TestPlayer bob = TestPlayer.join(second, "bob")) {
      ann.awaitLoaded(27);
      bob.awaitLoaded(27);
      for (WorldEvent.ChunkLoaded loaded : ann.events(WorldEvent.ChunkLoaded.class)) {
        assertThat(bob.chunk(loaded.chunk())).contains(loaded.voxels());
      }
      assertThat(ann.block(GROUND)).isNotEqualTo(Blocks.AIR);
    }
  }

  @Test
  void blockThatOneBreaksIsGoneForTheOtherWithTheSlicesAroundIt() {
    try (TestPlayer ann = TestPlayer.join(first, "ann");
        TestPlayer bob = TestPlayer.join(second, "bob")) {
      ann.awaitLoaded(27);
      bob.awaitLoaded(27);
      BlockPos pos = new BlockPos(5, 31, 5);
      ann.edit(pos, Blocks.AIR);
      bob.awaitEvent(WorldEvent.BlockChanged.class, change -> change.pos().equals(pos));
      WorldEvent.SlicesChanged slices =
          bob.awaitEvent(
              WorldEvent.SlicesChanged.class, change -> change.chunk().equals(pos.chunk()));
      assertThat(slices.slices()).isNotEmpty();
      assertThat(bob.block(pos)).isEqualTo(Blocks.AIR);
      ann.edit(pos, Blocks.BRICK);
      await().atMost(Duration.ofSeconds(5)).until(() -> bob.block(pos) == Blocks.BRICK);
    }
  }

  @Test
  void playersSeeEachOtherComeMoveAndLeave() {
    try (TestPlayer ann = TestPlayer.join(first, "cat")) {
      ann.awaitLoaded(27);
      TestPlayer bob = TestPlayer.join(second, "dan");
      bob.awaitLoaded(27);
      ann.client().move(1.5, 32, 1.5, 0, 0);
      bob.client().move(2.5, 32, 2.5, 0, 0);
      ann.awaitEvent(WorldEvent.PlayerAppeared.class, seen -> seen.name().equals("dan"));
      bob.awaitEvent(WorldEvent.PlayerAppeared.class, seen -> seen.name().equals("cat"));
      bob.client().move(40.5, 33, 2.5, 90, 0);
      await().atMost(Duration.ofSeconds(5)).until(() -> ann.others().get("dan").x() == 40.5);
      assertThat(ann.events(WorldEvent.PlayerLeft.class)).isEmpty();
      bob.close();
      ann.awaitEvent(WorldEvent.PlayerLeft.class, left -> left.name().equals("dan"));
    }
  }
}
