package voxelpopuli.client.scene;

import com.jme3.math.Vector3f;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The chunk that the engine takes for the origin. The engine computes in floats, which a million
 * blocks out have steps of a sixteenth of a block; so it is only told distances from here.
 */
public final class Anchor {

  /** Chunks that the player may go away from the anchor before it is moved: 1,024 blocks. */
  static final int SLACK = 32;

  private ChunkPos chunk = new ChunkPos(0, 0, 0);

  /** Moves the anchor if the player is far from it; then everything must be placed anew. */
  public boolean follow(ChunkPos player) {
    boolean far =
        Math.abs(player.x() - chunk.x()) > SLACK
            || Math.abs(player.y() - chunk.y()) > SLACK
            || Math.abs(player.z() - chunk.z()) > SLACK;
    if (far) {
      chunk = player;
    }
    return far;
  }

  public Vector3f place(double x, double y, double z) {
    return new Vector3f(
        (float) (x - chunk.blockX()), (float) (y - chunk.blockY()), (float) (z - chunk.blockZ()));
  }

  public Vector3f place(ChunkPos of) {
    return place(of.blockX(), of.blockY(), of.blockZ());
  }
}
