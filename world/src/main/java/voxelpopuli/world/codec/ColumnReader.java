package voxelpopuli.world.codec;

import java.util.Arrays;
import voxelpopuli.world.voxel.Voxels;

/** Rebuilds blocks from what {@link ColumnWriter} wrote, or from anything else, with suspicion. */
final class ColumnReader {

  private final Columns columns = new Columns();
  private final int[] rows = new int[Voxels.SIZE];
  private final long[] rest = new long[Voxels.SIZE];

  /** By z, where a column's plain cells begin in the source; 0 if it has none. */
  private final int[] plain = new int[Voxels.SIZE];

  private byte[] source;
  private int length;
  private int extra;
  private int paletteSize;

  /** Writes 32,768 blocks. */
  void read(byte[] source, int length, byte[] cells) throws MalformedException {
    this.source = source;
    this.length = length;
    paletteSize = length == 0 ? 0 : (source[0] & 0xff) + 1;
    int ops = 1 + paletteSize;
    extra = ops + Voxels.SIZE * Voxels.SIZE;
    if (length < extra) {
      throw new MalformedException("columns end early");
    }
    for (int x = 0; x < Voxels.SIZE; x++) {
      Arrays.fill(plain, 0);
      for (int z = 0; z < Voxels.SIZE; z++) {
        int place = x * Voxels.SIZE + z;
        columns.predict(place);
        column(place, source[ops + place]);
        rows[z] = columns.changes[place];
        rest[z] = columns.blocks[place];
      }
      lay(cells, x * 1024);
    }
    if (extra != length) {
      throw new MalformedException("columns are followed by something");
    }
  }

  private void column(int place, int op) throws MalformedException {
    int expected = columns.changesAt(columns.predicted);
    if (op == Columns.SAME) {
      put(place, expected, columns.blocksAt(columns.predicted));
    } else if (op >= Columns.MOVED && op < Columns.BENT) {
      int changes = Columns.moved(expected, Columns.move(op));
      if ((changes & 1) != 0 || Integer.bitCount(changes) != Integer.bitCount(expected)) {
        throw new MalformedException("a column is moved out of the chunk");
      }
      put(place, changes, columns.blocksAt(columns.predicted));
    } else if (op == Columns.BENT) {
      put(place, bent(expected), columns.blocksAt(columns.predicted));
    } else if (op == Columns.BENT_OTHER) {
      put(place, bent(columns.changesAt(columns.other)), columns.blocksAt(columns.other));
    } else if (op == Columns.FRESH) {
      fresh(place);
    } else if (op == Columns.CELLS) {
      plain[place & 31] = extra;
      for (int y = 0; y < Voxels.SIZE; y++) {
        number();
      }
      put(place, 0, 0);
    } else {
      throw new MalformedException("no such op: " + op);
    }
  }

  private void put(int place, int changes, long blocks) {
    columns.changes[place] = changes;
    columns.blocks[place] = blocks;
  }

  private int bent(int expected) throws MalformedException {
    int changes = 0;
    int last = 0;
    for (int from = expected; from != 0; from &= from - 1) {
      int zigzag = next();
      int y = Integer.numberOfTrailingZeros(from) + (zigzag >>> 1 ^ -(zigzag & 1));
      last = change(last, y);
      changes |= 1 << y;
    }
    return changes;
  }

  private void fresh(int place) throws MalformedException {
    int runs = next();
    if (runs < 1 || runs > Columns.MOST_RUNS) {
      throw new MalformedException("a column of " + runs + " runs");
    }
    long blocks = 0;
    for (int i = 0; i < runs; i++) {
      blocks |= (long) number() << 8 * i;
    }
    int changes = 0;
    int last = 0;
    for (int i = 1; i < runs; i++) {
      last = change(last, next());
      changes |= 1 << last;
    }
    put(place, changes, blocks);
  }

  private static int change(int last, int y) throws MalformedException {
    if (y <= last || y >= Voxels.SIZE) {
      throw new MalformedException("a column changes at " + y + " after " + last);
    }
    return y;
  }

  private int number() throws MalformedException {
    int number = next();
    if (number >= paletteSize) {
      throw new MalformedException("block number " + number + " of " + paletteSize);
    }
    return number;
  }

  private int next() throws MalformedException {
    if (extra == length) {
      throw new MalformedException("columns end early");
    }
    return source[extra++] & 0xff;
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
      for (int y = 0; y < Voxels.SIZE && plain[z] != 0; y++) {
        cells[at + y * Voxels.SIZE + z] = source[1 + (source[plain[z] + y] & 0xff)];
      }
    }
  }

  /** The next block of a column on its way up. */
  private byte block(int z) {
    byte block = source[1 + (int) (rest[z] & 0xff)];
    rest[z] >>>= 8;
    return block;
  }
}
