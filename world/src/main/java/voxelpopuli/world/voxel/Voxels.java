package voxelpopuli.world.voxel;

import java.util.Arrays;

/**
 * The 32³ blocks of a chunk (or any other byte a cell, such as light).
 *
 * <p>A uniform chunk is one value. Any other is 512 bricks of 4 × 2 × 8 cells: a uniform brick is
 * its entry in a table of 1 KiB, a mixed one a record in a pool ({@link Brick}) with a palette of
 * its own and 1 to 8 bits a cell. Palettes grow and shrink with every {@link #set}. A palette for
 * the whole chunk would need 3–4 bits a cell, 12–16 KiB, as soon as a surface has water, trees and
 * ores; bricks keep a typical surface chunk below 4 KiB, because most bricks are all air or all
 * stone.
 *
 * <p>Not thread-safe, but a {@link #snapshot} may be handed to another thread: it shares the arrays
 * until one side writes.
 */
public final class Voxels {

  public static final int SIZE = 32;
  public static final int VOLUME = SIZE * SIZE * SIZE;

  /** 8 along x, 16 along y, 4 along z. */
  private static final int BRICKS = VOLUME / Brick.CELLS;

  /** Table entry: two bits of code, 14 of payload (value, or the record's place in the pool). */
  private static final int CODE_SHIFT = 14;

  private static final int PAYLOAD = (1 << CODE_SHIFT) - 1;

  /** Codes 1 and 2 are those widths, placed in units of 2 bytes; 3 is all that are wider. */
  private static final int WIDE = 3;

  /** Wide records are placed in units of 8 bytes, which leaves two bits for the width. */
  private static final int WIDE_SHIFT = 12;

  private static final int[] WIDE_WIDTHS = {3, 4, Brick.RAW};

  /** Spare room in the pool when it grows: some five palettes more before the next copy. */
  private static final int SPARE = 96;

  private char[] table;
  private byte[] pool;
  private int used;
  private byte uniform;
  private boolean shared;

  private Voxels() {}

  /** All cells the same. */
  public static Voxels uniform(int value) {
    Voxels voxels = new Voxels();
    voxels.uniform = (byte) value;
    return voxels;
  }

  /** Builds from 32,768 values in the order of {@link #index}. */
  public static Voxels of(byte[] values) {
    if (values.length != VOLUME) {
      throw new IllegalArgumentException("a chunk has 32,768 cells, not " + values.length);
    }
    Voxels voxels = uniform(values[0]);
    if (!allEqual(values)) {
      voxels.build(values);
    }
    return voxels;
  }

  /** {@code (x*32 + y)*32 + z}: the order of all flat arrays of cells. */
  public static int index(int x, int y, int z) {
    return (x * SIZE + y) * SIZE + z;
  }

  public int get(int x, int y, int z) {
    if (table == null) {
      return uniform & 0xff;
    }
    int entry = table[brick(x, y, z)];
    return entry >> CODE_SHIFT == 0
        ? entry & 0xff
        : Brick.get(pool, place(entry), width(entry), cell(x, y, z));
  }

  public int get(int index) {
    return get(index >> 10, index >> 5 & 31, index & 31);
  }

  /**
   * Writes one cell.
   *
   * @return what was there before
   */
  public int set(int x, int y, int z, int value) {
    int old = get(x, y, z);
    if (old != (value & 0xff)) {
      makeWritable();
      write(brick(x, y, z), cell(x, y, z), (byte) value);
    }
    return old;
  }

  /** Makes all cells the same. */
  public void fill(int value) {
    uniform = (byte) value;
    table = null;
    pool = null;
    used = 0;
    shared = false;
  }

  /** How many cells have this value. */
  public int count(int value) {
    return count(ByteSet.of(other -> other == (value & 0xff)));
  }

