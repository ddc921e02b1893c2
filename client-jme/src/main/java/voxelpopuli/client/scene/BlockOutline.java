package voxelpopuli.client.scene;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.ColorRGBA;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.debug.WireBox;
import java.util.Optional;
import voxelpopuli.world.body.Hit;

/** The dark frame around the block under the crosshair. */
public final class BlockOutline {

  /** Half a block and a little more, so that the lines stand clear of the faces. */
  private static final float HALF = 0.502f;

  private final Geometry geometry;
  private final Anchor anchor;

  public BlockOutline(AssetManager assets, Anchor anchor) {
    this.anchor = anchor;
    geometry = new Geometry("outline", new WireBox(HALF, HALF, HALF));
    Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
    material.setColor("Color", new ColorRGBA(0, 0, 0, 0.75f));
    material.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    material.getAdditionalRenderState().setLineWidth(2);
    geometry.setMaterial(material);
    geometry.setQueueBucket(RenderQueue.Bucket.Transparent);
    geometry.setCullHint(Spatial.CullHint.Always);
  }

  public Spatial spatial() {
    return geometry;
  }

  public void show(Optional<Hit> target) {
    geometry.setCullHint(target.isPresent() ? Spatial.CullHint.Dynamic : Spatial.CullHint.Always);
    target.ifPresent(
        hit ->
            geometry.setLocalTranslation(
                anchor.place(hit.x() + 0.5, hit.y() + 0.5, hit.z() + 0.5)));
  }
}
