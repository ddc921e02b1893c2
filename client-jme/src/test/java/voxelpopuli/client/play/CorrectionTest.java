package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

class CorrectionTest {

  private static final double FRAME = 1 / 60.0;

  private final LoadedBlocks blocks = new LoadedBlocks();
  private final Player player = new Player(new PlayerState(5, 5, 5, 0, 0));

  CorrectionTest() {
    blocks.put(new ChunkPos(0, 0, 0), Voxels.uniform(Blocks.AIR));
    player.fly(true);
  }

  @Test
  void aSmallOneIsBlendedOverSomeFrames() {
    player.correct(new Vec3(6, 5, 5));
    assertThat(player.body().feet().x()).isEqualTo(5);
    player.step(Keys.NONE, FRAME, blocks);
    assertThat(player.body().feet().x()).isBetween(5.05, 5.5);
    for (int i = 0; i < 12; i++) {
      player.step(Keys.NONE, FRAME, blocks);
    }
    assertThat(player.body().feet().x()).isCloseTo(6, offset(1e-6));
  }

  @Test
  void aLargeOneIsALeap() {
    player.correct(new Vec3(25, 5, 5));
    assertThat(player.body().feet().x()).isEqualTo(25);
  }
}
