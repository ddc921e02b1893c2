package voxelpopuli.client.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;

class TileArtTest {

  @Test
  void everyTileThatABlockNamesIsDrawn() {
    assertThat(Blocks.tiles()).allMatch(TileArt::drawn);
  }

  @Test
  void nothingIsDrawnThatNoBlockShows() {
    assertThat(Blocks.tiles()).containsAll(TileArt.names());
  }

  @Test
  void aTileComesOutTheSameEveryTime() {
    for (String name : Blocks.tiles()) {
      assertThat(TileArt.draw(name)).as(name).isEqualTo(TileArt.draw(name));
    }
  }

  @Test
  void tilesCanBeToldApart() {
    long different = Blocks.tiles().stream().map(TileArt::draw).distinct().count();
    assertThat(different).isEqualTo(Blocks.tiles().size());
  }

  @Test
  void aTileThatNobodyDrewStillShowsSomething() {
    Tile tile = TileArt.draw("a block of the year 2040");
    assertThat(Arrays.stream(tile.pixels())).allMatch(pixel -> pixel >>> 24 == 255);
    assertThat(tile).isNotEqualTo(TileArt.draw("another one"));
  }

  @Test
  void opaqueBlocksHaveNoHoles() {
    Blocks.all().stream()
        .filter(block -> block.opaque())
        .forEach(
            block ->
                assertThat(Arrays.stream(TileArt.draw(block.side()).pixels()))
                    .as(block.name())
                    .allMatch(pixel -> pixel >>> 24 == 255));
  }
}
