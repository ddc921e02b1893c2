package voxelpopuli.world.chunk;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;

/** A chunk made and put into frames for nobody, so that the code has run before somebody waits. */
public final class ChunkRehearsal {

  private ChunkRehearsal() {}

  /** Makes the untouched chunk; gives how many bytes a watcher would have got. */
  public static int make(ChunkPos chunk, TerrainCache terrain) {
    ChunkMaker.Parts untouched = new ChunkMaker.Parts(Optional.empty(), List.of(), Map.of());
    ChunkActor.Made made = ChunkMaker.make(chunk, terrain, untouched);
    byte[] voxels =
        ChunkBytes.voxels(made.content().voxels(), terrain.voxels(chunk), Terrain.VERSION);
    int bytes = 0;
    List<Frame> frames =
        List.of(
            new Frame.ChunkVoxels(chunk, 0, voxels),
            new Frame.Slices(chunk, true, made.slices()),
            new Frame.Subscribe(chunk, 0));
    try {
      for (Frame frame : frames) {
        byte[] encoded = FrameCodec.encode(frame);
        FrameCodec.decode(ByteBuffer.wrap(encoded).position(FrameCodec.PREFIX));
        bytes += encoded.length;
      }
    } catch (MalformedException e) {
      throw new IllegalStateException("our own frame cannot be read", e);
    }
    return bytes;
  }
}
