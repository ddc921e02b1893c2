package voxelpopuli.world.terrain;

import static voxelpopuli.world.terrain.Curves.clamp01;
import static voxelpopuli.world.terrain.Curves.lerp;
import static voxelpopuli.world.terrain.Curves.smooth;

/**
 * The large forms of a world as smooth functions of a place: how high the ground is, how rough, how
 * warm, how wet, how wooded.
 *
 * <p>Everything here changes slowly (features of 90 blocks and more), so it is asked only at every
 * fourth block and interpolated between; {@link Columns} adds the small forms block by block.
 */
final class Land {

  /** Top layer of the sea, lakes and rivers. */
  static final int SEA_LEVEL = 24;

  /** No ground is higher: 50 inland, 13 of hills, 96 of peaks and 6 of roughness. */
  static final int HIGHEST = 166;

  /** No ground is lower: 22 below zero in the abyss, less 5 of hills and 2 of roughness. */
  static final int LOWEST = -30;

  // Places in the array that `sample` fills.
  static final int HEIGHT = 0; // of the ground, in blocks
  static final int ROUGHNESS = 1; // how much small-scale relief to add, in blocks
  static final int CRAGS = 2; // 0 … 1: how much this is a mountain
  static final int WARMTH = 3; // about -1 … 1
  static final int WETNESS = 4; // about -1 … 1
  static final int WOODS = 5; // 0 … 1: share of places for a tree that bear one
  static final int OPENING = 6; // above 0, caves may break the surface
  static final int FIELDS = 7;

  /** Continent noise to metres: abyss, shelf, shore, plain, inland. */
  private static final double[] CONTINENT = {-0.75, -0.42, -0.2, -0.09, -0.03, 0.12, 0.35, 0.8};

  private static final double[] CONTINENT_HEIGHT = {-22, -4, 14, 22, 26.5, 31, 37, 50};

  private final Octaves warpX;
  private final Octaves warpZ;
  private final Octaves continent;
  private final Octaves uplift;
  private final Octaves ridges;
  private final Octaves hills;
  private final Octaves rolling;
  private final Octaves river;
  private final Octaves warmth;
  private final Octaves wetness;
  private final Octaves woods;
  private final Octaves opening;

  Land(long seed) {
    warpX = new Octaves(Hash.salted(seed, 11), 3, 280, 0.5);
    warpZ = new Octaves(Hash.salted(seed, 12), 3, 280, 0.5);
    continent = new Octaves(Hash.salted(seed, 13), 5, 1150, 0.5);
    uplift = new Octaves(Hash.salted(seed, 14), 2, 900, 0.45);
    ridges = new Octaves(Hash.salted(seed, 15), 4, 380, 0.5);
    hills = new Octaves(Hash.salted(seed, 16), 3, 170, 0.45);
    rolling = new Octaves(Hash.salted(seed, 17), 1, 620, 0.5);
    river = new Octaves(Hash.salted(seed, 18), 3, 820, 0.42);
    warmth = new Octaves(Hash.salted(seed, 19), 3, 2400, 0.42);
    wetness = new Octaves(Hash.salted(seed, 20), 3, 1300, 0.45);
    woods = new Octaves(Hash.salted(seed, 21), 3, 150, 0.55);
    opening = new Octaves(Hash.salted(seed, 22), 1, 90, 0.5);
  }

  /** Fills {@code out[at … at + FIELDS)} for the place (x, z). */
  void sample(double x, double z, double[] out, int at) {
    // Bending the map by up to 45 blocks makes coasts and valleys meander.
    double wx = x + 45 * warpX.at(x, z);
    double wz = z + 45 * warpZ.at(x, z);

    double inland = continent.at(wx, wz);
    double dry = smooth(-0.08, 0.16, inland);
    double base = Curves.through(CONTINENT, CONTINENT_HEIGHT, inland);
    double hilliness = lerp(2.5, 13, smooth(-0.35, 0.6, rolling.at(x, z)));
    double rise = hills.at(wx, wz) * hilliness * lerp(0.35, 1, dry);
    double crags = smooth(-0.02, 0.46, uplift.at(x, z)) * dry;
    double peaks = crags > 0 ? crags * (ridges.ridges(wx, wz) * 104 - 8) : 0;
    double height = base + rise + peaks;

    height = withRiver(height, crags, dry, river.at(wx, wz));
    double growth = woods.at(x, z);
    // The woods' noise frays the edges of climates, which would else be smooth arcs.
    double warm = warmth.at(wx, wz) * 1.15 + growth * 0.07;
    double wet = wetness.at(wx, wz) * 1.15 + growth * 0.09;

    out[at + HEIGHT] = height;
    out[at + ROUGHNESS] = lerp(0.9, 5.5, crags) * clamp01((height - SEA_LEVEL + 6) / 10 + 0.25);
    out[at + CRAGS] = crags;
    out[at + WARMTH] = warm;
    out[at + WETNESS] = wet;
    out[at + WOODS] = clamp01(growth * 1.25 + wet * 0.8 + 0.08);
    out[at + OPENING] = opening.at(x, z) - 0.58;
  }

  /**
   * Cuts a valley with flat banks along the zero line of the river noise; none in high mountains.
   */
  private static double withRiver(double height, double crags, double dry, double noise) {
    double off = noise < 0 ? -noise : noise;
    double reach = dry * (1 - smooth(0.25, 0.7, crags));
    double bed = SEA_LEVEL - 4.0;
    if (height <= bed || reach <= 0) {
      return height;
    }
    double valley = (1 - smooth(0.02, 0.13, off)) * reach;
    double banks = SEA_LEVEL + 2.5;
    double valleyed =
        height > banks ? lerp(height, banks + (height - banks) * 0.12, valley) : height;
    double channel = (1 - smooth(0.008, 0.03, off)) * reach;
    return lerp(valleyed, bed, channel);
  }
}
