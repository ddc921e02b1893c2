package voxelpopuli.world.codec;

import java.util.Arrays;

/** Bits that grow, the first in the lowest bit of the first byte. */
final class BitSink {

  private byte[] bytes = new byte[4096];
  private int size;
  private long pending;
  private int pendingBits;

  /** Begins anew. */
  void clear() {
    size = 0;
    pending = 0;
    pendingBits = 0;
  }

  /** Writes up to 32 bits. */
  void bits(int value, int count) {
    pending |= (value & (1L << count) - 1) << pendingBits;
    pendingBits += count;
    while (pendingBits >= 8) {
      put((byte) pending);
      pending >>>= 8;
      pendingBits -= 8;
    }
  }

  /**
   * Writes a number from 1 on, small ones in few bits (Elias gamma): as many zeros as it has bits
   * after its first, then these bits after a one. 1 takes one bit, 2 and 3 three, 4 to 7 five.
   */
  void gamma(int value) {
    int rest = 31 - Integer.numberOfLeadingZeros(value);
    bits(1 << rest, rest + 1);
    bits(value, rest);
  }

  byte[] toBytes() {
    byte[] result = Arrays.copyOf(bytes, size + (pendingBits > 0 ? 1 : 0));
    if (pendingBits > 0) {
      result[size] = (byte) pending;
    }
    return result;
  }

  private void put(byte value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, size * 2);
    }
    bytes[size++] = value;
  }
}
