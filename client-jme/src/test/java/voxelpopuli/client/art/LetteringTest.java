package voxelpopuli.client.art;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LetteringTest {

  @Test
  void everyLetterOfTheAlphabetHasAShapeOfItsOwn() {
    for (char a = 'A'; a <= 'Z'; a++) {
      Picture first = Lettering.plain(String.valueOf(a), -1);
      assertThat(first.width()).isEqualTo(5);
      assertThat(first.argb()).contains(-1);
      for (char b = (char) (a + 1); b <= 'Z'; b++) {
        assertThat(first.argb()).isNotEqualTo(Lettering.plain(String.valueOf(b), -1).argb());
      }
    }
  }

  @Test
  void gapsAreLeftBetweenLettersAndForBlanks() {
    Picture word = Lettering.plain("I I", -1);
    assertThat(word.width()).isEqualTo(17);
    for (int x = 5; x < 12; x++) {
      assertThat(word.at(x, 0)).isZero();
    }
  }

  @Test
  void wordsOfLandHaveGrassAboveAndStoneBelow() {
    Picture word = Lettering.ofLand("I");
    int middle = 2 * Tile.SIZE + 8;
    int top = word.at(middle, 1);
    int low = word.at(middle, 6 * Tile.SIZE + 8);
    assertThat(top >> 8 & 255).as("green").isGreaterThan(top >> 16 & 255);
    assertThat(Math.abs((low >> 8 & 255) - (low >> 16 & 255))).as("grey").isLessThan(16);
  }

  @Test
  void theHillsMeetAtTheirEnds() {
    for (int layer = 0; layer < 3; layer++) {
      int step = Horizon.height(layer, 0) - Horizon.height(layer, Horizon.BLOCKS - 1);
      assertThat(Math.abs(step)).isLessThanOrEqualTo(2);
      assertThat(Horizon.height(layer, Horizon.BLOCKS)).isEqualTo(Horizon.height(layer, 0));
    }
    Picture hills = Horizon.layer(0, 0xcc8866, 0.1, 0.6);
    assertThat(hills.at(0, 0)).as("sky").isZero();
    assertThat(hills.at(0, hills.height() - 1) >>> 24).as("ground").isEqualTo(255);
  }
}
