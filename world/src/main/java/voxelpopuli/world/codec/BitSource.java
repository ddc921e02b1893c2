package voxelpopuli.world.codec;

/** Reads what {@link BitSink} wrote; refuses to read beyond the end. */
final class BitSource {

  private final byte[] bytes;
  private int at;
  private long pending;
  private int pendingBits;

  BitSource(byte[] bytes, int from) {
    this.bytes = bytes;
    at = from;
  }

  /** Bits that are left. */
  long left() {
    return 8L * (bytes.length - at) + pendingBits;
  }

  int bits(int count) throws MalformedException {
    refill();
    if (pendingBits < count) {
      throw new MalformedException("bits end early");
    }
    int value = (int) (pending & (1L << count) - 1);
    pending >>>= count;
    pendingBits -= count;
    return value;
  }

  /** A number from 1 to {@code most}. */
  int gamma(int most) throws MalformedException {
    refill();
    int rest = Long.numberOfTrailingZeros(pending);
    if (rest > 20 || 2 * rest >= pendingBits) {
      throw new MalformedException("a number that does not end");
    }
    int value = 1 << rest | (int) (pending >>> rest + 1) & (1 << rest) - 1;
    pending >>>= 2 * rest + 1;
    pendingBits -= 2 * rest + 1;
    if (value > most) {
      throw new MalformedException(value + " where " + most + " is the most");
    }
    return value;
  }

  private void refill() {
    while (pendingBits <= 56 && at < bytes.length) {
      pending |= (bytes[at++] & 0xffL) << pendingBits;
      pendingBits += 8;
    }
  }

  /** Nothing but the zeros that fill the last byte may be left. */
  void end() throws MalformedException {
    if (left() >= 8 || bits((int) left()) != 0) {
      throw new MalformedException("bits are followed by something");
    }
  }
}
