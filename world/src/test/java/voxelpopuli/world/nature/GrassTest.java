package voxelpopuli.world.nature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Voxels;

class GrassTest {

  private static final Grass.Light DAY = (x, y, z) -> 15;
  private static final Grass.Light NIGHT = (x, y, z) -> 4;

  @Test
  void creepsOverLitDirtUntilAllIsGreen() {
    Voxels field = field();
    field.set(16, 10, 16, Blocks.GRASS);

    grow(field, DAY, 4000);

    assertThat(field.count(Blocks.GRASS)).isEqualTo(32 * 32);
  }

  @Test
  void staysWhereItIsInTheDark() {
    Voxels field = field();
    field.set(16, 10, 16, Blocks.GRASS);

    grow(field, NIGHT, 500);

    assertThat(field.count(Blocks.GRASS)).isEqualTo(1);
  }

  @Test
  void doesNotComeFromNothing() {
    Voxels field = field();

    grow(field, DAY, 500);

    assertThat(field.count(Blocks.GRASS)).isZero();
  }

  @Test
  void diesUnderStoneAndUnderWaterButNotUnderGlassOrFlowers() {
    Voxels field = field();
    BlocksAround blocks = SmallWorld.inStone(field);
    int x = 3;
    for (int cover : new int[] {Blocks.STONE, Blocks.WATER, Blocks.GLASS, Blocks.POPPY}) {
      field.set(x, 10, 5, Blocks.GRASS);
      field.set(x, 11, 5, cover);
      x++;
    }

    assertThat(Grass.at(blocks, DAY, 3, 10, 5)).isEqualTo(new Change(3, 10, 5, Blocks.DIRT));
    assertThat(Grass.at(blocks, DAY, 4, 10, 5)).isEqualTo(new Change(4, 10, 5, Blocks.DIRT));
    assertThat(Grass.at(blocks, DAY, 5, 10, 5)).isNull();
    assertThat(Grass.at(blocks, DAY, 6, 10, 5)).isNull();
  }

  @Test
  void sameMomentGivesTheSameGrowth() {
    BlocksAround blocks = SmallWorld.inStone(WorldFixtures.scattered(1, 0, 2, 3));

    List<Change> changes = Grass.step(blocks, DAY, 77, 200);

    assertThat(changes).isNotEmpty().isEqualTo(Grass.step(blocks, DAY, 77, 200));
  }

  private static Voxels field() {
    return WorldFixtures.generate(i -> (i >> 5 & 31) <= 10 ? Blocks.DIRT : Blocks.AIR);
  }

  private static void grow(Voxels field, Grass.Light light, int steps) {
    for (int moment = 0; moment < steps; moment++) {
      Grass.step(SmallWorld.inStone(field), light, moment, 300)
          .forEach(c -> field.set(c.x(), c.y(), c.z(), c.block()));
    }
  }
}
