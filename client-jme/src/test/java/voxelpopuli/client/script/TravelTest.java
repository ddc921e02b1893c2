package voxelpopuli.client.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.body.Vec3;

class TravelTest {

  private final Travel travel = new Travel();

  @Test
  void aShortWayIsOneStep() {
    travel.to(new Vec3(40, 30, 0));
    assertThat(travel.next(Vec3.ZERO, 0)).isEqualTo(new Vec3(40, 30, 0));
    assertThat(travel.underWay()).isFalse();
  }

  @Test
  void aLongWayIsFlownAtASpeedThatOwnersAllow() {
    travel.to(new Vec3(1_000, 0, 0));
    Vec3 here = travel.next(Vec3.ZERO, 0);
    assertThat(here.x()).isCloseTo(Travel.POOL * Travel.ACROSS, offset(1e-6));
    double before = here.x();
    for (int i = 0; i < 10; i++) {
      here = travel.next(here, 0.1);
    }
    assertThat(here.x() - before).isCloseTo(Travel.ACROSS, offset(1e-6));
    assertThat(travel.underWay()).isTrue();
  }

  @Test
  void whoIsPutBackGoesOnWithoutAHeadStart() {
    travel.to(new Vec3(20, 0, 0));
    Vec3 there = travel.next(Vec3.ZERO, 0);
    travel.putBack(there);
    assertThat(travel.next(Vec3.ZERO, 0.1).x()).isCloseTo(2.2, offset(1e-6));
    assertThat(travel.underWay()).isTrue();
  }
}
