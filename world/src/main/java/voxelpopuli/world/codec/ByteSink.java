package voxelpopuli.world.codec;

import java.util.Arrays;

/** Bytes that grow. */
final class ByteSink {

  private byte[] bytes = new byte[8192];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  byte[] array() {
    return bytes;
  }

  void put(int value) {
    skip(1);
    bytes[size - 1] = (byte) value;
  }

  /** Seven bits a byte, the lowest first; the top bit says that more follow. */
  void varint(int value) {
    int rest = value;
    while (rest >= 0x80) {
      put(rest | 0x80);
      rest >>>= 7;
    }
    put(rest);
  }

  /** Makes room to be written later; answers where it begins. */
  int skip(int count) {
    if (size + count > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(size + count, bytes.length * 2));
    }
    size += count;
    return size - count;
  }
}
