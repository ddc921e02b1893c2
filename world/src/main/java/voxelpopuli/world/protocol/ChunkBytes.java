package voxelpopuli.world.protocol;

import java.util.List;
import voxelpopuli.world.codec.Decoded;
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
  private static final ThreadLocal<SliceCodec> SLICES = ThreadLocal.withInitial(SliceCodec::new);

  private ChunkBytes() {}

  /** A chunk's blocks as bytes. */
  public static byte[] voxels(Voxels voxels) {
    return VOXELS.get().encode(voxels);
  }

  /** A chunk's blocks from bytes. */
  public static Voxels voxels(byte[] bytes) throws MalformedException {
    return sound(VOXELS.get().decode(bytes));
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
