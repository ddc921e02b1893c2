package voxelpopuli.dht.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.RpcSettings;

class RoundTripTest {

  private static final RpcSettings SETTINGS = DhtFixtures.settings().rpc();
  private final RoundTrip everybody = new RoundTrip();
  private final RoundTrip peer = new RoundTrip();

  private static long millis(long count) {
    return Duration.ofMillis(count).toNanos();
  }

  @Test
  void nothingKnownMeansTheInitialTimeOut() {
    assertThat(peer.timeoutNanos(everybody, SETTINGS))
        .isEqualTo(SETTINGS.timeoutInitial().toNanos());
  }

  @Test
  void unknownPeerIsTakenForAnAverageOne() {
    everybody.sample(millis(40));
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isEqualTo(millis(40 + 4 * 20));
  }

  @Test
  void timeOutFollowsTheMeasuredRoundTrip() {
    for (int i = 0; i < 100; i++) {
      peer.sample(millis(50));
    }
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isBetween(millis(50), millis(52));
    for (int i = 0; i < 100; i++) {
      peer.sample(millis(200));
    }
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isBetween(millis(199), millis(210));
  }

  @Test
  void floorAndCeilingHold() {
    peer.sample(1_000);
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isEqualTo(SETTINGS.timeoutFloor().toNanos());
    peer.sample(millis(100_000));
    assertThat(peer.timeoutNanos(everybody, SETTINGS))
        .isEqualTo(SETTINGS.timeoutCeiling().toNanos());
  }

  @Test
  void failuresDoubleTheTimeOutUntilTheNextAnswer() {
    peer.sample(millis(20));
    long before = peer.timeoutNanos(everybody, SETTINGS);
    peer.failed();
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isEqualTo(2 * before);
    peer.sample(millis(20));
    assertThat(peer.timeoutNanos(everybody, SETTINGS)).isLessThanOrEqualTo(before);
  }
}
