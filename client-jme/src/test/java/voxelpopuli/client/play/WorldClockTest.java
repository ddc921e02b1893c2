package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;

class WorldClockTest {

  @Test
  void timeGoesOnBetweenTwoMessagesAndWrapsAtMidnight() {
    WorldClock clock = new WorldClock();
    clock.set(1438, 1, 0);
    assertThat(clock.minutes(1_000_000_000L)).isCloseTo(1439, offset(1e-6));
    assertThat(clock.minutes(3_000_000_000L)).isCloseTo(1, offset(1e-6));
  }

  @Test
  void beforeANodeHasSpokenItIsNoon() {
    assertThat(new WorldClock().minutes(5_000_000_000L)).isEqualTo(720);
  }
}
