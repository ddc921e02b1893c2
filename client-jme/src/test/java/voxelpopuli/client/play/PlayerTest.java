package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

class PlayerTest {

  private static final Keys FORWARD = new Keys(true, false, false, false, false, false, false);
  private static final Keys JUMP = new Keys(false, false, false, false, true, false, false);
  private static final Keys SINK = new Keys(false, false, false, false, false, true, false);

  private final LoadedBlocks blocks = new LoadedBlocks();
  private final Player player = new Player(new PlayerState(16.5, 10, 16.5, 270, 0));

  /** Ground up to y = 9 with a wall four blocks to the east. */
  @BeforeEach
  void ground() {
    Voxels voxels = Voxels.uniform(Blocks.AIR);
    for (int x = 0; x < 32; x++) {
      for (int z = 0; z < 32; z++) {
        for (int y = 0; y < 10; y++) {
          voxels.set(x, y, z, Blocks.STONE);
        }
      }
    }
    for (int y = 10; y < 14; y++) {
      voxels.set(20, y, 16, Blocks.BRICK);
    }
    blocks.put(new ChunkPos(0, 0, 0), voxels);
  }

  @Test
  void forwardGoesWhereOneLooksUntilAWallStopsIt() {
    walk(FORWARD, 0.5);
    assertThat(player.body().feet().x()).isGreaterThan(17);
    assertThat(player.body().feet().z()).isCloseTo(16.5, offset(1e-6));
    walk(FORWARD, 3);
    assertThat(player.body().feet().x()).isLessThan(20);
  }

  @Test
  void aJumpComesDownAgain() {
    walk(Keys.NONE, 0.1);
    walk(JUMP, 0.15);
    assertThat(player.body().feet().y()).isGreaterThan(10.3);
    walk(Keys.NONE, 2);
    assertThat(player.body().feet().y()).isEqualTo(10);
  }

  @Test
  void flyingHoversAndLandingEndsIt() {
    player.fly(true);
    walk(JUMP, 0.5);
    walk(Keys.NONE, 1);
    double high = player.body().feet().y();
    walk(Keys.NONE, 2);
    assertThat(player.body().feet().y()).isCloseTo(high, offset(0.2));
    walk(SINK, 3);
    assertThat(player.flying()).isFalse();
  }

  @Test
  void aWorldThatIsNotHereYetHoldsThePlayerStill() {
    Player early = new Player(new PlayerState(100.5, 50, 0.5, 0, 0));
    early.step(Keys.NONE, 1, blocks);
    assertThat(early.body().feet().y()).isEqualTo(50);
  }

  @Test
  void allAroundMeansEveryChunk() {
    ChunkPos here = new ChunkPos(0, 0, 0);
    assertThat(blocks.hasAllAround(here, 0, 0)).isTrue();
    assertThat(blocks.hasAllAround(here, 1, 0)).isFalse();
  }

  @Test
  void theCrosshairMeetsTheWallAheadAndKnowsItsFace() {
    Hit hit = player.target(blocks).orElseThrow();
    assertThat(hit.x()).isEqualTo(20);
    assertThat(hit.face()).isEqualTo(Direction.WEST);
  }

  @Test
  void theCrosshairReachesOnlyAnArmsLength() {
    player.look(new Gaze(270, 0));
    assertThat(player.target(blocks)).isEmpty();
  }

  @Test
  void theCrosshairSeesThroughWaterButStopsAtFlowers() {
    Voxels voxels = Voxels.uniform(Blocks.AIR);
    voxels.set(17, 11, 16, Blocks.WATER);
    voxels.set(18, 11, 16, Blocks.POPPY);
    blocks.put(new ChunkPos(0, 0, 0), voxels);
    assertThat(player.target(blocks).orElseThrow().x()).isEqualTo(18);
  }

  private void walk(Keys keys, double seconds) {
    for (double t = 0; t < seconds; t += 0.02) {
      player.step(keys, 0.02, blocks);
    }
  }
}