  /** How many cells have a value of the set. */
  public int count(ByteSet set) {
    if (table == null) {
      return set.has(uniform) ? VOLUME : 0;
    }
    int count = 0;
    for (int b = 0; b < table.length; b++) {
      count += Long.bitCount(mask(b, set));
    }
    return count;
  }

  public boolean isUniform() {
    return table == null;
  }

  /** A copy that costs nothing until one of the two is written; safe to hand to another thread. */
  public Voxels snapshot() {
    Voxels copy = uniform(uniform);
    copy.table = table;
    copy.pool = pool;
    copy.used = used;
    copy.shared = table != null;
    shared = table != null;
    return copy;
  }

  /** Writes all 32,768 values in the order of {@link #index}. */
  public void copyTo(byte[] target) {
    if (table == null) {
      Arrays.fill(target, 0, VOLUME, uniform);
      return;
    }
    byte[] cells = new byte[Brick.CELLS];
    for (int b = 0; b < table.length; b++) {
      int entry = table[b];
      int start = firstCell(b);
      if (entry >> CODE_SHIFT == 0) {
        long eight = (entry & 0xff) * Brick.ONES;
        for (int row = 0; row < 8; row++) {
          Brick.LONGS.set(target, start + rowOffset(row), eight);
        }
      } else {
        Brick.decode(pool, place(entry), width(entry), cells);
        for (int row = 0; row < 8; row++) {
          Brick.LONGS.set(target, start + rowOffset(row), (long) Brick.LONGS.get(cells, row * 8));
        }
      }
    }
  }

  public byte[] toBytes() {
    byte[] values = new byte[VOLUME];
    copyTo(values);
    return values;
  }

  /**
   * The cells whose value is in the set, as bits: row {@code x*32 + y} has bit z.
   *
   * @param rows 1,024 ints, overwritten
   */
  public void rows(ByteSet set, int[] rows) {
    if (table == null) {
      Arrays.fill(rows, 0, SIZE * SIZE, set.has(uniform) ? -1 : 0);
      return;
    }
    for (int bundle = 0; bundle < BRICKS / 4; bundle++) {
      long north = mask(bundle * 4, set);
      long second = mask(bundle * 4 + 1, set);
      long third = mask(bundle * 4 + 2, set);
      long south = mask(bundle * 4 + 3, set);
      int first = (bundle >> 4) * 4 * SIZE + (bundle & 15) * 2;
      for (int row = 0; row < 8; row++) {
        int shift = row * 8;
        rows[first + (row >> 1) * SIZE + (row & 1)] =
            (int) (north >>> shift) & 0xff
                | ((int) (second >>> shift) & 0xff) << 8
                | ((int) (third >>> shift) & 0xff) << 16
                | (int) (south >>> shift) << 24;
      }
    }
  }

  /**
   * Several sets at once, for a part of the chunk, ORed into rows of 64 bits that may span chunks.
   *
   * @param setsByValue bit k says whether the value is in set k
   * @param x0 from this x, a multiple of 4, below x1, another
   * @param y0 from this y, a multiple of 2, below y1, another
   * @param shift by how many bits z moves up: -16, 0 to 32, or 48; bits that fall out are dropped
   * @param targets by set; row (x, y) goes to {@code first + (x - x0)*64 + (y - y0)}
   */
  public void addRows(
      byte[] setsByValue, int x0, int x1, int y0, int y1, int shift, long[][] targets, int first) {
    if (table == null) {
      for (int k = 0; k < targets.length; k++) {
        if ((setsByValue[uniform & 0xff] >> k & 1) != 0) {
          fillRows(x1 - x0, y1 - y0, shift, targets[k], first);
        }
      }
      return;
    }
    int z0 = shift < 0 ? 2 : 0;
    int z1 = shift == 48 ? 2 : 4;
    for (int x = x0; x < x1; x += 4) {
      for (int y = y0; y < y1; y += 2) {
        int at = first + (x - x0) * 64 + y - y0;
        int brick = brick(x, y, 0);
        int entry = table[brick + z0];
        boolean same = entry >> CODE_SHIFT == 0;
        for (int bz = z0 + 1; same && bz < z1; bz++) {
          same = table[brick + bz] == entry;
        }
        if (same) {
          addUniform(setsByValue[entry], shift, targets, at);
          continue;
        }
        for (int bz = z0; bz < z1; bz++) {
          addBrick(table[brick + bz], setsByValue, bz * 8 + shift, targets, at);
        }
      }
    }
  }

