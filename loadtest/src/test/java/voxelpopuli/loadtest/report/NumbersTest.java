package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumbersTest {

  @Test
  void numbersKeepThreeDigits() {
    assertThat(Numbers.brief(0.12345)).isEqualTo("0.123");
    assertThat(Numbers.brief(1.2345)).isEqualTo("1.23");
    assertThat(Numbers.brief(12.345)).isEqualTo("12.3");
    assertThat(Numbers.brief(12345.6)).isEqualTo("12,346");
    assertThat(Numbers.brief(3)).isEqualTo("3");
  }

  @Test
  void aLostKeyIsNeverRoundedAway() {
    assertThat(Numbers.percent(1)).isEqualTo("100 %");
    assertThat(Numbers.percent(0.9999999)).isEqualTo("99.999 %");
    assertThat(Numbers.percent(0.985)).isEqualTo("98.500 %");
  }
}
