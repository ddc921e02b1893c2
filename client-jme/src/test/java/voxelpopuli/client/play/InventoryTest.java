package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;

class InventoryTest {

  @Test
  void withoutAQueryItShowsAllThatMayBePlaced() {
    assertThat(Inventory.search("")).isEqualTo(Blocks.offered());
    assertThat(Inventory.search("  ")).isEqualTo(Blocks.offered());
  }

  @Test
  void everyWordOfTheQueryMustBeInTheName() {
    assertThat(Inventory.search("WOOL re"))
        .extracting(Block::name)
        .containsExactly("red wool", "green wool");
    assertThat(Inventory.search("no such thing")).isEmpty();
  }
}
