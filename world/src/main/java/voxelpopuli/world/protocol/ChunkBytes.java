package voxelpopuli.world.protocol;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/** Voxels and slices as they are inside frames and snapshots. */
public final class ChunkBytes {

  private ChunkBytes() {}

  public static byte[] voxels(Voxels voxels) {
    return Zstd.compress(voxels.toBytes());
  }

  public static Voxels voxels(byte[] bytes) throws MalformedException {
    try {
      byte[] ids = new byte[Voxels.VOLUME];
      if (Zstd.decompress(ids, bytes) != ids.length) {
        throw new MalformedException("a broken chunk");
      }
      return Voxels.of(ids);
    } catch (ZstdException e) {
      throw new MalformedException("a broken chunk");
    }
  }

  public static byte[] slices(List<MeshSlice> slices) {
    int size = slices.stream().mapToInt(slice -> 3 + slice.quads().length * 8).sum();
    ByteBuffer out = ByteBuffer.allocate(size);
    for (MeshSlice slice : slices) {
      out.put((byte) slice.number()).putShort((short) slice.quads().length);
      for (long quad : slice.quads()) {
        out.putLong(quad);
      }
    }
    return out.array();
  }

  public static List<MeshSlice> slices(byte[] bytes) throws MalformedException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    List<MeshSlice> slices = new ArrayList<>();
    while (in.remaining() >= 3) {
      int number = in.get() & 0xff;
      long[] quads = new long[in.getShort() & 0xffff];
      if (number >= MeshSlice.COUNT || in.remaining() < quads.length * 8) {
        throw new MalformedException("a broken mesh");
      }
      for (int i = 0; i < quads.length; i++) {
        quads[i] = in.getLong();
      }
      slices.add(new MeshSlice(Direction.of(number >> 5), number & 31, quads));
    }
    return slices;
  }
}
