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
  private static final int PACKED_COLUMNS = 2;
  private static final int CELLS = 3;
  private static final int PACKED_CELLS = 4;

  private final Packer packer = new Packer();
  private final ColumnWriter writer = new ColumnWriter();
  private final ColumnReader reader = new ColumnReader();
  private final byte[] cells = new byte[Voxels.VOLUME];
  private final byte[] columns = new byte[ColumnWriter.MOST_BYTES];
  private final byte[] out = new byte[MOST_BYTES];

  public byte[] encode(Voxels voxels) {
    out[0] = VERSION;
    if (voxels.isUniform()) {
      out[1] = UNIFORM;
      out[2] = (byte) voxels.get(0);
      return Arrays.copyOf(out, 3);
    }
    voxels.copyTo(cells);
    int length = writer.write(cells, columns);
    return length < 0
        ? pack(cells, cells.length, PACKED_CELLS, CELLS)
        : pack(columns, length, PACKED_COLUMNS, COLUMNS);
  }

  public Decoded<Voxels> decode(byte[] bytes) {
    try {
      return new Decoded.Ok<>(read(bytes));
    } catch (MalformedException e) {
      return new Decoded.Bad<>(e.getMessage());
    }
  }

  private byte[] pack(byte[] source, int length, int packed, int plain) {
    int size = packer.pack(source, length, out, 2);
    if (size < length) {
      out[1] = (byte) packed;
      return Arrays.copyOf(out, 2 + size);
    }
    out[1] = (byte) plain;
    System.arraycopy(source, 0, out, 2, length);
    return Arrays.copyOf(out, 2 + length);
  }

  private Voxels read(byte[] bytes) throws MalformedException {
    if (bytes.length < 3 || bytes.length > MOST_BYTES) {
      throw new MalformedException("a chunk of " + bytes.length + " bytes");
    }
    if (bytes[0] != VERSION) {
      throw new MalformedException("chunk format " + bytes[0] + " is not known here");
    }
    int length = bytes.length - 2;
    switch (bytes[1]) {
      case UNIFORM -> {
        require(length == 1, "a uniform chunk is three bytes");
        return Voxels.uniform(bytes[2]);
      }
      case COLUMNS -> {
        require(length <= columns.length, "too many bytes of columns");
        System.arraycopy(bytes, 2, columns, 0, length);
        reader.read(columns, length, cells);
      }
      case PACKED_COLUMNS -> {
        reader.read(columns, packer.unpack(bytes, 2, length, columns), cells);
      }
      case CELLS -> {
        require(length == Voxels.VOLUME, "plain cells are 32,768 bytes");
        System.arraycopy(bytes, 2, cells, 0, length);
      }
      case PACKED_CELLS ->
          require(
              packer.unpack(bytes, 2, length, cells) == Voxels.VOLUME,
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

  @Override
  public void close() {
    packer.close();
  }
}
