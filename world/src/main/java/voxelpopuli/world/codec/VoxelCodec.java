package voxelpopuli.world.codec;

import java.util.Arrays;
import voxelpopuli.world.voxel.Voxels;

/**
 * A chunk's blocks as bytes, and back. Holds about 150 KiB of working space: keep one a thread.
 *
 * <p>Decoding is safe for any input: no answer takes more than the working space and one chunk.
 */
public final class VoxelCodec implements AutoCloseable {

  /** First byte of everything that this class writes. */
  public static final int VERSION = 1;

  /**
   * No chunk is longer: header, palette size, palette, cells, and zstd's frame if all else fails.
   */
  public static final int MOST_BYTES = 2 + Voxels.VOLUME;

  private static final int UNIFORM = 0;
  private static final int COLUMNS = 1;
  private static final int CELLS = 2;
  private static final int PACKED_CELLS = 3;

  /** Beyond this a chunk has so little order that its plain cells may pack better. */
  private static final int MANY_BYTES = 4096;

  private static final int HEADER = 2;

  /** Made when first needed: to load zstd takes a tenth of a second, and few chunks need it. */
  private Packer packer;

  private final ColumnWriter writer = new ColumnWriter();
  private final ColumnReader reader = new ColumnReader();
  private final BitSink bits = new BitSink();
  private final byte[] cells = new byte[Voxels.VOLUME];
  private final byte[] out = new byte[MOST_BYTES];

  public byte[] encode(Voxels voxels) {
    if (voxels.isUniform()) {
      return new byte[] {VERSION, UNIFORM, (byte) voxels.get(0)};
    }
    voxels.copyTo(cells);
    bits.clear();
    bits.bits(VERSION, 8);
    bits.bits(COLUMNS, 8);
    writer.write(cells, bits);
    return bits.size() > MANY_BYTES ? smaller(bits.toBytes()) : bits.toBytes();
  }

  public Decoded<Voxels> decode(byte[] bytes) {
    try {
      return new Decoded.Ok<>(read(bytes));
    } catch (MalformedException e) {
      return new Decoded.Bad<>(e.getMessage());
    }
  }

  private byte[] smaller(byte[] columns) {
    int packed = packer().pack(cells, out, HEADER);
    if (Math.min(columns.length, HEADER + packed) >= HEADER + cells.length) {
      System.arraycopy(cells, 0, out, HEADER, cells.length);
      return withHeader(CELLS, cells.length);
    }
    return HEADER + packed < columns.length ? withHeader(PACKED_CELLS, packed) : columns;
  }

  private byte[] withHeader(int kind, int length) {
    out[0] = VERSION;
    out[1] = (byte) kind;
    return Arrays.copyOf(out, HEADER + length);
  }

  private Voxels read(byte[] bytes) throws MalformedException {
    if (bytes.length < 3 || bytes.length > MOST_BYTES) {
      throw new MalformedException("a chunk of " + bytes.length + " bytes");
    }
    if (bytes[0] != VERSION) {
      throw new MalformedException("chunk format " + bytes[0] + " is not known here");
    }
    int length = bytes.length - HEADER;
    switch (bytes[1]) {
      case UNIFORM -> {
        require(length == 1, "a uniform chunk is three bytes");
        return Voxels.uniform(bytes[HEADER]);
      }
      case COLUMNS -> reader.read(new BitSource(bytes, HEADER), cells);
      case CELLS -> {
        require(length == Voxels.VOLUME, "plain cells are 32,768 bytes");
        System.arraycopy(bytes, HEADER, cells, 0, length);
      }
      case PACKED_CELLS ->
          require(
              packer().unpack(bytes, HEADER, length, cells) == Voxels.VOLUME,
              "packed cells are 32,768 bytes");
      default -> throw new MalformedException("chunk kind " + bytes[1] + " is not known here");
    }
    return Voxels.of(cells);
  }

  private static void require(boolean holds, String otherwise) throws MalformedException {
    if (!holds) {
      throw new MalformedException(otherwise);
    }
  }

  private Packer packer() {
    if (packer == null) {
      packer = new Packer();
    }
    return packer;
  }

  @Override
  public void close() {
    if (packer != null) {
      packer.close();
    }
  }
}
