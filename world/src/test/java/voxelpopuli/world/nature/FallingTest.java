package voxelpopuli.world.nature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;

class FallingTest {

  private final SmallWorld world = new SmallWorld(2);

  @BeforeEach
  void openAShaft() {
    for (int y = 10; y < 60; y++) {
      world.set(5, y, 5, Blocks.AIR);
    }
  }

  @Test
  void sandFallsOneBlockAStepUntilItLies() {
    world.settle();
    world.set(5, 50, 5, Blocks.SAND);
    world.step();
    assertThat(world.get(5, 49, 5)).isEqualTo(Blocks.SAND);
    assertThat(world.get(5, 50, 5)).isEqualTo(Blocks.AIR);

    world.settle();
    assertThat(world.get(5, 10, 5)).isEqualTo(Blocks.SAND);
  }

  @Test
  void pileKeepsItsOrder() {
    world.set(5, 40, 5, Blocks.SAND);
    world.set(5, 41, 5, Blocks.GRAVEL);
    world.set(5, 42, 5, Blocks.SAND);
    world.settle();

    assertThat(world.get(5, 10, 5)).isEqualTo(Blocks.SAND);
    assertThat(world.get(5, 11, 5)).isEqualTo(Blocks.GRAVEL);
    assertThat(world.get(5, 12, 5)).isEqualTo(Blocks.SAND);
  }

  @Test
  void lakeClosesOverWhatSinksInIt() {
    for (int x = 4; x <= 6; x++) {
      for (int z = 4; z <= 6; z++) {
        for (int y = 10; y <= 20; y++) {
          world.set(x, y, z, Blocks.WATER);
        }
      }
    }
    world.set(5, 30, 5, Blocks.SAND);
    world.settle();

    assertThat(world.get(5, 10, 5)).isEqualTo(Blocks.SAND);
    for (int y = 11; y <= 20; y++) {
      assertThat(world.get(5, y, 5)).as("height %d", y).isEqualTo(Blocks.WATER);
    }
    assertThat(world.get(5, 21, 5)).isEqualTo(Blocks.AIR);
  }

  @Test
  void stoneHangsInTheAir() {
    world.set(5, 50, 5, Blocks.STONE);
    world.settle();

    assertThat(world.get(5, 50, 5)).isEqualTo(Blocks.STONE);
  }
}
