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

  private final Columns columns = new Columns();
  private final int[] rows = new int[Voxels.SIZE];
  private final short[] numbers = new short[256];
  private int paletteSize;

  /** Columns since the last op that were as predicted. */
  private int same;

  /** Appends the description of 32,768 blocks. */
  void write(byte[] cells, BitSink out) {
    Arrays.fill(numbers, (short) -1);
    paletteSize = 0;
    same = 0;
    for (int x = 0; x < Voxels.SIZE; x++) {
      findChanges(cells, x * 1024);
      for (int z = 0; z < Voxels.SIZE; z++) {
        column(cells, x * 1024 + z, x * Voxels.SIZE + z, rows[z], out);
      }
    }
    if (same > 0) {
      out.gamma(same + 1);
    }
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

  private void column(byte[] cells, int cell, int place, int changes, BitSink out) {
    columns.predict(place);
    if (Integer.bitCount(changes) >= Columns.MOST_RUNS) {
      op(Columns.CELLS, out);
      for (int y = 0; y < Voxels.SIZE; y++) {
        number(cells[cell + y * Voxels.SIZE], out);
      }
      columns.changes[place] = 0;
      columns.blocks[place] = 0;
      return;
    }
    long blocks = cells[cell] & 0xff;
    int shift = 8;
    for (int rest = changes; rest != 0; rest &= rest - 1, shift += 8) {
      int y = Integer.numberOfTrailingZeros(rest);
      blocks |= (cells[cell + y * Voxels.SIZE] & 0xffL) << shift;
    }
    columns.changes[place] = changes;
    columns.blocks[place] = blocks;
    describe(changes, blocks, out);
  }

  private void describe(int changes, long blocks, BitSink out) {
    int expected = columns.changesAt(columns.predicted);
    if (blocks == columns.blocksAt(columns.predicted)
        && Integer.bitCount(changes) == Integer.bitCount(expected)) {
      if (changes == expected) {
        same++;
      } else if (changes == expected << 1) {
        op(Columns.UP, out);
      } else if (changes == expected >>> 1) {
        op(Columns.DOWN, out);
      } else {
        op(Columns.BENT, out);
        bend(changes, expected, out);
      }
      return;
    }
    expected = columns.changesAt(columns.other);
    if (blocks == columns.blocksAt(columns.other)
        && Integer.bitCount(changes) == Integer.bitCount(expected)) {
      op(Columns.BENT_OTHER, out);
      bend(changes, expected, out);
      return;
    }
    op(Columns.FRESH, out);
    fresh(changes, blocks, out);
  }

  private void op(int op, BitSink out) {
    out.gamma(same + 1);
    out.gamma(op);
    same = 0;
  }

  private static void bend(int changes, int expected, BitSink out) {
    int from = expected;
    for (int rest = changes; rest != 0; rest &= rest - 1, from &= from - 1) {
      int by = Integer.numberOfTrailingZeros(rest) - Integer.numberOfTrailingZeros(from);
      out.gamma((by << 1 ^ by >> 31) + 1);
    }
  }

  private void fresh(int changes, long blocks, BitSink out) {
    int runs = Integer.bitCount(changes) + 1;
    out.gamma(runs);
    for (int i = 0; i < runs; i++) {
      number((byte) (blocks >>> 8 * i), out);
    }
    int last = 0;
    for (int rest = changes; rest != 0; rest &= rest - 1) {
      int y = Integer.numberOfTrailingZeros(rest);
      out.gamma(y - last);
      last = y;
    }
  }

  /** The block's number in the palette; a new one is followed by the block. */
  private void number(byte block, BitSink out) {
    int number = numbers[block & 0xff];
    if (number < 0) {
      numbers[block & 0xff] = (short) paletteSize;
      out.gamma(++paletteSize);
      out.bits(block & 0xff, 8);
    } else {
      out.gamma(number + 1);
    }
  }
}
