package voxelpopuli.world.codec;

import java.util.Arrays;

/**
 * The different looks (block, occlusion, light) of a message's quads, numbered in the order of
 * their first use. Quads then name a number, which is small and repeats.
 */
final class Looks {

  /** Open addressing; -1 is free. Grows so that it is at most half full. */
  private int[] slots = new int[1024];

  private int[] values = new int[512];
  private int size;

  Looks() {
    Arrays.fill(slots, -1);
  }

  void clear() {
    Arrays.fill(slots, -1);
    size = 0;
  }

  int size() {
    return size;
  }

  /** Bytes that a number takes if there are so many looks. */
  static int bytes(int looks) {
    return looks <= 1 << 8 ? 1 : looks <= 1 << 16 ? 2 : 3;
  }

  /** The look's number, a new one if it has none yet. */
  int number(int look) {
    int slot = find(look);
    if (slots[slot] < 0) {
      if (size == values.length) {
        grow();
        slot = find(look);
      }
      values[size] = look;
      slots[slot] = size++;
    }
    return slots[slot];
  }

  /** Writes all looks, field by field. */
  void write(ByteSink out) {
    out.varint(size);
    for (int shift = 0; shift < 24; shift += 8) {
      for (int i = 0; i < size; i++) {
        out.put(values[i] >>> shift);
      }
    }
  }

  static int[] read(ByteSource in, int most) throws MalformedException {
    int count = in.varint(most);
    if (in.left() < 3 * count) {
      throw new MalformedException("bytes end early");
    }
    int[] looks = new int[count];
    for (int shift = 0; shift < 24; shift += 8) {
      for (int i = 0; i < looks.length; i++) {
        looks[i] |= in.next() << shift;
      }
    }
    return looks;
  }

  private int find(int look) {
    int slot = (look * 0x9e3779b9 >>> 8) & slots.length - 1;
    while (slots[slot] >= 0 && values[slots[slot]] != look) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  private void grow() {
    values = Arrays.copyOf(values, values.length * 2);
    slots = new int[slots.length * 2];
    Arrays.fill(slots, -1);
    for (int i = 0; i < size; i++) {
      slots[find(values[i])] = i;
    }
  }
}
