package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;

class HotbarTest {

  private final Hotbar hotbar = new Hotbar();

  @Test
  void theWheelGoesRound() {
    hotbar.select(-1);
    assertThat(hotbar.selected()).isEqualTo(8);
    hotbar.select(9);
    assertThat(hotbar.selected()).isZero();
  }

  @Test
  void pickingABlockAtHandSelectsIt() {
    hotbar.pick(Blocks.TORCH);
    assertThat(hotbar.held()).isEqualTo(Blocks.TORCH);
    assertThat(hotbar.selected()).isEqualTo(6);
  }

  @Test
  void pickingANewBlockTakesTheHeldOnesPlace() {
    hotbar.select(2);
    hotbar.pick(Blocks.MARBLE);
    assertThat(hotbar.held()).isEqualTo(Blocks.MARBLE);
    assertThat(hotbar.selected()).isEqualTo(2);
  }

  @Test
  void whatNobodyMayPlaceIsNotTakenInHand() {
    hotbar.pick(Blocks.waterOfLevel(3));
    assertThat(hotbar.held()).isEqualTo(Blocks.STONE);
  }

  @Test
  void everythingAtHandMayBePlaced() {
    for (int slot = 0; slot < Hotbar.SLOTS; slot++) {
      assertThat(Blocks.of(hotbar.block(slot)).offered()).isTrue();
    }
  }

  @Test
  void whatWasAtHandLastTimeIsAtHandAgain() {
    hotbar.restore(List.of(Blocks.BRICK, Blocks.FLOWING_WATER, Blocks.LAMP));
    assertThat(hotbar.block(0)).isEqualTo(Blocks.BRICK);
    assertThat(hotbar.block(1)).isEqualTo(Blocks.DIRT);
    assertThat(hotbar.blocks()).hasSize(Hotbar.SLOTS).contains(Blocks.LAMP);
  }
}
