package voxelpopuli.world.terrain;

/**
 * Every field of chance that one world's terrain is made from, and where its spawn lies in them.
 */
final class TerrainNoise {

  private final Land land;
  private final SimplexNoise coarse;
  private final SimplexNoise fine;
  private final long treeSeed;
  private final long plantSeed;
  private final long coverSeed;
  private final Spawn spawn;

  TerrainNoise(long seed) {
    land = new Land(seed);
    coarse = new SimplexNoise(Hash.salted(seed, 1));
    fine = new SimplexNoise(Hash.salted(seed, 2));
    treeSeed = Hash.salted(seed, 3);
    plantSeed = Hash.salted(seed, 4);
    coverSeed = Hash.salted(seed, 5);
    spawn = Spawn.search(land);
  }

  /** The land at a world place; the world's origin is the place that {@link Spawn} chose. */
  void land(double x, double z, double[] out, int at) {
    land.sample(x + spawn.offsetX(), z + spawn.offsetZ(), out, at);
  }

  /** Relief of single blocks to steps of 25, in -1 … 1. */
  double detail(double x, double z) {
    return 0.68 * coarse.at(x * (1 / 27.0), z * (1 / 27.0))
        + 0.32 * fine.at(x * (1 / 11.0), z * (1 / 11.0));
  }

  Spawn spawn() {
    return spawn;
  }

  long treeSeed() {
    return treeSeed;
  }

  long plantSeed() {
    return plantSeed;
  }

  long coverSeed() {
    return coverSeed;
  }
}
