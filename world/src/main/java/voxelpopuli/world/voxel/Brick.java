package voxelpopuli.world.voxel;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The bytes of one brick of 4 × 2 × 8 = 64 cells inside {@link Voxels}' pool.
 *
 * <p>A record of width w (1 to 4 bits a cell) is w bit planes of 64 bits, then a palette of 2^w
 * bytes; more than 16 different values are stored as they are. Planes, not packed indices, because
 * then "which cells are opaque" is a few ANDs for the whole brick instead of 64 look-ups. Cell (x,
 * y, z) of a brick is bit {@code x*16 + y*8 + z}.
 *
 * <p>Flat and long, because ground is: on hills this shape has an eighth fewer mixed cells than 4³,
 * and eight cells along z are one byte of a mask and one long of a flat array.
 */
final class Brick {

  static final int CELLS = 64;

  /** Bits a cell of a record that has no palette. */
  static final int RAW = 8;

  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** Times a byte: that byte eight times. */
  static final long ONES = 0x0101010101010101L;

  private static final long LOW_SEVEN = 0x7f7f7f7f7f7f7f7fL;

  /** By eight bits, the eight bytes that are 0xff where the bit is set. */
  private static final long[] SPREAD = new long[256];

  static {
    for (int bits = 0; bits < 256; bits++) {
      for (int i = 0; i < 8; i++) {
        SPREAD[bits] |= (bits >> i & 1) == 0 ? 0 : 0xffL << (8 * i);
      }
    }
  }

  private Brick() {}

  /** Bytes of a record: 10, 20, 32, 48 or 64. */
  static int size(int width) {
    return width == RAW ? CELLS : 8 * width + (1 << width);
  }

  /** The least width that holds so many different values. */
  static int widthFor(int values) {
    return values > 16 ? RAW : values <= 2 ? 1 : 32 - Integer.numberOfLeadingZeros(values - 1);
  }

  static long plane(byte[] pool, int at, int plane) {
    return (long) LONGS.get(pool, at + 8 * plane);
  }

  static int get(byte[] pool, int at, int width, int cell) {
    if (width == RAW) {
      return pool[at + cell] & 0xff;
    }
    return pool[at + 8 * width + index(pool, at, width, cell)] & 0xff;
  }

  static int index(byte[] pool, int at, int width, int cell) {
    int index = 0;
    for (int p = 0; p < width; p++) {
      index |= (int) (plane(pool, at, p) >>> cell & 1) << p;
    }
    return index;
  }

  static void putIndex(byte[] pool, int at, int width, int cell, int index) {
    long bit = 1L << cell;
    for (int p = 0; p < width; p++) {
      long plane = plane(pool, at, p);
      LONGS.set(pool, at + 8 * p, (index >> p & 1) == 0 ? plane & ~bit : plane | bit);
    }
  }

  /** The cells whose palette index this is; not for raw records. */
  static long cellsOf(byte[] pool, int at, int width, int index) {
    long cells = -1L;
    for (int p = 0; p < width; p++) {
      long plane = plane(pool, at, p);
      cells &= (index >> p & 1) == 0 ? ~plane : plane;
    }
    return cells;
  }

  /** The cells whose value is in the set. */
  static long mask(byte[] pool, int at, int width, ByteSet set) {
    long mask = 0;
    if (width == RAW) {
      for (int cell = 0; cell < CELLS; cell++) {
        mask |= set.has(pool[at + cell]) ? 1L << cell : 0;
      }
      return mask;
    }
    int palette = at + 8 * width;
    if (width == 1) {
      long plane = plane(pool, at, 0);
      return (set.has(pool[palette]) ? ~plane : 0) | (set.has(pool[palette + 1]) ? plane : 0);
    }
    for (int i = 0; i < 1 << width; i++) {
      if (set.has(pool[palette + i])) {
        mask |= cellsOf(pool, at, width, i);
      }
    }
    return mask;
  }

  /** Which bits any value of the brick has in the table; unused palette entries count too. */
  static int sets(byte[] pool, int at, int width, byte[] setsByValue) {
    int from = width == RAW ? at : at + 8 * width;
    int to = from + (width == RAW ? CELLS : 1 << width);
    int sets = 0;
    for (int i = from; i < to; i++) {
      sets |= setsByValue[pool[i] & 0xff];
    }
    return sets;
  }

