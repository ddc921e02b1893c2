package voxelpopuli.client.scene;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import voxelpopuli.client.view.Daylight;

/** Sky, sun, moon and stars: one box around the eye whose shader does the rest. */
public final class SkyBox {

  /**
   * Half the box's side in blocks: beyond the near plane in every direction, short of the far one.
   */
  private static final float HALF = 10;

  /** Below this height of the sun the moon's upper edge may show. */
  private static final float LOW_SUN = 0.1f;

  private final Geometry geometry = new Geometry("sky", new Box(HALF, HALF, HALF));
  private final Material material;

  public SkyBox(AssetManager assets) {
    material = new Material(assets, "Voxel/Sky.j3md");
    material.getAdditionalRenderState().setFaceCullMode(RenderState.FaceCullMode.Off);
    material.getAdditionalRenderState().setDepthWrite(false);
    geometry.setMaterial(material);
    geometry.setQueueBucket(RenderQueue.Bucket.Sky);
    geometry.setCullHint(Spatial.CullHint.Never);
    show(Daylight.at(12 * 60));
  }

  public Spatial spatial() {
    return geometry;
  }

  public void show(Daylight day) {
    material.setVector3("Zenith", vector(day.zenith()));
    material.setVector3("Horizon", vector(day.horizon()));
    material.setVector3("Sun", vector(day.sun()));
    float[] glow = day.glow();
    material.setVector4("Glow", new Vector4f(glow[0], glow[1], glow[2], glow[3]));
    material.setFloat("Stars", day.stars());
    // The moon stands opposite the sun, so it is up whenever the sun is low.
    material.setBoolean("Night", day.stars() > 0 || day.sun()[1] < LOW_SUN);
  }

  private static Vector3f vector(float[] three) {
    return new Vector3f(three[0], three[1], three[2]);
  }
}
