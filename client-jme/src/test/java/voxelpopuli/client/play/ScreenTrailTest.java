package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScreenTrailTest {

  private final ScreenTrail trail = new ScreenTrail();

  @Test
  void backLeadsToWhereAScreenWasOpened() {
    trail.open(Screen.PAUSE);
    trail.open(Screen.SETTINGS);
    trail.open(Screen.KEYS);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.SETTINGS);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.PAUSE);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.WORLD);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.WORLD);
  }

  @Test
  void beforeTheWorldTheWayEndsAtTheStart() {
    trail.home(Screen.START);
    trail.open(Screen.SETTINGS);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.START);
  }

  @Test
  void whoeverLeavesAScreenForTheWorldDoesNotComeBackToIt() {
    trail.open(Screen.PAUSE);
    trail.open(Screen.WORLD);
    trail.open(Screen.PAUSE);
    trail.back();
    assertThat(trail.current()).isEqualTo(Screen.WORLD);
  }
}
