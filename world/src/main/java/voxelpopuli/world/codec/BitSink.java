package voxelpopuli.world.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Bits that grow, the first in the lowest bit of the first byte. */
final class BitSink {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

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

  int size() {
    return size;
  }

  /** Writes up to 32 bits. */
  void bits(int value, int count) {
    pending |= (value & (1L << count) - 1) << pendingBits;
    pendingBits += count;
    if (pendingBits >= 32) {
      if (size + 4 > bytes.length) {
        bytes = Arrays.copyOf(bytes, bytes.length * 2);
      }
      INTS.set(bytes, size, (int) pending);
      size += 4;
      pending >>>= 32;
      pendingBits -= 32;
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
    int rest = pendingBits + 7 >> 3;
    byte[] result = Arrays.copyOf(bytes, size + rest);
    for (int i = 0; i < rest; i++) {
      result[size + i] = (byte) (pending >>> 8 * i);
    }
    return result;
  }
}
