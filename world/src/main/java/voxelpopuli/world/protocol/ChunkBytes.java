package voxelpopuli.world.protocol;

import java.util.List;
import java.util.function.Supplier;
import voxelpopuli.world.codec.Decoded;
import voxelpopuli.world.codec.DifferenceCodec;
import voxelpopuli.world.codec.SliceCodec;
import voxelpopuli.world.codec.VoxelCodec;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.Voxels;

/**
 * Voxels and slices as they are inside frames and snapshots. Codecs have working space: one of each
 * a thread.
 */
public final class ChunkBytes {

  private static final ThreadLocal<VoxelCodec> VOXELS = ThreadLocal.withInitial(VoxelCodec::new);
  private static final ThreadLocal<DifferenceCodec> DIFFERENCES =
      ThreadLocal.withInitial(DifferenceCodec::new);
  private static final ThreadLocal<SliceCodec> SLICES = ThreadLocal.withInitial(SliceCodec::new);

  /** No chunk of the surface is whole in so few bytes: no need to try. */
  private static final int SURELY_SHORTER = 256;

  private ChunkBytes() {}

  /** A chunk's blocks as bytes. */
  public static byte[] voxels(Voxels voxels) {
    return VOXELS.get().encode(voxels);
  }

  /** A chunk's blocks from bytes. */
  public static Voxels voxels(byte[] bytes) throws MalformedException {
    return sound(VOXELS.get().decode(bytes));
  }

  /**
   * A chunk's blocks as bytes for a reader who can generate the untouched ground: only what differs
   * from it, unless that is longer than the whole.
   *
   * @param version of the generator that made the ground
   */
  public static byte[] voxels(Voxels voxels, Voxels ground, int version) {
    byte[] small = DIFFERENCES.get().encode(voxels, ground, version, SURELY_SHORTER).orElse(null);
    if (small != null) {
      return small;
    }
    byte[] whole = voxels(voxels);
    return DIFFERENCES.get().encode(voxels, ground, version, whole.length).orElse(whole);
  }

  /**
   * A chunk's blocks from bytes, whole or as a difference from the ground.
   *
   * @param version of the generator that makes the ground
   * @param ground called only for a difference
   */
  public static Voxels voxels(byte[] bytes, int version, Supplier<Voxels> ground)
      throws MalformedException {
    if (!DifferenceCodec.isDifference(bytes)) {
      return voxels(bytes);
    }
    if (DifferenceCodec.groundVersion(bytes).filter(made -> made == version).isEmpty()) {
      throw new MalformedException("a difference from a ground that is not known here");
    }
    return sound(DIFFERENCES.get().decode(bytes, ground.get()));
  }

  /** Slices as bytes. */
  public static byte[] slices(List<MeshSlice> slices) {
    return SLICES.get().encode(slices);
  }

  /** Slices from bytes. */
  public static List<MeshSlice> slices(byte[] bytes) throws MalformedException {
    return sound(SLICES.get().decode(bytes));
  }

  private static <T> T sound(Decoded<T> decoded) throws MalformedException {
    if (decoded instanceof Decoded.Ok<T> ok) {
      return ok.value();
    }
    throw new MalformedException(((Decoded.Bad<T>) decoded).reason());
  }
}
