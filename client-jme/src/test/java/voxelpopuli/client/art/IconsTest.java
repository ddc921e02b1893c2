package voxelpopuli.client.art;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IconsTest {

  @Test
  void aCubeShowsItsTopAboveItsSidesOnAClearGround() {
    Tile top = Tile.paint((x, y) -> 0xffff0000);
    Tile side = Tile.paint((x, y) -> 0xff0000ff);
    int[] icon = Icons.cube(top, side);
    assertThat(icon[0] >>> 24).isZero();
    assertThat(icon[5 * Icons.SIZE + 16]).isEqualTo(0xffff0000);
    int left = icon[20 * Icons.SIZE + 8];
    int right = icon[20 * Icons.SIZE + 24];
    assertThat(left & 0xff).isPositive().isLessThan(right & 0xff);
  }

  @Test
  void aFlatIconIsTheTileEnlarged() {
    Tile tile = TileArt.draw("poppy");
    int[] icon = Icons.flat(tile);
    assertThat(icon[11 * Icons.SIZE + 15]).isEqualTo(tile.argb(7, 5));
  }
}
