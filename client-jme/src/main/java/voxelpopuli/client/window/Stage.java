package voxelpopuli.client.window;

import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.util.Optional;
import voxelpopuli.client.link.WorldView;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.client.scene.Anchor;
import voxelpopuli.client.scene.Atmosphere;
import voxelpopuli.client.scene.BlockOutline;
import voxelpopuli.client.scene.ChunkScene;
import voxelpopuli.client.scene.Figures;
import voxelpopuli.client.scene.SkyBox;
import voxelpopuli.client.scene.TerrainMaterials;
import voxelpopuli.client.view.Daylight;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.ChunkPos;

/** Everything that stands in the world: sky, chunks, figures, outline. */
final class Stage {

  /** Nearest distance drawn: closer than a wall can come to the eye. */
  private static final float NEAR = 0.08f;

  private final Anchor anchor = new Anchor();
  private final TerrainMaterials materials;
  private final ChunkScene chunks;
  private final SkyBox sky;
  private final Figures figures;
  private final BlockOutline outline;
  private float sight;

  Stage(AssetManager assets, Node root, int viewDistance, UploadMeter meter) {
    materials = new TerrainMaterials(assets, Blocks.tiles());
    chunks = new ChunkScene(materials, anchor, meter);
    sky = new SkyBox(assets);
    figures = new Figures(assets, anchor);
    outline = new BlockOutline(assets, anchor);
    see(viewDistance);
    root.attachChild(chunks.spatial());
    root.attachChild(sky.spatial());
    root.attachChild(figures.spatial());
    root.attachChild(outline.spatial());
  }

  /**
   * @param viewDistance chunks in each direction; the fog hides where they end
   */
  void see(int viewDistance) {
    sight = viewDistance * 32f;
  }

  int chunksShown() {
    return chunks.chunks();
  }

  /** Meshes of chunks on screen that were replaced so far. */
  int changesShown() {
    return chunks.changes();
  }

  /** Draws all faces, also those that cannot be seen; for comparisons. */
  void drawWhole(boolean whole) {
    chunks.drawWhole(whole);
  }

  boolean still() {
    return chunks.still();
  }

  void setLens(Camera camera, int fieldOfView) {
    float aspect = (float) camera.getWidth() / camera.getHeight();
    camera.setFrustumPerspective(fieldOfView, aspect, NEAR, Math.max(64, sight * 2));
  }

  void show(WorldView view, Camera camera, Vec3 eye, Gaze gaze, Atmosphere air, float seconds) {
    ChunkPos here =
        ChunkPos.containing(Vec3.block(eye.x()), Vec3.block(eye.y()), Vec3.block(eye.z()));
    if (anchor.follow(here)) {
      chunks.placeAnew();
    }
    view.meshes().look(here);
    chunks.update(view.meshes().ready(), eye, seconds);
    camera.setLocation(anchor.place(eye.x(), eye.y(), eye.z()));
    camera.lookAtDirection(
        new Vector3f((float) gaze.x(), (float) gaze.y(), (float) gaze.z()), Vector3f.UNIT_Y);
    materials.light(air);
    sky.show(air.day());
    figures.show(view.others(), air, seconds);
  }

  void outline(Optional<Hit> target) {
    outline.show(target);
  }

  Atmosphere atmosphere(double minutes, WorldView view, Vec3 eye, double seconds) {
    int block = view.blocks().at(Vec3.block(eye.x()), Vec3.block(eye.y()), Vec3.block(eye.z()));
    boolean underWater = block >= 0 && Blocks.of(block).liquid();
    return Atmosphere.of(Daylight.at(minutes), sight, underWater, seconds);
  }
}