  /** All of the bricks along z are the same: most are, and then eight rows are written at once. */
  private static void addUniform(int in, int shift, long[][] targets, int at) {
    for (int k = 0; in >> k != 0 && k < targets.length; k++) {
      if ((in >> k & 1) != 0) {
        fillRows(4, 2, shift, targets[k], at);
      }
    }
  }

  private static void fillRows(int width, int height, int shift, long[] target, int first) {
    long all = 0xffffffffL;
    long row = shift < 0 ? all >>> -shift : all << shift;
    for (int x = 0; x < width; x++) {
      for (int i = first + x * 64, end = i + height; i < end; i++) {
        target[i] |= row;
      }
    }
  }

  private void addBrick(int entry, byte[] sets, int shift, long[][] targets, int at) {
    boolean uniform = entry >> CODE_SHIFT == 0;
    int place = place(entry);
    int width = width(entry);
    int in = uniform ? sets[entry] : Brick.sets(pool, place, width, sets);
    for (int k = 0; in >> k != 0 && k < targets.length; k++) {
      if ((in >> k & 1) != 0) {
        long mask = uniform ? -1L : Brick.mask(pool, place, width, sets, k);
        addMask(mask, shift, targets[k], at);
      }
    }
  }

  /** Distributes a brick's eight rows of eight cells. */
  private static void addMask(long mask, int shift, long[] target, int at) {
    target[at] |= (mask & 0xff) << shift;
    target[at + 1] |= (mask >>> 8 & 0xff) << shift;
    target[at + 64] |= (mask >>> 16 & 0xff) << shift;
    target[at + 65] |= (mask >>> 24 & 0xff) << shift;
    target[at + 128] |= (mask >>> 32 & 0xff) << shift;
    target[at + 129] |= (mask >>> 40 & 0xff) << shift;
    target[at + 192] |= (mask >>> 48 & 0xff) << shift;
    target[at + 193] |= (mask >>> 56) << shift;
  }

  /**
   * ORs together a flag byte of every value that may occur: all that do, and perhaps some that an
   * edit has just removed. Tells cheaply what a chunk has none of.
   */
  public int flags(byte[] flagsByValue) {
    if (table == null) {
      return flagsByValue[uniform & 0xff];
    }
    int flags = 0;
    for (int entry : table) {
      if (entry >> CODE_SHIFT == 0) {
        flags |= flagsByValue[entry & 0xff];
      } else {
        flags |= Brick.sets(pool, place(entry), width(entry), flagsByValue);
      }
    }
    return flags;
  }

  /**
   * Bytes of heap that this object holds, with compressed references (heaps below 32 GiB), as JOL
   * counts them: headers of 12 and 16 bytes, sizes rounded up to 8. Shared arrays count in full.
   */
  public int heapBytes() {
    int self = 32;
    return table == null ? self : self + 16 + 2 * table.length + (16 + pool.length + 7 & ~7);
  }

  /** Gives back room that earlier edits left in the pool; for chunks that will rest for a while. */
  public void trim() {
    if (table != null && !shared) {
      compact(0);
    }
  }

