package voxelpopuli.world.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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

/** What nature does, as two players see it: one who causes it and one who watches. */
class NatureIntegrationTest {

  private static final String HASTE =
      "voxelpopuli.world.chunk { nature = 20ms, grain-retry = 500ms, grass = 20ms, grass-looks ="
          + " 8192 }";

  @TempDir static Path folder;
  private static TestNode first;
  private static TestNode second;

  @BeforeAll
  static void start() {
    first = TestNode.start(folder.resolve("first"), TestNode.freePair(), HASTE);
    second = TestNode.start(folder.resolve("second"), TestNode.freePair(), HASTE, first);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void sandFallsThroughChunksOfOneOwnerAndOfTwo() {
    fallsInto(airAbove(true));
    fallsInto(airAbove(false));
  }

  private static void fallsInto(ChunkPos above) {
    BlockPos floor = new BlockPos(above.blockX() + 9, above.blockY() - 4, above.blockZ() + 9);
    BlockPos hand = up(floor, 10);
    try (TestPlayer ann = at(first, "ann", above);
        TestPlayer bob = at(second, "bob", above)) {
      ann.edit(floor, Blocks.STONE);
      ann.edit(hand, Blocks.SAND);
      for (TestPlayer one : List.of(ann, bob)) {
        awaitBlock(one, up(floor, 1), Blocks.SAND);
        awaitBlock(one, hand, Blocks.AIR);
      }
      int grains = 0;
      for (int i = 1; i < 11; i++) {
        grains += ann.block(up(floor, i)) == Blocks.SAND ? 1 : 0;
      }
      assertThat(grains).as("neither lost nor doubled").isEqualTo(1);
      ann.edit(floor, Blocks.AIR); // and on it falls, out of this test's sight
      awaitBlock(bob, up(floor, 1), Blocks.AIR);
    }
  }

  @Test
  void waterFlowsFromItsSourceAcrossABorderAndIsGoneWhenTheSourceIs() {
    ChunkPos above = airAbove(false);
    BlockPos source = new BlockPos(above.blockX() + 20, above.blockY() + 1, above.blockZ());
    BlockPos across = new BlockPos(source.x(), source.y(), source.z() - 2);
    try (TestPlayer ann = at(first, "ann", above);
        TestPlayer bob = at(second, "bob", above)) {
      for (int z = 0; z >= -2; z--) {
        ann.edit(new BlockPos(source.x(), source.y() - 1, source.z() + z), Blocks.STONE);
      }
      ann.edit(source, Blocks.WATER);
      awaitBlock(bob, across, Blocks.waterOfLevel(6));
      ann.edit(source, Blocks.AIR);
      awaitBlock(bob, across, Blocks.AIR);
      awaitBlock(ann, across, Blocks.AIR);
    }
  }

  @Test
  void grassCreepsOntoDirtBesideItAndDiesUnderAStone() {
    ChunkPos above = new ChunkPos(40, 4, 40);
    BlockPos grass = new BlockPos(above.blockX() + 5, above.blockY() + 5, above.blockZ() + 5);
    BlockPos dirt = new BlockPos(grass.x() + 1, grass.y(), grass.z());
    try (TestPlayer ann = at(first, "ann", above);
        TestPlayer bob = at(second, "bob", above)) {
      ann.edit(grass, Blocks.GRASS);
      ann.edit(dirt, Blocks.DIRT);
      awaitBlock(bob, dirt, Blocks.GRASS);
      ann.edit(up(dirt, 1), Blocks.STONE);
      awaitBlock(bob, dirt, Blocks.DIRT);
    }
  }

  /** A chunk high in the air; the one below has the same owner, or another. */
  private static ChunkPos airAbove(boolean sameOwner) {
    try (DhtSession session = new DhtSession(first.gamePort())) {
      for (int x = sameOwner ? 0 : 50; x < 100; x++) {
        ChunkPos above = new ChunkPos(x, 6, 0);
        session.ask(above);
        int owner = session.answer();
        session.ask(above.offset(0, -1, 0));
        if (owner == session.answer() == sameOwner) {
          return above;
        }
      }
    }
    throw new IllegalStateException("fifty chunks in a row have one owner");
  }

  private static TestPlayer at(TestNode node, String name, ChunkPos chunk) {
    TestPlayer player = TestPlayer.join(node, name, 1, 1);
    player.awaitEvent(WorldEvent.Joined.class, joined -> true);
    player.client().move(chunk.blockX() + 16, chunk.blockY() + 2, chunk.blockZ() + 5, 0, 0);
    await("27 chunks around " + chunk)
        .atMost(Duration.ofSeconds(20))
        .until(
            () ->
                player.chunk(chunk).isPresent()
                    && chunk.neighbours().stream().allMatch(n -> player.chunk(n).isPresent()));
    return player;
  }

  private static void awaitBlock(TestPlayer player, BlockPos pos, int block) {
    await(pos + " becomes " + block)
        .atMost(Duration.ofSeconds(20))
        .until(() -> player.block(pos) == block);
  }

  private static BlockPos up(BlockPos pos, int by) {
    return new BlockPos(pos.x(), pos.y() + by, pos.z());
  }
}
