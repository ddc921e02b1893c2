package voxelpopuli.world.block;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Block.Shape;
import voxelpopuli.world.voxel.Direction;

class BlocksTest {

  @Test
  void theFirstFourAreThoseOfP2Play() {
    assertThat(Blocks.all().subList(0, 4))
        .extracting(Block::name)
        .containsExactly("air", "stone", "grass", "dirt");
    for (int id = 0; id < 4; id++) {
      assertThat(Blocks.of(id).id()).isEqualTo(id);
      assertThat(Blocks.of(id).seedId()).isEqualTo(id);
    }
  }

  @Test
  void idsAndNamesAreUnique() {
    assertThat(Blocks.all()).extracting(Block::id).doesNotHaveDuplicates();
    assertThat(Blocks.all()).extracting(Block::name).doesNotHaveDuplicates();
  }

  @Test
  void buildersHaveAtLeastTwentyFourBlocks() {
    assertThat(Blocks.offered()).hasSizeGreaterThanOrEqualTo(24);
  }

  @Test
  void everyBlockIsSound() {
    for (Block b : Blocks.all()) {
      assertThat(b.seedId()).as(b.name()).isBetween(0, 3);
      assertThat(b.light()).as(b.name()).isBetween(0, 14);
      assertThat(b.opaque() && b.clear()).as(b.name()).isFalse();
      assertThat(b.opaque()).as(b.name()).isEqualTo(b.opaque() && b.shape() == Shape.CUBE);
      for (Direction d : Direction.values()) {
        assertThat(b.shape() == Shape.NONE || Blocks.tiles().contains(b.tile(d))).isTrue();
      }
    }
  }

  @Test
  void everyIdHasABlockEvenIfNobodyRegisteredIt() {
    assertThat(Blocks.exists(200)).isFalse();
    assertThat(Blocks.exists(-1)).isFalse();
    assertThat(Blocks.exists(256)).isFalse();
    assertThat(Blocks.of(200).opaque()).isTrue();
    assertThat(Blocks.of((byte) 200)).isSameAs(Blocks.of(200));
  }

  @Test
  void waterFlowsSevenBlocks() {
    assertThat(Blocks.waterLevel(Blocks.WATER)).isEqualTo(8);
    assertThat(Blocks.waterLevel(Blocks.STONE)).isZero();
    for (int level = 0; level <= 8; level++) {
      int id = Blocks.waterOfLevel(level);
      assertThat(Blocks.waterLevel(id)).isEqualTo(level);
      assertThat(Blocks.of(id).liquid()).isEqualTo(level > 0);
      assertThat(Blocks.exists(id)).isTrue();
    }
  }

  @Test
  void blocksAreFoundByName() {
    assertThat(Blocks.named("stone bricks")).contains(Blocks.of(Blocks.STONE_BRICKS));
    assertThat(Blocks.named("nothing of this name")).isEmpty();
  }
}