  /** Whether all cells are equal, however they are stored. */
  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Voxels that)) {
      return false;
    }
    if (table == null || that.table == null) {
      return table == that.table && uniform == that.uniform;
    }
    return table == that.table && pool == that.pool || Arrays.equals(toBytes(), that.toBytes());
  }

  @Override
  public int hashCode() {
    return table == null ? uniform : Arrays.hashCode(toBytes());
  }

  @Override
  public String toString() {
    return table == null
        ? "Voxels(all " + (uniform & 0xff) + ")"
        : "Voxels(" + used + " B of pool)";
  }

  private long mask(int brick, ByteSet set) {
    int entry = table[brick];
    if (entry >> CODE_SHIFT == 0) {
      return set.has(entry) ? -1L : 0;
    }
    return Brick.mask(pool, place(entry), width(entry), set);
  }

  private void write(int brick, int cell, byte value) {
    int entry = table[brick];
    if (entry >> CODE_SHIFT == 0) {
      byte[] cells = new byte[Brick.CELLS];
      Arrays.fill(cells, (byte) entry);
      cells[cell] = value;
      store(brick, cells);
      return;
    }
    int at = place(entry);
    int width = width(entry);
    if (width == Brick.RAW) {
      rewrite(brick, at, width, cell, value);
      return;
    }
    int before = Brick.index(pool, at, width, cell);
    int index = paletteIndex(at, width, value);
    if (index < 0) {
      rewrite(brick, at, width, cell, value);
      return;
    }
    pool[at + 8 * width + index] = value;
    Brick.putIndex(pool, at, width, cell, index);
    if (Brick.cellsOf(pool, at, width, before) == 0) {
      // A value has gone: perhaps the rest fits into fewer bits, or the brick is uniform now.
      rewrite(brick, at, width, cell, value);
    }
  }

  /** Where the palette has the value, or has room for it; -1 if neither. */
  private int paletteIndex(int at, int width, byte value) {
    int free = -1;
    for (int i = 0; i < 1 << width; i++) {
      boolean inUse = Brick.cellsOf(pool, at, width, i) != 0;
      if (inUse && pool[at + 8 * width + i] == value) {
        return i;
      }
      free = inUse ? free : i;
    }
    return free;
  }

  private void rewrite(int brick, int at, int width, int cell, byte value) {
    byte[] cells = new byte[Brick.CELLS];
    Brick.decode(pool, at, width, cells);
    cells[cell] = value;
    store(brick, cells);
  }

  /** Stores a brick's cells at the least width, in place if they fit there. */
  private void store(int brick, byte[] cells) {
    byte[] values = new byte[17];
    long[] masks = new long[17];
    int count = Brick.values(cells, values, masks);
    int entry = table[brick];
    if (count == 1) {
      table[brick] = (char) (values[0] & 0xff);
      collapseIfUniform();
      return;
    }
    int width = Brick.widthFor(count);
    int at;
    if (entry >> CODE_SHIFT != 0 && width(entry) == width) {
      at = place(entry);
    } else {
      table[brick] = 0; // the old record is garbage from here on
      at = allocate(width);
    }
    Brick.encode(pool, at, cells, values, masks, count);
    table[brick] = entry(width, at);
  }

  private void collapseIfUniform() {
    char first = table[0];
    for (char entry : table) {
      if (entry != first || entry >> CODE_SHIFT != 0) {
        return;
      }
    }
    fill(first);
  }

  /** Room for a record; may move all others, so places read before are stale. */
  private int allocate(int width) {
    int size = Brick.size(width);
    int at = aligned(used, width);
    if (at + size > pool.length) {
      compact(size + SPARE); // the spare room covers alignment
      at = aligned(used, width);
    }
    used = at + size;
    return at;
  }

  /**
   * Copies the records in use into a pool of just their size and some room. No record takes more
   * than 64 bytes, alignment included, so 32,768 are always enough.
   */
  private void compact(int room) {
    int live = 0;
    for (char entry : table) {
      live =
          entry >> CODE_SHIFT == 0 ? live : aligned(live, width(entry)) + Brick.size(width(entry));
    }
    byte[] fresh = new byte[Math.min(live + room, VOLUME)];
    int end = 0;
    for (int b = 0; b < table.length; b++) {
      int entry = table[b];
      if (entry >> CODE_SHIFT != 0) {
        int width = width(entry);
        int at = aligned(end, width);
        System.arraycopy(pool, place(entry), fresh, at, Brick.size(width));
        table[b] = entry(width, at);
        end = at + Brick.size(width);
      }
    }
    pool = fresh;
    used = end;
  }

  private void makeWritable() {
    if (table == null) {
      table = new char[BRICKS];
      Arrays.fill(table, (char) (uniform & 0xff));
      pool = new byte[SPARE];
      used = 0;
    } else if (shared) {
      table = table.clone();
      pool = pool.clone();
    }
    shared = false;
  }

  private void build(byte[] source) {
    table = new char[BRICKS];
    byte[] records = new byte[4096];
    byte[] cells = new byte[Brick.CELLS];
    byte[] values = new byte[17];
    long[] masks = new long[17];
    int end = 0;
    for (int b = 0; b < table.length; b++) {
      if (gather(source, firstCell(b), cells)) {
        table[b] = (char) (cells[0] & 0xff);
        continue;
      }
      int count = Brick.values(cells, values, masks);
      int width = Brick.widthFor(count);
      int at = aligned(end, width);
      if (at + Brick.CELLS > records.length) {
        records = Arrays.copyOf(records, records.length * 2);
      }
      Brick.encode(records, at, cells, values, masks, count);
      table[b] = entry(width, at);
      end = at + Brick.size(width);
    }
    pool = Arrays.copyOf(records, end);
    used = end;
  }

  /** Collects a brick's cells; answers whether they are all the same. */
  private static boolean gather(byte[] source, int start, byte[] cells) {
    long first = (long) Brick.LONGS.get(source, start);
    long differs = first ^ (first & 0xff) * Brick.ONES;
    for (int row = 0; row < 8; row++) {
      long eight = (long) Brick.LONGS.get(source, start + rowOffset(row));
      differs |= eight ^ first;
      Brick.LONGS.set(cells, row * 8, eight);
    }
    return differs == 0;
  }

  private static boolean allEqual(byte[] values) {
    // Equal to itself moved by one: Arrays.mismatch compares with the widest vectors there are.
    return Arrays.mismatch(values, 0, VOLUME - 1, values, 1, VOLUME) < 0;
  }

  private static int brick(int x, int y, int z) {
    return (x >> 2) * 64 + (y >> 1) * 4 + (z >> 3);
  }

  private static int cell(int x, int y, int z) {
    return (x & 3) * 16 + (y & 1) * 8 + (z & 7);
  }

  private static int firstCell(int brick) {
    return index((brick >> 6) * 4, (brick >> 2 & 15) * 2, (brick & 3) * 8);
  }

  /** From a brick's first cell to its row of eight cells along z, in a flat array. */
  private static int rowOffset(int row) {
    return (row >> 1) * SIZE * SIZE + (row & 1) * SIZE;
  }

  private static int aligned(int at, int width) {
    return width <= 2 ? at : at + 7 & ~7;
  }

  private static char entry(int width, int at) {
    if (width <= 2) {
      return (char) (width << CODE_SHIFT | at >> 1);
    }
    int wide = width == Brick.RAW ? 2 : width - 3;
    return (char) (WIDE << CODE_SHIFT | wide << WIDE_SHIFT | at >> 3);
  }

  private static int width(int entry) {
    int code = entry >> CODE_SHIFT;
    return code == WIDE ? WIDE_WIDTHS[entry >> WIDE_SHIFT & 3] : code;
  }

  private static int place(int entry) {
    return entry >> CODE_SHIFT == WIDE
        ? (entry & (1 << WIDE_SHIFT) - 1) << 3
        : (entry & PAYLOAD) << 1;
  }
}
