package voxelpopuli.client.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Mesher;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/**
 * Guesses what an edit will do to the meshes around it, so that a player sees its own edits at
 * once. The only place in the client that makes meshes: what is drawn otherwise comes from the
 * chunks' owners, and replaces the guess as soon as it comes.
 */
public final class LocalMesher {

  /** Chunks upwards that may keep the sky out; more are hardly ever loaded. */
  private static final int SKY_SEARCHED = 6;

  private final Mesher mesher = new Mesher();

  /** The blocks of a chunk as the player sees them; null if it is not loaded. */
  public interface Seen {
    Voxels voxels(ChunkPos chunk);
  }

  /**
   * The slices that would be others if a block were another one, chunk by chunk: its own and those
   * that it touches.
   */
  public Map<ChunkPos, List<MeshSlice>> after(BlockPos pos, int block, Seen seen) {
    Map<ChunkPos, List<MeshSlice>> changed = new HashMap<>();
    ChunkPos home = pos.chunk();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        for (int dz = -1; dz <= 1; dz++) {
          ChunkPos chunk = home.offset(dx, dy, dz);
          if (touches(chunk, pos) && seen.voxels(chunk) != null) {
            List<MeshSlice> slices = slices(chunk, pos, block, seen);
            if (!slices.isEmpty()) {
              changed.put(chunk, slices);
            }
          }
        }
      }
    }
    return changed;
  }

  private List<MeshSlice> slices(ChunkPos chunk, BlockPos pos, int block, Seen seen) {
    Neighbourhood around =
        Neighbourhood.gather(
            chunk,
            at -> orElse(seen.voxels(at), Blocks.STONE), // no faces against what nobody knows
            at ->
                SkyPlane.above(
                    at,
                    at.y() + SKY_SEARCHED,
                    above -> orElse(seen.voxels(above), Blocks.AIR),
                    Blocks.CLEAR));
    return ChunkMesh.of(around, mesher)
        .edit(
            pos.x() - chunk.blockX(),
            pos.y() - chunk.blockY(),
            pos.z() - chunk.blockZ(),
            block,
            mesher)
        .slices();
  }

  /** Whether the block lies in the chunk or right at its border. */
  private static boolean touches(ChunkPos chunk, BlockPos pos) {
    return near(pos.x() - chunk.blockX())
        && near(pos.y() - chunk.blockY())
        && near(pos.z() - chunk.blockZ());
  }

  private static boolean near(int coordinate) {
    return coordinate >= -1 && coordinate <= Voxels.SIZE;
  }

  private static Voxels orElse(Voxels voxels, int block) {
    return voxels == null ? Voxels.uniform(block) : voxels;
  }
}
