package voxelpopuli.client;

import com.jme3.asset.AssetManager;
import com.jme3.system.JmeSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.logging.Level;
import java.util.logging.Logger;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Mesher;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

/** Chunks and their meshes for tests, made on the spot: the shipped client has no mesher. */
public final class ClientFixtures {

  /** Held, or it is forgotten with its level: the engine warns of every loader we do not ship. */
  private static final Logger ENGINE = Logger.getLogger("com.jme3");

  private ClientFixtures() {}

  /** The engine's assets without a window. */
  public static AssetManager assets() {
    ENGINE.setLevel(Level.SEVERE);
    return JmeSystem.newAssetManager(JmeSystem.getPlatformAssetConfigURL());
  }

  /** An executor that keeps its tasks until told to run them, one after the other. */
  public static final class Later implements Executor {
    private final List<Runnable> tasks = new ArrayList<>();

    @Override
    public void execute(Runnable task) {
      tasks.add(task);
    }

    public void runOne() {
      tasks.remove(0).run();
    }

    public void runAll() {
      while (!tasks.isEmpty()) {
        runOne();
      }
    }
  }

  /** Air with these blocks in it: x, y, z, id each. */
  public static Voxels blocks(int[]... placed) {
    Voxels voxels = Voxels.uniform(0);
    for (int[] block : placed) {
      voxels.set(block[0], block[1], block[2], block[3]);
    }
    return voxels;
  }

  /** The slices of a chunk that stands alone under the sky. */
  public static List<MeshSlice> slices(Voxels voxels) {
    return ChunkMesh.of(Neighbourhood.alone(voxels), new Mesher()).slices();
  }

  /** A piece of generated land. */
  public static Voxels land(ChunkPos chunk) {
    return Terrain.of(7).generate(chunk);
  }
}
