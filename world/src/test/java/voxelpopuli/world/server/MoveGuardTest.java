package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.PlayerState;

class MoveGuardTest {

  private final MoveGuard guard = new MoveGuard(20, 60, 4, 0);

  @Test
  void firstPositionIsTakenAsGiven() {
    assertThat(guard.allows(at(1000, 5), 0)).isTrue();
    assertThat(guard.good()).contains(at(1000, 5));
  }

  @Test
  void whoMovesAtFullSpeedAllDayIsNeverRefused() {
    for (int i = 0; i < 10_000; i++) {
      assertThat(guard.allows(at(i, 0), i * 50L)).as("step " + i).isTrue();
    }
  }

  @Test
  void lagIsMadeUpForButNotMoreThanThePoolHolds() {
    guard.allows(at(0, 0), 0);
    assertThat(guard.allows(at(80, 0), 60_000)).isTrue();
    assertThat(guard.allows(at(81, 0), 60_000)).isFalse();
    assertThat(guard.good()).contains(at(80, 0));
    assertThat(guard.allows(at(81, 0), 60_050)).isTrue();
  }

  @Test
  void twiceTheSpeedIsRefusedOnceThePoolIsDry() {
    int refused = 0;
    for (int i = 0; i < 400; i++) {
      refused += guard.allows(at(i * 2, 0), i * 50L) ? 0 : 1;
    }
    assertThat(refused).isPositive();
    assertThat(guard.good().orElseThrow().x()).isLessThan(20 * 24 + 1);
  }

  @Test
  void fallsAreFasterThanFlights() {
    guard.allows(at(0, 300), 0);
    assertThat(guard.allows(at(0, 70), 0)).isTrue();
    assertThat(guard.allows(at(0, 0), 0)).isFalse();
  }

  @Test
  void strangerIsBelievedUntilItsLastOwnerSaysOtherwise() {
    assertThat(guard.arrives(at(1000, 0), 0)).isTrue();
    assertThat(guard.vouched(at(0, 0), at(1000, 0), 200)).isFalse();
    assertThat(guard.good()).contains(at(0, 0));
    assertThat(guard.arrives(at(1000, 0), 250)).isFalse();
    assertThat(guard.arrives(at(3, 0), 300)).isTrue();
  }

  @Test
  void whoCrossesAtItsOwnPaceIsLeftAloneInWhateverOrderTheWordsCome() {
    assertThat(guard.vouched(at(0, 0), null, 0)).isTrue();
    assertThat(guard.arrives(at(1, 0), 50)).isTrue();
    assertThat(guard.vouched(at(1, 0), at(2, 0), 100)).isTrue();
    assertThat(guard.allows(at(3, 0), 150)).isTrue();
  }

  @Test
  void wordOfTheLastOwnerGrowsOld() {
    guard.vouched(at(0, 0), null, 0);
    assertThat(guard.arrives(at(1000, 0), MoveGuard.VOUCHED_MILLIS + 1)).isTrue();
  }

  private static PlayerState at(double x, double y) {
    return new PlayerState(x, y, 0, 0, 0);
  }
}
