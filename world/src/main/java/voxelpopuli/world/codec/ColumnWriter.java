package voxelpopuli.world.codec;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import voxelpopuli.world.voxel.Voxels;

/** Describes 32³ blocks column by column; see docs/world-format.md. */
final class ColumnWriter {

  static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long LOW_SEVEN = 0x7f7f7f7f7f7f7f7fL;

  /** Beyond this a chunk has so little order that its plain cells pack better. */
  static final int MOST_BYTES = 16_384;

  private final Columns columns = new Columns();
  private final int[] rows = new int[Voxels.SIZE];
  private final short[] numbers = new short[256];
  private final byte[] palette = new byte[256];
  private final byte[] ops = new byte[Voxels.SIZE * Voxels.SIZE];
  private final byte[] extras = new byte[MOST_BYTES];
  private int paletteSize;
  private int extra;

  /**
   * Writes the description.
   *
   * @return its length, or -1 if it is longer than {@link #MOST_BYTES}
   */
  int write(byte[] cells, byte[] target) {
    Arrays.fill(numbers, (short) -1);
    paletteSize = 0;
    extra = 0;
    for (int x = 0; x < Voxels.SIZE; x++) {
      findChanges(cells, x * 1024);
      for (int z = 0; z < Voxels.SIZE; z++) {
        if (extra > MOST_BYTES - 2048) {
          return -1;
        }
        column(cells, x * 1024 + z, x * Voxels.SIZE + z, rows[z]);
      }
    }
    int length = 1 + paletteSize + ops.length + extra;
    if (length > MOST_BYTES) {
      return -1;
    }
    target[0] = (byte) (paletteSize - 1);
    System.arraycopy(palette, 0, target, 1, paletteSize);
    System.arraycopy(ops, 0, target, 1 + paletteSize, ops.length);
    System.arraycopy(extras, 0, target, 1 + paletteSize + ops.length, extra);
    return length;
  }

  /** Fills {@link #rows} with each column's changes, for one x. */
  private void findChanges(byte[] cells, int from) {
    rows[0] = 0;
    int any = 0;
    for (int y = 1; y < Voxels.SIZE; y++) {
      int at = from + y * Voxels.SIZE;
      int row = differing(cells, at, 0) | differing(cells, at, 8) << 8;
      row |= differing(cells, at, 16) << 16 | differing(cells, at, 24) << 24;
      rows[y] = row;
      any |= row;
    }
    if (any != 0) {
      Bits.transpose(rows);
    }
  }

  /** One bit for each of eight cells that differs from the one below. */
  private static int differing(byte[] cells, int at, int offset) {
    long differs =
        (long) LONGS.get(cells, at + offset) ^ (long) LONGS.get(cells, at - Voxels.SIZE + offset);
    if (differs == 0) {
      return 0;
    }
    long top = ((differs & LOW_SEVEN) + LOW_SEVEN | differs) & ~LOW_SEVEN;
    return (int) ((top >>> 7) * 0x0102040810204080L >>> 56);
  }

  private void column(byte[] cells, int cell, int place, int changes) {
    columns.predict(place);
    if (Integer.bitCount(changes) >= Columns.MOST_RUNS) {
      ops[place] = Columns.CELLS;
      for (int y = 0; y < Voxels.SIZE; y++) {
        extras[extra++] = number(cells[cell + y * Voxels.SIZE]);
      }
      columns.changes[place] = 0;
      columns.blocks[place] = 0;
      return;
    }
    long blocks = number(cells[cell]) & 0xff;
    int shift = 8;
    for (int rest = changes; rest != 0; rest &= rest - 1, shift += 8) {
      int y = Integer.numberOfTrailingZeros(rest);
      blocks |= (number(cells[cell + y * Voxels.SIZE]) & 0xffL) << shift;
    }
    columns.changes[place] = changes;
    columns.blocks[place] = blocks;
    ops[place] = (byte) describe(changes, blocks);
  }

  private int describe(int changes, long blocks) {
    int expected = columns.changesAt(columns.predicted);
    if (blocks == columns.blocksAt(columns.predicted)) {
      if (changes == expected) {
        return Columns.SAME;
      }
      if (Integer.bitCount(changes) == Integer.bitCount(expected)) {
        int by = Integer.numberOfTrailingZeros(changes) - Integer.numberOfTrailingZeros(expected);
        if (Math.abs(by) <= Columns.LARGEST_MOVE && Columns.moved(expected, by) == changes) {
          return by > 0 ? 2 * by - 1 : -2 * by;
        }
        bend(changes, expected);
        return Columns.BENT;
      }
    }
    expected = columns.changesAt(columns.other);
    if (blocks == columns.blocksAt(columns.other)
        && Integer.bitCount(changes) == Integer.bitCount(expected)) {
      bend(changes, expected);
      return Columns.BENT_OTHER;
    }
    fresh(changes, blocks);
    return Columns.FRESH;
  }

  private void bend(int changes, int expected) {
    int from = expected;
    for (int rest = changes; rest != 0; rest &= rest - 1, from &= from - 1) {
      int by = Integer.numberOfTrailingZeros(rest) - Integer.numberOfTrailingZeros(from);
      extras[extra++] = (byte) (by << 1 ^ by >> 31);
    }
  }

  private void fresh(int changes, long blocks) {
    int runs = Integer.bitCount(changes) + 1;
    extras[extra++] = (byte) runs;
    for (int i = 0; i < runs; i++) {
      extras[extra++] = (byte) (blocks >>> 8 * i);
    }
    for (int rest = changes; rest != 0; rest &= rest - 1) {
      extras[extra++] = (byte) Integer.numberOfTrailingZeros(rest);
    }
  }

  /** The block's number in the palette. */
  private byte number(byte block) {
    short number = numbers[block & 0xff];
    if (number < 0) {
      number = (short) paletteSize;
      numbers[block & 0xff] = number;
      palette[paletteSize++] = block;
    }
    return (byte) number;
  }
}
