package voxelpopuli.world.body;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.voxel.Direction;

class RayTest {

  private static final Ray.Target FLOOR = (x, y, z) -> y < 0;

  @Test
  void lookingDownMeetsTheTopOfTheGround() {
    Hit hit = Ray.cast(new Vec3(0.5, 1.62, 0.5), new Vec3(0, -3, 0), 5, FLOOR).orElseThrow();

    assertThat(hit).isEqualTo(new Hit(0, -1, 0, Direction.UP, 1.62));
    assertThat(hit.beforeY()).isZero();
  }

  @Test
  void reachEndsTheGaze() {
    assertThat(Ray.cast(new Vec3(0.5, 6, 0.5), new Vec3(0, -1, 0), 5, FLOOR)).isEmpty();
  }

  @Test
  void eyeInsideABlockMeetsItAtOnce() {
    Hit hit = Ray.cast(new Vec3(0.5, -4.5, 0.5), new Vec3(1, 0, 0), 5, FLOOR).orElseThrow();

    assertThat(hit.distance()).isZero();
    assertThat(hit.face()).isEqualTo(Direction.WEST);
  }

  @Test
  void gazeThatIsNoDirectionMeetsNothing() {
    Vec3 eye = new Vec3(0, -5, 0);

    assertThat(Ray.cast(eye, Vec3.ZERO, 5, FLOOR)).isEmpty();
    assertThat(Ray.cast(eye, new Vec3(Double.NaN, 1, 0), 5, FLOOR)).isEmpty();
    for (double nowhere : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, 1e300, -1e300}) {
      assertThat(Ray.cast(new Vec3(nowhere, 0, 0), new Vec3(1, 1, 0), 5, FLOOR)).isEmpty();
    }
  }

  @Test
  void endlessReachIsCut() {
    assertThat(Ray.cast(Vec3.ZERO, new Vec3(1, 0.1, 0), Double.MAX_VALUE, (x, y, z) -> false))
        .isEmpty();
  }
}
