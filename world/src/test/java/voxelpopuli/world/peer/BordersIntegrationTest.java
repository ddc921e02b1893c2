package voxelpopuli.world.peer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.server.DhtSession;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A hole at a border is closed by the neighbour's faces, also when another node owns the neighbour.
 */
class BordersIntegrationTest {

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
  void faceBehindABrokenBlockAppearsInTheChunkOfTheOtherOwner() {
    // Underground along x: two neighbours of different owners.
    int x = borderOfOwners();
    BlockPos broken = new BlockPos(x * 32 + 31, -20, 5);
    ChunkPos beyond = new ChunkPos(x + 1, -1, 0);
    try (TestPlayer ann = TestPlayer.join(first, "ann", 1, 1)) {
      ann.awaitEvent(WorldEvent.Joined.class, joined -> true);
      ann.client().move(x * 32 + 30, -10, 5, 0, 0);
      ann.awaitEvent(WorldEvent.ChunkLoaded.class, loaded -> loaded.chunk().equals(beyond));
      ann.awaitEvent(WorldEvent.ChunkLoaded.class, loaded -> loaded.chunk().equals(broken.chunk()));
      ann.edit(broken, ann.block(broken) == Blocks.AIR ? Blocks.BRICK : Blocks.AIR);
      WorldEvent.SlicesChanged there =
          ann.awaitEvent(WorldEvent.SlicesChanged.class, changed -> changed.chunk().equals(beyond));
      assertThat(there.slices()).isNotEmpty();
    }
  }

  /** The x of a chunk at [x,-1,0] whose neighbour at x + 1 has another owner. */
  private static int borderOfOwners() {
    Map<Integer, Integer> owners = new TreeMap<>();
    try (DhtSession session = new DhtSession(first.gamePort())) {
      for (int x = 0; x < 40; x++) {
        session.ask(new ChunkPos(x, -1, 0));
        owners.put(x, session.answer());
        if (x > 0 && !owners.get(x).equals(owners.get(x - 1))) {
          return x - 1;
        }
      }
    }
    throw new IllegalStateException("forty chunks in a row have one owner");
  }
}
