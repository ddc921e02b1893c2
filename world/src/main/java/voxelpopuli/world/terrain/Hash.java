package voxelpopuli.world.terrain;

/** Integer hashes of places: the only source of chance in terrain, so it needs no order. */
final class Hash {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Hash() {}

  /** SplitMix64's finaliser: every input bit reaches every output bit. */
  static long mix(long h) {
    h = (h ^ (h >>> 30)) * 0xBF58476D1CE4E5B9L;
    h = (h ^ (h >>> 27)) * 0x94D049BB133111EBL;
    return h ^ (h >>> 31);
  }

  /** A stream of its own for one use of a world seed: trees and ores must not follow each other. */
  static long salted(long seed, long salt) {
    return mix(seed + salt * GOLDEN);
  }

  static long at(long seed, long x, long z) {
    return mix(seed ^ (x * 0xD6E8FEB86659FD93L) ^ (z * 0xA3B195354A39B70DL));
  }

  static long at(long seed, long x, long y, long z) {
    return mix(
        seed ^ (x * 0xD6E8FEB86659FD93L) ^ (y * 0xC2B2AE3D27D4EB4FL) ^ (z * 0xA3B195354A39B70DL));
  }

  /** The next value of the stream that began with {@code h}. */
  static long next(long h) {
    return mix(h + GOLDEN);
  }

  /** A whole number in 0 … bound-1 from the hash's upper half, without division. */
  static int below(long h, int bound) {
    return (int) (((h >>> 32) * bound) >>> 32);
  }

  /** A fraction in [0, 1) from the hash's top 24 bits. */
  static double unit(long h) {
    return (h >>> 40) * 0x1p-24;
  }
}
