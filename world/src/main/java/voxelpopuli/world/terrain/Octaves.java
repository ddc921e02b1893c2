package voxelpopuli.world.terrain;

/**
 * Several simplex noises laid over each other, each of half the size and about half the strength of
 * the one before: large forms with small ones on them, in -1 … 1.
 */
final class Octaves {

  /** Not exactly 2, so that the zeros of the octaves do not fall on each other. */
  private static final double LACUNARITY = 2.03;

  private final SimplexNoise[] noises;
  private final double frequency;
  private final double gain;
  private final double norm;

  /**
   * @param size blocks across one feature of the first octave
   * @param gain strength of each octave relative to the one before
   */
  Octaves(long seed, int count, double size, double gain) {
    this.noises = new SimplexNoise[count];
    double total = 0;
    double strength = 1;
    for (int i = 0; i < count; i++) {
      noises[i] = new SimplexNoise(Hash.salted(seed, i + 1));
      total += strength;
      strength *= gain;
    }
    this.frequency = 1 / size;
    this.gain = gain;
    this.norm = 1 / total;
  }

  double at(double x, double z) {
    double sum = 0;
    double strength = 1;
    double f = frequency;
    for (SimplexNoise noise : noises) {
      sum += strength * noise.at(x * f, z * f);
      strength *= gain;
      f *= LACUNARITY;
    }
    return sum * norm;
  }

  /**
   * Sharp crests where the noise crosses zero, in 0 … 1. Each octave counts only as far as the one
   * before is high: valleys stay smooth and crests get rugged, as in mountains that rain has worn.
   */
  double ridges(double x, double z) {
    double sum = 0;
    double strength = 1;
    double weight = 1;
    double f = frequency;
    for (SimplexNoise noise : noises) {
      double n = noise.at(x * f, z * f);
      double crest = 1 - (n < 0 ? -n : n);
      crest *= crest * weight;
      sum += crest * strength;
      weight = crest * 2 > 1 ? 1 : crest * 2;
      strength *= gain;
      f *= LACUNARITY;
    }
    return sum * norm;
  }
}
