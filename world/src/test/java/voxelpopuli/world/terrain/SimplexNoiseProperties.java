package voxelpopuli.world.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class SimplexNoiseProperties {

  private static final double FAR = 1 << 26;

  @Property
  void staysWithinOne(
      @ForAll long seed,
      @ForAll @DoubleRange(min = -FAR, max = FAR) double x,
      @ForAll @DoubleRange(min = -FAR, max = FAR) double y,
      @ForAll @DoubleRange(min = -FAR, max = FAR) double z) {
    SimplexNoise noise = new SimplexNoise(seed);

    assertThat(noise.at(x, z)).isBetween(-1.0, 1.0);
    assertThat(noise.at(x, y, z)).isBetween(-1.05, 1.05);
  }

  /** A jump would be a crack in the ground; the steepest gradient is about 6 a unit. */
  @Property
  void hasNoCracks(
      @ForAll long seed,
      @ForAll @DoubleRange(min = -1000, max = 1000) double x,
      @ForAll @DoubleRange(min = -1000, max = 1000) double y,
      @ForAll @DoubleRange(min = -1000, max = 1000) double z) {
    SimplexNoise noise = new SimplexNoise(seed);
    double step = 1e-4;

    assertThat(noise.at(x + step, z) - noise.at(x, z)).isBetween(-10 * step, 10 * step);
    assertThat(noise.at(x, y + step, z) - noise.at(x, y, z)).isBetween(-10 * step, 10 * step);
  }

  @Property(tries = 20)
  void isZeroOnAverageAndUsesItsRange(@ForAll long seed) {
    SimplexNoise noise = new SimplexNoise(seed);
    double sum = 0;
    double highest = -2;
    double lowest = 2;
    int n = 200;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double v = noise.at(i * 0.317, j * 0.317);
        sum += v;
        highest = Math.max(highest, v);
        lowest = Math.min(lowest, v);
      }
    }
    assertThat(sum / (n * n)).isBetween(-0.05, 0.05);
    assertThat(highest).isGreaterThan(0.8);
    assertThat(lowest).isLessThan(-0.8);
  }
}
