package voxelpopuli.client.screens;

import com.jme3.asset.AssetManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Texture;
import voxelpopuli.client.art.Horizon;
import voxelpopuli.client.art.Picture;
import voxelpopuli.client.view.Daylight;

/** An evening over hills that drift by, behind the start screen. */
final class Backdrop {

  /** A little after six in the evening. */
  private static final double EVENING = 18.1 * 60;

  /** Pixels a second of the nearest hills. */
  private static final float DRIFT = 9;

  private static final int LAYERS = 3;

  private final Node node = new Node("backdrop");
  private final Geometry sky;
  private final Geometry[] hills = new Geometry[LAYERS];
  private final float[] wide = new float[LAYERS];
  private final float[] high = new float[LAYERS];
  private double seconds;

  Backdrop(AssetManager assets) {
    Daylight day = Daylight.at(EVENING);
    sky = new Geometry("sky", new Quad(1, 1));
    Mesh mesh = sky.getMesh();
    float[] low = day.horizon();
    float[] top = day.zenith();
    mesh.setBuffer(
        VertexBuffer.Type.Color,
        4,
        new float[] {
          low[0], low[1], low[2], 1, low[0], low[1], low[2], 1,
          top[0], top[1], top[2], 1, top[0], top[1], top[2], 1
        });
    var colours = Pixels.material(assets);
    colours.setBoolean("VertexColor", true);
    sky.setMaterial(colours);
    node.attachChild(sky);
    int haze = colour(low);
    for (int layer = LAYERS - 1; layer >= 0; layer--) {
      Picture picture = Horizon.layer(layer, haze, 0.1 + 0.26 * layer, 0.62);
      float factor = 2.5f - 0.6f * layer;
      Geometry shape = Pixels.shape(assets, picture, factor);
      var material = shape.getMaterial();
      Texture texture = material.getTextureParam("ColorMap").getTextureValue();
      texture.setWrap(Texture.WrapAxis.S, Texture.WrapMode.Repeat);
      wide[layer] = picture.width() * factor;
      high[layer] = picture.height() * factor;
      hills[layer] = shape;
      node.attachChild(shape);
    }
    node.setLocalTranslation(0, 0, -20);
  }

  Spatial spatial() {
    return node;
  }

  void show(float width, float height, double passed) {
    seconds += passed;
    sky.setLocalScale(width, height, 1);
    for (int layer = 0; layer < LAYERS; layer++) {
      float scale = height / 720;
      float whole = wide[layer] * scale;
      float from = (float) (seconds * DRIFT / (1 + layer) / wide[layer] % 1);
      float to = from + width / whole;
      Quad quad = (Quad) hills[layer].getMesh();
      quad.setBuffer(VertexBuffer.Type.TexCoord, 2, new float[] {from, 0, to, 0, to, 1, from, 1});
      hills[layer].setLocalScale(width / wide[layer], scale, 1);
      hills[layer].setLocalTranslation(0, layer * 26 * scale, LAYERS - layer);
    }
  }

  private static int colour(float[] three) {
    return (int) (three[0] * 255) << 16 | (int) (three[1] * 255) << 8 | (int) (three[2] * 255);
  }
}
