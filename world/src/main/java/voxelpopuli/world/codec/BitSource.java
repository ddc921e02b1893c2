package voxelpopuli.world.codec;

/** Reads what {@link BitSink} wrote; refuses to read beyond the end. */
final class BitSource {

  private final byte[] bytes;
  private int at;
  private long pending;
  private int pendingBits;

  BitSource(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Bits that are left. */
  long left() {
    return 8L * (bytes.length - at) + pendingBits;
  }

  int bits(int count) throws MalformedException {
    while (pendingBits < count) {
      if (at == bytes.length) {
        throw new MalformedException("bits end early");
      }
      pending |= (bytes[at++] & 0xffL) << pendingBits;
      pendingBits += 8;
    }
    int value = (int) (pending & (1L << count) - 1);
    pending >>>= count;
    pendingBits -= count;
    return value;
  }

  /** A number from 1 to {@code most}. */
  int gamma(int most) throws MalformedException {
    int rest = 0;
    while (bits(1) == 0) {
      if (++rest > 20) {
        throw new MalformedException("a number that does not end");
      }
    }
    int value = 1 << rest | bits(rest);
    if (value > most) {
      throw new MalformedException(value + " where " + most + " is the most");
    }
    return value;
  }

  /** Nothing but the zeros that fill the last byte may be left. */
  void end() throws MalformedException {
    if (left() >= 8 || bits((int) left()) != 0) {
      throw new MalformedException("bits are followed by something");
    }
  }
}