  /** The cells whose value has bit {@code set} in the table. */
  static long mask(byte[] pool, int at, int width, byte[] setsByValue, int set) {
    long mask = 0;
    if (width == RAW) {
      for (int cell = 0; cell < CELLS; cell++) {
        mask |= (setsByValue[pool[at + cell] & 0xff] >> set & 1L) << cell;
      }
      return mask;
    }
    int palette = at + 8 * width;
    if (width == 1) {
      long plane = plane(pool, at, 0);
      return ~plane & -(setsByValue[pool[palette] & 0xff] >> set & 1L)
          | plane & -(setsByValue[pool[palette + 1] & 0xff] >> set & 1L);
    }
    for (int i = 0; i < 1 << width; i++) {
      if ((setsByValue[pool[palette + i] & 0xff] >> set & 1) != 0) {
        mask |= cellsOf(pool, at, width, i);
      }
    }
    return mask;
  }

  /** Reads the 64 values, in the brick's own order: rows of eight along z. */
  static void decode(byte[] pool, int at, int width, byte[] cells) {
    int palette = at + 8 * width;
    switch (width) {
      case RAW -> System.arraycopy(pool, at, cells, 0, CELLS);
      case 1 -> {
        long zero = eight(pool[palette]);
        long one = eight(pool[palette + 1]);
        for (int row = 0; row < 8; row++) {
          LONGS.set(cells, row * 8, choose(pool[at + row], zero, one));
        }
      }
      case 2 -> {
        long zero = eight(pool[palette]);
        long one = eight(pool[palette + 1]);
        long two = eight(pool[palette + 2]);
        long three = eight(pool[palette + 3]);
        for (int row = 0; row < 8; row++) {
          byte low = pool[at + row];
          long even = choose(low, zero, one);
          long odd = choose(low, two, three);
          LONGS.set(cells, row * 8, choose(pool[at + 8 + row], even, odd));
        }
      }
      default -> {
        Arrays.fill(cells, (byte) 0);
        for (int i = 0; i < 1 << width; i++) {
          long mask = cellsOf(pool, at, width, i);
          long value = eight(pool[palette + i]);
          for (int row = 0; mask != 0; row++, mask >>>= 8) {
            long before = (long) LONGS.get(cells, row * 8);
            LONGS.set(cells, row * 8, before | SPREAD[(int) mask & 0xff] & value);
          }
        }
      }
    }
  }

  private static long eight(byte value) {
    return (value & 0xff) * ONES;
  }

  /** Bytes of {@code one} where the mask has a bit, of {@code zero} elsewhere. */
  private static long choose(byte mask, long zero, long one) {
    return zero ^ SPREAD[mask & 0xff] & (zero ^ one);
  }

  /**
   * Finds the different values of 64 cells, at most 17 of them: more are not worth a palette.
   *
   * @param masks receives the cells of each value
   * @return how many values
   */
  static int values(byte[] cells, byte[] values, long[] masks) {
    long rest = -1L;
    int count = 0;
    while (rest != 0 && count <= 16) {
      byte value = cells[Long.numberOfTrailingZeros(rest)];
      long mask = 0;
      long pattern = (value & 0xff) * ONES;
      for (int i = 0; i < 8; i++) {
        long differs = (long) LONGS.get(cells, i * 8) ^ pattern;
        // Top bit of each byte set where the byte is not zero; then the eight top bits gathered.
        long top = (differs & LOW_SEVEN) + LOW_SEVEN | differs;
        long equal = ~top & ~LOW_SEVEN;
        mask |= ((equal >>> 7) * 0x0102040810204080L >>> 56) << (i * 8);
      }
      values[count] = value;
      masks[count++] = mask;
      rest &= ~mask;
    }
    return count;
  }

  /** Writes a record of the width that {@link #widthFor} gives for the number of values. */
  static void encode(byte[] pool, int at, byte[] cells, byte[] values, long[] masks, int count) {
    int width = widthFor(count);
    if (width == RAW) {
      System.arraycopy(cells, 0, pool, at, CELLS);
      return;
    }
    for (int p = 0; p < width; p++) {
      long plane = 0;
      for (int i = 0; i < count; i++) {
        plane |= (i >> p & 1) == 0 ? 0 : masks[i];
      }
      LONGS.set(pool, at + 8 * p, plane);
    }
    int palette = at + 8 * width;
    for (int i = 0; i < 1 << width; i++) {
      pool[palette + i] = values[i < count ? i : 0];
    }
  }
}
