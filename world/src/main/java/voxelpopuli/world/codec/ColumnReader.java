package voxelpopuli.world.codec;

import voxelpopuli.world.voxel.Voxels;

/** Rebuilds blocks from what {@link ColumnWriter} wrote, or from anything else, with suspicion. */
final class ColumnReader {

  private final Columns columns = new Columns();
  private final int[] rows = new int[Voxels.SIZE];
  private final long[] rest = new long[Voxels.SIZE];

  /** By z, 32 blocks of a column that is not stored as runs; and whether it is not. */
  private final byte[] plainBlocks = new byte[Voxels.SIZE * Voxels.SIZE];

  private final boolean[] plain = new boolean[Voxels.SIZE];
  private final byte[] palette = new byte[256];
  private int paletteSize;

  /** Writes 32,768 blocks. */
  void read(BitSource in, byte[] cells) throws MalformedException {
    paletteSize = 0;
    int same = in.gamma(Columns.COUNT + 1) - 1;
    for (int place = 0; place < Columns.COUNT; place++) {
      columns.predict(place);
      if (same-- > 0) {
        take(place, columns.predicted);
      } else {
        column(place, in);
        same = place + 1 == Columns.COUNT ? 0 : in.gamma(Columns.COUNT - place) - 1;
      }
      int z = place & 31;
      rows[z] = columns.changes[place];
      rest[z] = columns.blocks[place];
      if (z == 31) {
        lay(cells, (place >> 5) * 1024);
      }
    }
    in.end();
  }

  private void column(int place, BitSource in) throws MalformedException {
    int expected = columns.changesAt(columns.predicted);
    int op = in.gamma(Columns.LAST_OP);
    switch (op) {
      case Columns.UP -> put(place, moved(expected, expected << 1), columns.predicted);
      case Columns.DOWN -> put(place, moved(expected, expected >>> 1), columns.predicted);
      case Columns.BENT -> put(place, bent(expected, in), columns.predicted);
      case Columns.BENT_OTHER ->
          put(place, bent(columns.changesAt(columns.other), in), columns.other);
      case Columns.FRESH -> fresh(place, in);
      default -> {
        int z = place & 31;
        plain[z] = true;
        for (int y = 0; y < Voxels.SIZE; y++) {
          plainBlocks[z * Voxels.SIZE + y] = (byte) block(in);
        }
        columns.changes[place] = 0;
        columns.blocks[place] = 0;
      }
    }
  }

  private static int moved(int expected, int changes) throws MalformedException {
    if ((changes & 1) != 0 || Integer.bitCount(changes) != Integer.bitCount(expected)) {
      throw new MalformedException("a column is moved out of the chunk");
    }
    return changes;
  }

  private void take(int place, int from) {
    put(place, columns.changesAt(from), from);
  }

  private void put(int place, int changes, int blocksOf) {
    columns.blocks[place] = columns.blocksAt(blocksOf);
    columns.changes[place] = changes;
  }

  private static int bent(int expected, BitSource in) throws MalformedException {
    int changes = 0;
    int last = 0;
    for (int from = expected; from != 0; from &= from - 1) {
      int zigzag = in.gamma(64) - 1;
      last = change(last, Integer.numberOfTrailingZeros(from) + (zigzag >>> 1 ^ -(zigzag & 1)));
      changes |= 1 << last;
    }
    return changes;
  }

  private void fresh(int place, BitSource in) throws MalformedException {
    int runs = in.gamma(Columns.MOST_RUNS);
    long blocks = 0;
    for (int i = 0; i < runs; i++) {
      blocks |= (long) block(in) << 8 * i;
    }
    int changes = 0;
    int last = 0;
    for (int i = 1; i < runs; i++) {
      last = change(last, last + in.gamma(Voxels.SIZE));
      changes |= 1 << last;
    }
    columns.changes[place] = changes;
    columns.blocks[place] = blocks;
  }

  private static int change(int last, int y) throws MalformedException {
    if (y <= last || y >= Voxels.SIZE) {
      throw new MalformedException("a column changes at " + y + " after " + last);
    }
    return y;
  }

  private int block(BitSource in) throws MalformedException {
    int number = in.gamma(Math.min(paletteSize + 1, 256)) - 1;
    if (number == paletteSize) {
      palette[paletteSize++] = (byte) in.bits(8);
    }
    return palette[number] & 0xff;
  }

  /** Writes one x: each row is the one below it but for the columns that change there. */
  private void lay(byte[] cells, int at) {
    for (int z = 0; z < Voxels.SIZE; z++) {
      cells[at + z] = block(z);
    }
    Bits.transpose(rows);
    for (int y = 1; y < Voxels.SIZE; y++) {
      int row = at + y * Voxels.SIZE;
      for (int i = row; i < row + Voxels.SIZE; i += 8) {
        ColumnWriter.LONGS.set(cells, i, (long) ColumnWriter.LONGS.get(cells, i - Voxels.SIZE));
      }
      for (int bits = rows[y]; bits != 0; bits &= bits - 1) {
        int z = Integer.numberOfTrailingZeros(bits);
        cells[row + z] = block(z);
      }
    }
    for (int z = 0; z < Voxels.SIZE; z++) {
      for (int y = 0; y < Voxels.SIZE && plain[z]; y++) {
        cells[at + y * Voxels.SIZE + z] = plainBlocks[z * Voxels.SIZE + y];
      }
      plain[z] = false;
    }
  }

  /** The next block of a column on its way up. */
  private byte block(int z) {
    byte block = (byte) rest[z];
    rest[z] >>>= 8;
    return block;
  }
}
