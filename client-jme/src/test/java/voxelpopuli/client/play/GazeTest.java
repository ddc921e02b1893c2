package voxelpopuli.client.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.protocol.PlayerState;

class GazeTest {

  @Test
  void yawIsABearing() {
    assertDirection(new Gaze(0, 0), 0, 0, -1);
    assertDirection(new Gaze(90, 0), 1, 0, 0);
    assertDirection(new Gaze(180, 0), 0, 0, 1);
    assertDirection(new Gaze(270, 0), -1, 0, 0);
  }

  @Test
  void turningRightTurnsClockwiseAndWraps() {
    assertThat(new Gaze(350, 0).turned(20, 0).yaw()).isEqualTo(10);
    assertThat(new Gaze(10, 0).turned(-20, 0).yaw()).isEqualTo(350);
  }

  @Test
  void nobodyLooksOverTheirOwnHead() {
    assertThat(new Gaze(0, 0).turned(0, 500).pitch()).isLessThan(90);
    assertThat(new Gaze(0, 0).turned(0, -500).pitch()).isGreaterThan(-90);
  }

  private static void assertDirection(Gaze gaze, double x, double y, double z) {
    assertThat(gaze.x()).isCloseTo(x, offset(1e-9));
    assertThat(gaze.y()).isCloseTo(y, offset(1e-9));
    assertThat(gaze.z()).isCloseTo(z, offset(1e-9));
  }

  @Test
  void theProtocolCountsYawFromTheSouthAndPitchDownwards() {
    Gaze east = new Gaze(90, 10);
    PlayerState told = east.from(Vec3.ZERO);
    assertThat(told.yaw()).isEqualTo(270f);
    assertThat(told.pitch()).isEqualTo(-10f);
    assertThat(Gaze.of(told)).isEqualTo(east);
  }
}
