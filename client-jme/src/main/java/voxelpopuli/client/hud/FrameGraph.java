package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/**
 * The times of the last frames as bars, newest at the right: green up to a sixtieth of a second,
 * yellow up to a thirtieth, red beyond. The two lines are those limits.
 */
final class FrameGraph {

  static final float WIDTH = Frames.KEPT * 1.5f;
  static final float HEIGHT = 75;

  /** Milliseconds at the top edge; longer frames are cut off there. */
  private static final float TOP = 75;

  private static final float[] LIMITS = {1000 / 60f, 1000 / 30f};
  private static final ColorRGBA[] COLOURS = {
    new ColorRGBA(0.45f, 0.80f, 0.40f, 0.95f),
    new ColorRGBA(0.92f, 0.78f, 0.30f, 0.95f),
    new ColorRGBA(0.90f, 0.32f, 0.25f, 0.95f)
  };

  private final Node node = new Node("frame graph");
  private final Mesh bars = new Mesh();
  private final FloatBuffer places = BufferUtils.createFloatBuffer(Frames.KEPT * 4 * 3);
  private final FloatBuffer colours = BufferUtils.createFloatBuffer(Frames.KEPT * 4 * 4);

  FrameGraph(AssetManager assets) {
    Geometry ground = Flat.rectangle(assets, new ColorRGBA(0.03f, 0.04f, 0.06f, 0.62f));
    ground.setLocalScale(WIDTH, HEIGHT, 1);
    node.attachChild(ground);
    int[] indices = new int[Frames.KEPT * 6];
    for (int bar = 0; bar < Frames.KEPT; bar++) {
      int[] corners = {0, 1, 2, 0, 2, 3};
      for (int i = 0; i < 6; i++) {
        indices[bar * 6 + i] = bar * 4 + corners[i];
      }
    }
    bars.setDynamic();
    bars.setBuffer(VertexBuffer.Type.Position, 3, places);
    bars.setBuffer(VertexBuffer.Type.Color, 4, colours);
    bars.setBuffer(VertexBuffer.Type.Index, 3, indices);
    Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
    material.setBoolean("VertexColor", true);
    material.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    Geometry geometry = new Geometry("frame times", bars);
    geometry.setMaterial(material);
    // The bars move every frame; the frame around them does not.
    geometry.setCullHint(Spatial.CullHint.Never);
    geometry.setLocalTranslation(0, 0, 1);
    node.attachChild(geometry);
    for (float limit : LIMITS) {
      Geometry line = Flat.rectangle(assets, new ColorRGBA(1, 1, 1, 0.35f));
      line.setLocalScale(WIDTH, 1, 1);
      line.setLocalTranslation(0, limit / TOP * HEIGHT, 2);
      node.attachChild(line);
    }
    node.setCullHint(Spatial.CullHint.Always);
  }

  Spatial spatial() {
    return node;
  }

  void hide() {
    node.setCullHint(Spatial.CullHint.Always);
  }

  /** Shows the graph with its lower left corner there. */
  void show(Frames frames, float left, float bottom) {
    node.setCullHint(Spatial.CullHint.Never);
    node.setLocalTranslation(left, bottom, 0);
    places.clear();
    colours.clear();
    float step = WIDTH / Frames.KEPT;
    for (int bar = 0; bar < Frames.KEPT; bar++) {
      float millis = frames.ago(Frames.KEPT - 1 - bar);
      float high = Math.min(1, millis / TOP) * HEIGHT;
      float x = bar * step;
      corner(x, 0);
      corner(x + step, 0);
      corner(x + step, high);
      corner(x, high);
      ColorRGBA colour = COLOURS[millis <= LIMITS[0] ? 0 : millis <= LIMITS[1] ? 1 : 2];
      for (int i = 0; i < 4; i++) {
        colours.put(colour.r).put(colour.g).put(colour.b).put(colour.a);
      }
    }
    bars.getBuffer(VertexBuffer.Type.Position).updateData(places.flip());
    bars.getBuffer(VertexBuffer.Type.Color).updateData(colours.flip());
  }

  private void corner(float x, float y) {
    places.put(x).put(y).put(0);
  }
}
