package voxelpopuli.loadtest.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Body;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

class WanderTest {

  private final Ground ground = new Ground();

  @Test
  void aBotWaitsUntilTheGroundIsThere() {
    Wander wander = new Wander(Body.at(16, 40, 16), 0, new SplittableRandom(1));
    wander.walk(1, ground);
    assertThat(wander.body().feet().y()).isEqualTo(40);
  }

  @Test
  void aBotWalksItsFirstHeading() {
    flatLand();
    Wander wander = new Wander(Body.at(16, 32, 16), 90, new SplittableRandom(1));
    for (int i = 0; i < 20; i++) {
      wander.walk(0.05, ground);
    }
    assertThat(wander.body().feet().x()).isGreaterThan(18);
    assertThat(wander.body().feet().y()).isEqualTo(32);
  }

  @Test
  void aBotThatCannotGoOnTurns() {
    flatLand();
    Wander wander = new Wander(Body.at(30, 32, 16), 90, new SplittableRandom(1));
    for (int i = 0; i < 40; i++) {
      wander.walk(0.05, ground); // the next chunk is not there, so the way is barred
    }
    assertThat(wander.heading()).isNotEqualTo(90);
  }

  @Test
  void twoRunsWithOneSeedWalkTheSameWay() {
    flatLand();
    Wander one = new Wander(Body.at(16, 32, 16), 10, new SplittableRandom(5));
    Wander two = new Wander(Body.at(16, 32, 16), 10, new SplittableRandom(5));
    for (int i = 0; i < 600; i++) {
      one.walk(0.05, ground);
      two.walk(0.05, ground);
    }
    assertThat(one.body()).isEqualTo(two.body());
  }

  private void flatLand() {
    ground.put(new ChunkPos(0, 0, 0), Voxels.uniform(Blocks.STONE));
    ground.put(new ChunkPos(0, 1, 0), Voxels.uniform(Blocks.AIR));
  }
}
