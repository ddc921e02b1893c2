package voxelpopuli.world.codec;

import java.util.Arrays;
import java.util.Optional;
import voxelpopuli.world.voxel.Voxels;

/**
 * A chunk's blocks as what differs from its ground, for readers who can generate that themselves.
 * Holds 64 KiB of working space: keep one a thread.
 *
 * <p>Untouched ground is three bytes, some 1,400 fewer than {@link VoxelCodec} needs for a chunk of
 * the surface.
 */
public final class DifferenceCodec {

  /** Second byte of a difference; the first is {@link VoxelCodec#VERSION}. */
  static final int KIND = 4;

  private static final int HEADER = 3;

  private final byte[] cells = new byte[Voxels.VOLUME];
  private final byte[] below = new byte[Voxels.VOLUME];
  private final BitSink bits = new BitSink();

  /** Whether bytes claim to be a difference, as opposed to a whole chunk. */
  public static boolean isDifference(byte[] bytes) {
    return bytes.length >= 2 && bytes[1] == KIND;
  }

  /** The ground's version that a difference was made on, if it is one. */
  public static Optional<Integer> groundVersion(byte[] bytes) {
    return isDifference(bytes) && bytes.length >= HEADER
        ? Optional.of(bytes[2] & 0xff)
        : Optional.empty();
  }

  /**
   * Encodes, unless the blocks have so little to do with the ground that it takes more bytes than
   * allowed.
   *
   * @param version of the generator, 0 to 255
   */
  public Optional<byte[]> encode(Voxels voxels, Voxels ground, int version, int mostBytes) {
    voxels.copyTo(cells);
    ground.copyTo(below);
    bits.clear();
    bits.bits(VoxelCodec.VERSION, 8);
    bits.bits(KIND, 8);
    bits.bits(version, 8);
    int last = -1;
    for (int at = next(0); at < Voxels.VOLUME; at = next(at + 1)) {
      bits.gamma(at - last + 1);
      bits.bits(cells[at] & 0xff, 8);
      last = at;
      if (bits.size() > mostBytes) {
        return Optional.empty();
      }
    }
    if (last >= 0) {
      bits.gamma(1); // no further one
    }
    return Optional.of(bits.toBytes());
  }

  /** The first cell from here on that differs from the ground. */
  private int next(int from) {
    int further =
        from >= Voxels.VOLUME
            ? -1
            : Arrays.mismatch(cells, from, Voxels.VOLUME, below, from, Voxels.VOLUME);
    return further < 0 ? Voxels.VOLUME : from + further;
  }

  /** Puts the differences on the ground, which is not changed. Safe for any input. */
  public Decoded<Voxels> decode(byte[] bytes, Voxels ground) {
    try {
      return new Decoded.Ok<>(read(bytes, ground));
    } catch (MalformedException e) {
      return new Decoded.Bad<>(e.getMessage());
    }
  }

  private Voxels read(byte[] bytes, Voxels ground) throws MalformedException {
    if (bytes.length < HEADER || bytes.length > VoxelCodec.MOST_BYTES) {
      throw new MalformedException("a difference of " + bytes.length + " bytes");
    }
    if (bytes[0] != VoxelCodec.VERSION || bytes[1] != KIND) {
      throw new MalformedException("not a difference of a known format");
    }
    if (bytes.length == HEADER) {
      return ground.snapshot();
    }
    ground.copyTo(cells);
    BitSource in = new BitSource(bytes, HEADER);
    int last = -1;
    for (int step = in.gamma(Voxels.VOLUME + 1); step > 1; step = in.gamma(Voxels.VOLUME - last)) {
      last += step - 1;
      cells[last] = (byte) in.bits(8);
    }
    in.end();
    return Voxels.of(cells);
  }
}
