package voxelpopuli.client.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DaylightTest {

  @Test
  void theSunRisesInTheEastAndStandsHighAtNoon() {
    assertThat(Daylight.at(6 * 60).sun()[0]).isGreaterThan(0.9f);
    assertThat(Daylight.at(12 * 60).sun()[1]).isGreaterThan(0.9f);
    assertThat(Daylight.at(18 * 60).sun()[0]).isLessThan(-0.9f);
    assertThat(Daylight.at(0).sun()[1]).isLessThan(-0.9f);
  }

  @Test
  void noonIsBrightNightIsNotBlackAndStarsShowOnlyThen() {
    assertThat(Daylight.at(12 * 60).light()[1]).isGreaterThan(0.95f);
    assertThat(Daylight.at(0).light()[1]).isBetween(0.1f, 0.5f);
    assertThat(Daylight.at(12 * 60).stars()).isZero();
    assertThat(Daylight.at(0).stars()).isEqualTo(1);
  }

  @Test
  void duskGlows() {
    assertThat(Daylight.at(18 * 60).glow()[3]).isGreaterThan(0.5f);
    assertThat(Daylight.at(12 * 60).glow()[3]).isZero();
    assertThat(Daylight.at(0).glow()[3]).isZero();
  }

  @Test
  void nothingJumpsFromOneMinuteToTheNext() {
    Daylight before = Daylight.at(0);
    for (int minute = 1; minute <= Daylight.DAY; minute++) {
      Daylight now = Daylight.at(minute);
      for (int i = 0; i < 3; i++) {
        assertThat(Math.abs(now.light()[i] - before.light()[i]))
            .as("minute %d", minute)
            .isLessThan(0.02f);
        assertThat(Math.abs(now.horizon()[i] - before.horizon()[i]))
            .as("minute %d", minute)
            .isLessThan(0.02f);
      }
      before = now;
    }
  }
}
