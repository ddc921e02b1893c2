package voxelpopuli.world.codec;

/** Bytes that end, read one after the other. */
final class ByteSource {

  private final byte[] bytes;
  private final int end;
  private int at;

  ByteSource(byte[] bytes, int from, int end) {
    this.bytes = bytes;
    this.end = end;
    at = from;
  }

  byte[] bytes() {
    return bytes;
  }

  int at() {
    return at;
  }

  int left() {
    return end - at;
  }

  int next() throws MalformedException {
    if (at == end) {
      throw new MalformedException("bytes end early");
    }
    return bytes[at++] & 0xff;
  }

  /** See {@link ByteSink#varint}; at most four bytes. */
  int varint(int most) throws MalformedException {
    int value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      int next = next();
      value |= (next & 0x7f) << shift;
      if (next < 0x80) {
        if (value > most) {
          throw new MalformedException(value + " where " + most + " is the most");
        }
        return value;
      }
    }
    throw new MalformedException("a number that does not end");
  }
}
