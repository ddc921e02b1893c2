package voxelpopuli.world.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.GeneratedChunks;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

class LightFieldTest {

  private final LightField field = new LightField();

  @Test
  void openAirIsInFullSkyLight() {
    field.compute(Neighbourhood.alone(Voxels.uniform(Blocks.AIR)));
    assertThat(field.at(0, 0, 0)).isEqualTo(0xf0);
    assertThat(field.at(-1, 32, 16)).isEqualTo(0xf0);
  }

  @Test
  void torchGrowsWeakerByOneAStepAndCrossesTheBorder() {
    Voxels cave = Voxels.uniform(Blocks.AIR);
    cave.set(31, 10, 10, Blocks.TORCH);
    Neighbourhood around = closed(Neighbourhood.alone(cave));
    field.compute(around);
    assertThat(field.at(31, 10, 10)).isEqualTo(14);
    assertThat(field.at(31, 13, 10)).isEqualTo(11);
    assertThat(field.at(32, 10, 10)).isEqualTo(13);
    assertThat(field.at(17, 10, 10)).isZero();
  }

  @Test
  void roofShadesAndLightCreepsInFromTheSides() {
    Voxels roof = Voxels.uniform(Blocks.AIR);
    for (int x = 4; x < 27; x++) {
      for (int z = 4; z < 27; z++) {
        roof.set(x, 20, z, Blocks.STONE);
      }
    }
    field.compute(Neighbourhood.alone(roof));
    assertThat(field.at(15, 21, 15) >> 4).isEqualTo(15);
    assertThat(field.at(4, 19, 15) >> 4).isEqualTo(14);
    assertThat(field.at(15, 19, 15) >> 4).isEqualTo(3);
    assertThat(field.at(15, 20, 15)).isZero();
  }

  @Test
  void skyGrowsDimInWater() {
    Voxels lake = Voxels.uniform(Blocks.AIR);
    for (int i = 0; i < 32 * 32 * 20; i++) {
      lake.set(i / 640, i / 32 % 20, i % 32, Blocks.WATER);
    }
    Voxels sea = lake.snapshot();
    Neighbourhood around = Neighbourhood.alone(lake);
    for (int i = 0; i < 9; i++) {
      around = around.with(i / 3 - 1, 0, i % 3 - 1, sea);
    }
    field.compute(around);
    assertThat(field.at(16, 20, 16) >> 4).isEqualTo(15);
    assertThat(field.at(16, 19, 16) >> 4).isEqualTo(14);
    assertThat(field.at(16, 10, 16) >> 4).isEqualTo(5);
    assertThat(field.at(16, 2, 16) >> 4).isZero();
  }

  @Test
  void shadeFromChunksFarAboveComesThroughThePlanes() {
    Neighbourhood around = Neighbourhood.alone(Voxels.uniform(Blocks.AIR));
    field.compute(closed(around));
    assertThat(field.at(16, 16, 16)).isZero();
  }

  @Test
  void lightOfASurfaceChunkIsSmallEnoughToKeep() {
    GeneratedChunks world = new GeneratedChunks(7);
    field.compute(world.surface(new Random(1)));
    assertThat(field.toChunkLight().heapBytes()).isLessThan(12_000);
  }

  private static Neighbourhood closed(Neighbourhood around) {
    Neighbourhood closed = around;
    for (int i = 0; i < 9; i++) {
      closed = closed.withSky(i / 3 - 1, i % 3 - 1, SkyPlane.CLOSED);
    }
    return closed;
  }
}
