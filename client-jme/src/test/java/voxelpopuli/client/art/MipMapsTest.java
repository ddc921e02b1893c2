package voxelpopuli.client.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MipMapsTest {

  @Test
  void theChainEndsAtOnePixel() {
    assertThat(MipMaps.of(TileArt.draw("stone")))
        .extracting(Tile::size)
        .containsExactly(16, 8, 4, 2, 1);
  }

  @Test
  void theMeanColourStaysThroughTheChain() {
    List<Tile> chain = MipMaps.of(TileArt.draw("brick"));
    int first = chain.get(0).meanColour();
    int last = chain.get(4).meanColour();
    for (int shift = 0; shift < 24; shift += 8) {
      assertThat(last >> shift & 255)
          .isCloseTo(first >> shift & 255, org.assertj.core.data.Offset.offset(6));
    }
  }

  @Test
  void clearPixelsDoNotDarkenTheirNeighbours() {
    Tile half = Tile.paint((x, y) -> x % 2 == 0 ? 0xff00ff00 : 0x00000000);
    for (Tile level : MipMaps.of(half)) {
      for (int pixel : level.pixels()) {
        assertThat(pixel >>> 24 == 0 || (pixel & 0xffffff) == 0x00ff00).isTrue();
      }
    }
  }

  @Test
  void leavesKeepTheirCoverageAtADistance() {
    List<Tile> chain = MipMaps.of(TileArt.draw("leaves"));
    assertThat(coverage(chain.get(2))).isGreaterThanOrEqualTo(coverage(chain.get(0)) - 0.13);
  }

  private static double coverage(Tile tile) {
    int passing = 0;
    for (int pixel : tile.pixels()) {
      passing += pixel >>> 24 >= 128 ? 1 : 0;
    }
    return (double) passing / tile.pixels().length;
  }
}
