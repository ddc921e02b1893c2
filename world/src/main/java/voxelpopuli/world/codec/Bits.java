package voxelpopuli.world.codec;

/** Bit matrices. */
final class Bits {

  private Bits() {}

  /** Turns 32 rows into 32 columns in place: bit j of row i becomes bit i of row j. */
  static void transpose(int[] rows) {
    int mask = 0x0000ffff;
    for (int half = 16; half != 0; half >>>= 1, mask ^= mask << half) {
      for (int block = 0; block < 32; block += 2 * half) {
        for (int i = block; i < block + half; i++) {
          int swap = (rows[i] >>> half ^ rows[i + half]) & mask;
          rows[i] ^= swap << half;
          rows[i + half] ^= swap;
        }
      }
    }
  }
}
