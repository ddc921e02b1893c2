package voxelpopuli.world.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RayProperties {

  private static final double REACH = 12;

  /** A step of the sampler below; it may miss corners that are cut by less than this. */
  private static final double FINE = 1.0 / 512;

  @Provide
  Arbitrary<Vec3> places() {
    Arbitrary<Double> near = Arbitraries.doubles().between(-6, 6);
    return Combinators.combine(near, near, near).as(Vec3::new);
  }

  @Provide
  Arbitrary<Vec3> gazes() {
    Arbitrary<Double> any =
        Arbitraries.oneOf(Arbitraries.doubles().between(-1, 1), Arbitraries.of(0.0, 1.0, -1.0));
    return Combinators.combine(any, any, any).as(Vec3::new).filter(gaze -> gaze.length() > 0.01);
  }

  @Provide
  Arbitrary<Ray.Target> worlds() {
    return Arbitraries.longs()
        .map(
            seed ->
                (x, y, z) -> {
                  long h = seed ^ x * 0x9E3779B97F4A7C15L ^ y * 0xC2B2AE3D27D4EB4FL;
                  h = (h ^ z * 0xD6E8FEB86659FD93L ^ h >>> 29) * 0xBF58476D1CE4E5B9L;
                  return h >>> 60 == 0;
                });
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void findsWhateverASamplerFindsOrSomethingNearer(
      @ForAll("places") Vec3 eye, @ForAll("gazes") Vec3 gaze, @ForAll("worlds") Ray.Target world) {
    Optional<Hit> hit = Ray.cast(eye, gaze, REACH, world);

    double sampled = sample(eye, gaze, world);

    if (sampled <= REACH) {
      assertThat(hit).isPresent();
      assertThat(hit.get().distance()).isLessThanOrEqualTo(sampled + 1e-9);
    }
  }

  @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
  void meetsTheFaceItNamesAtTheDistanceItNames(
      @ForAll("places") Vec3 eye, @ForAll("gazes") Vec3 gaze, @ForAll("worlds") Ray.Target world) {
    Optional<Hit> found = Ray.cast(eye, gaze, REACH, world);
    Assume.that(found.isPresent() && found.get().distance() > 0);
    Hit hit = found.get();

    assertThat(world.stops(hit.x(), hit.y(), hit.z())).isTrue();
    Vec3 at = along(eye, gaze, hit.distance());
    double[] place = {at.x(), at.y(), at.z()};
    int[] block = {hit.x(), hit.y(), hit.z()};
    for (int axis = 0; axis < 3; axis++) {
      assertThat(place[axis]).isBetween(block[axis] - 1e-9, block[axis] + 1 + 1e-9);
    }
    int axis = hit.face().axis();
    double plane = block[axis] + (hit.face().positive() ? 1 : 0);
    assertThat(place[axis]).isCloseTo(plane, within(1e-9));
    // The block before the face is where the gaze came from, so it stopped nothing.
    assertThat(world.stops(hit.beforeX(), hit.beforeY(), hit.beforeZ())).isFalse();
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void everythingBeforeTheHitIsFree(
      @ForAll("places") Vec3 eye, @ForAll("gazes") Vec3 gaze, @ForAll("worlds") Ray.Target world) {
    double free = Ray.cast(eye, gaze, REACH, world).map(Hit::distance).orElse(REACH);
    for (double d = 0; d < free - 1e-6; d += FINE) {
      Vec3 at = along(eye, gaze, d);
      assertThat(world.stops(Vec3.block(at.x()), Vec3.block(at.y()), Vec3.block(at.z())))
          .as("at distance %f of %f", d, free)
          .isFalse();
    }
  }

  private static double sample(Vec3 eye, Vec3 gaze, Ray.Target world) {
    for (double d = 0; d <= REACH; d += FINE) {
      Vec3 at = along(eye, gaze, d);
      if (world.stops(Vec3.block(at.x()), Vec3.block(at.y()), Vec3.block(at.z()))) {
        return d;
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private static Vec3 along(Vec3 eye, Vec3 gaze, double distance) {
    double t = distance / gaze.length();
    return eye.plus(gaze.x() * t, gaze.y() * t, gaze.z() * t);
  }
}
