package voxelpopuli.world.nature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;

class WaterTest {

  private static final int FLOOR = 9;
  private static final int MIDDLE = 32; // on the border of four chunks

  private final SmallWorld world = new SmallWorld(2);

  @BeforeEach
  void openAHall() {
    for (int x = 12; x < 52; x++) {
      for (int y = FLOOR + 1; y < FLOOR + 20; y++) {
        for (int z = 12; z < 52; z++) {
          world.set(x, y, z, Blocks.AIR);
        }
      }
    }
  }

  @Test
  void spreadsSevenBlocksOnLevelGround() {
    world.set(MIDDLE, FLOOR + 1, MIDDLE, Blocks.WATER);
    world.settle();

    for (int dx = -10; dx <= 10; dx++) {
      for (int dz = -10; dz <= 10; dz++) {
        int far = Math.abs(dx) + Math.abs(dz);
        assertThat(Blocks.waterLevel(world.get(MIDDLE + dx, FLOOR + 1, MIDDLE + dz)))
            .as("%d blocks away", far)
            .isEqualTo(Math.max(0, 8 - far));
      }
    }
  }

  @Test
  void takesOneStepForEachBlock() {
    world.settle();
    world.set(MIDDLE, FLOOR + 1, MIDDLE, Blocks.WATER);
    world.step();
    world.step();

    assertThat(Blocks.waterLevel(world.get(MIDDLE + 2, FLOOR + 1, MIDDLE))).isEqualTo(6);
    assertThat(world.get(MIDDLE + 3, FLOOR + 1, MIDDLE)).isEqualTo(Blocks.AIR);
  }

  @Test
  void fallsThroughHolesInsteadOfSpreading() {
    world.set(MIDDLE, FLOOR + 15, MIDDLE, Blocks.WATER);
    world.settle();

    assertThat(Blocks.waterLevel(world.get(MIDDLE + 1, FLOOR + 15, MIDDLE))).isEqualTo(7);
    assertThat(world.get(MIDDLE + 2, FLOOR + 15, MIDDLE)).isEqualTo(Blocks.AIR);
    assertThat(Blocks.waterLevel(world.get(MIDDLE, FLOOR + 5, MIDDLE))).isEqualTo(7);
    assertThat(Blocks.waterLevel(world.get(MIDDLE + 4, FLOOR + 1, MIDDLE))).isEqualTo(4);
  }

  @Test
  void wallHoldsIt() {
    for (int z = 12; z < 52; z++) {
      world.set(MIDDLE + 2, FLOOR + 1, z, Blocks.PLANKS);
    }
    world.set(MIDDLE, FLOOR + 1, MIDDLE, Blocks.WATER);
    world.settle();

    assertThat(world.get(MIDDLE + 2, FLOOR + 1, MIDDLE)).isEqualTo(Blocks.PLANKS);
    assertThat(world.get(MIDDLE + 3, FLOOR + 1, MIDDLE)).isEqualTo(Blocks.AIR);
  }

  @Test
  void washesFlowersAway() {
    world.set(MIDDLE + 3, FLOOR + 1, MIDDLE, Blocks.POPPY);
    world.set(MIDDLE, FLOOR + 1, MIDDLE, Blocks.WATER);
    world.settle();

    assertThat(Blocks.waterLevel(world.get(MIDDLE + 3, FLOOR + 1, MIDDLE))).isEqualTo(5);
  }

  @Test
  void drainsWhenTheSourceIsTakenAway() {
    world.set(MIDDLE, FLOOR + 15, MIDDLE, Blocks.WATER);
    world.settle();
    assertThat(world.countWater()).isGreaterThan(50);

    world.set(MIDDLE, FLOOR + 15, MIDDLE, Blocks.AIR);
    world.settle();

    assertThat(world.countWater()).isZero();
  }
}
