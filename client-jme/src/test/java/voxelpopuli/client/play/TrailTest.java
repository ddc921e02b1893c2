package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.PlayerState;

class TrailTest {

  private final Trail trail = new Trail(new PlayerState(0, 0, 0, 350, 0));

  @Test
  void aStepIsWalkedNotJumped() {
    trail.heard(new PlayerState(1, 0, 0, 350, 0));
    assertThat(trail.now().x()).isZero();
    trail.pass(Trail.STEP / 2);
    assertThat(trail.now().x()).isCloseTo(0.5, offset(1e-9));
    assertThat(trail.walking()).isTrue();
    trail.pass(Trail.STEP);
    assertThat(trail.now().x()).isEqualTo(1);
    assertThat(trail.walking()).isFalse();
    assertThat(trail.stride()).isCloseTo(1, offset(1e-9));
  }

  @Test
  void headsTurnTheShortWay() {
    trail.heard(new PlayerState(0, 0, 0, 10, 0));
    trail.pass(Trail.STEP / 2);
    assertThat(trail.now().yaw() % 360).isCloseTo(0f, offset(1e-3f));
  }

  @Test
  void aLeapThroughTheWorldIsNotDrawnAsARun() {
    trail.heard(new PlayerState(100, 0, 0, 0, 0));
    assertThat(trail.now().x()).isEqualTo(100);
  }
}
