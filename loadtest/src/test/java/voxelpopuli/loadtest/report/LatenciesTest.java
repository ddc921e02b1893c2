package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LatenciesTest {

  @Test
  void percentilesAreInMilliseconds() {
    Latencies latencies = new Latencies();
    for (int i = 1; i <= 100; i++) {
      latencies.record(i * 1_000_000L);
    }

    assertThat(latencies.p50()).isCloseTo(50, within(0.1));
    assertThat(latencies.p99()).isCloseTo(99, within(0.1));
    assertThat(latencies.max()).isCloseTo(100, within(0.1));
  }

  @Test
  void nothingRecordedIsNoNumber() {
    assertThat(new Latencies().p50()).isNaN();
  }

  @Test
  void twoRunsAddUp() {
    Latencies one = new Latencies();
    one.record(1_000_000);
    Latencies other = new Latencies();
    other.record(3_000_000);
    one.add(other);

    assertThat(one.count()).isEqualTo(2);
    assertThat(one.mean()).isCloseTo(2, within(0.01));
  }
}
