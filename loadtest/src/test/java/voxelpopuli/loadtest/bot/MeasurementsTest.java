package voxelpopuli.loadtest.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;

class MeasurementsTest {

  private final Measurements latencies = new Measurements();

  @Test
  void percentilesAreInMilliseconds() {
    for (int i = 1; i <= 100; i++) {
      latencies.record(Measure.JOIN, i * 1_000_000L);
    }
    assertThat(latencies.millis(Measure.JOIN, 50)).isCloseTo(50, offset(0.1));
    assertThat(latencies.millis(Measure.JOIN, 99)).isCloseTo(99, offset(0.1));
    assertThat(latencies.millis(Measure.JOIN, 100)).isCloseTo(100, offset(0.1));
  }

  @Test
  void aClockThatJumpsDoesNotBreakTheRun() {
    latencies.record(Measure.JOIN, -5);
    latencies.record(Measure.JOIN, Long.MAX_VALUE);
    assertThat(latencies.count(Measure.JOIN)).isEqualTo(2);
  }

  @Test
  void warmUpIsForgotten() {
    latencies.record(Measure.JOIN, 1);
    latencies.reset();
    assertThat(latencies.count(Measure.JOIN)).isZero();
    assertThat(latencies.millis(Measure.JOIN, 99)).isZero();
  }
}
