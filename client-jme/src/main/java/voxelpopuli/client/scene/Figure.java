package voxelpopuli.client.scene;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.control.BillboardControl;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.client.play.Trail;
import voxelpopuli.world.protocol.PlayerState;

/**
 * One other player: six boxes 1.8 blocks high in colours made from the name, and the name above.
 */
final class Figure {

  private static final ColorRGBA SKIN = new ColorRGBA(0.87f, 0.68f, 0.53f, 1);
  private static final ColorRGBA HAIR = new ColorRGBA(0.24f, 0.17f, 0.12f, 1);
  private static final ColorRGBA GUEST_TAG = new ColorRGBA(0.78f, 0.78f, 0.78f, 1);
  private static final float TAG_HEIGHT = 2.15f;
  private static final float TAG_SIZE = 0.28f;

  /** Radians that arms and legs swing to each side, and strides to a block. */
  private static final float SWING = 0.7f;

  private static final float STRIDES = 2.4f;

  private final Node node = new Node("figure");
  private final Node head = new Node("head");
  private final Node[] limbs = new Node[4];
  private final List<Material> materials = new ArrayList<>();

  Figure(AssetManager assets, BitmapFont font, String name, boolean guest) {
    ColorRGBA shirt = colour(name, 0.62f, 0.75f);
    ColorRGBA trousers = colour(name + " ", 0.45f, 0.42f);
    node.attachChild(part(assets, shirt, 0.25f, 0.34f, 0.13f, 0, 1.01f, 0));
    head.setLocalTranslation(0, 1.36f, 0);
    head.attachChild(part(assets, SKIN, 0.22f, 0.22f, 0.22f, 0, 0.22f, 0));
    head.attachChild(part(assets, HAIR, 0.23f, 0.07f, 0.23f, 0, 0.40f, 0));
    head.attachChild(part(assets, HAIR, 0.035f, 0.035f, 0.01f, -0.09f, 0.22f, -0.22f));
    head.attachChild(part(assets, HAIR, 0.035f, 0.035f, 0.01f, 0.09f, 0.22f, -0.22f));
    node.attachChild(head);
    for (int i = 0; i < 4; i++) {
      boolean arm = i < 2;
      float side = i % 2 == 0 ? -1 : 1;
      limbs[i] = new Node("limb");
      limbs[i].setLocalTranslation(side * (arm ? 0.34f : 0.125f), arm ? 1.33f : 0.67f, 0);
      limbs[i].attachChild(
          part(assets, arm ? SKIN : trousers, arm ? 0.09f : 0.12f, 0.335f, 0.11f, 0, -0.335f, 0));
      node.attachChild(limbs[i]);
    }
    node.attachChild(
        tag(assets, font, guest ? name + " (guest)" : name, guest ? GUEST_TAG : ColorRGBA.White));
  }

  Node node() {
    return node;
  }

  void show(Trail trail, Anchor anchor, Atmosphere air) {
    PlayerState state = trail.now();
    node.setLocalTranslation(anchor.place(state.x(), state.y(), state.z()));
    // The figure is built looking north; yaw turns clockwise seen from above.
    Gaze gaze = Gaze.of(state);
    float yaw = (float) gaze.yaw() * FastMath.DEG_TO_RAD;
    float pitch = (float) gaze.pitch() * FastMath.DEG_TO_RAD;
    node.setLocalRotation(node.getLocalRotation().fromAngles(0, -yaw, 0));
    head.setLocalRotation(head.getLocalRotation().fromAngles(pitch, 0, 0));
    float swing = trail.walking() ? SWING * FastMath.sin((float) trail.stride() * STRIDES) : 0;
    for (int i = 0; i < 4; i++) {
      float way = i == 0 || i == 3 ? 1 : -1;
      limbs[i].setLocalRotation(limbs[i].getLocalRotation().fromAngles(swing * way, 0, 0));
    }
    materials.forEach(air::applyTo);
  }

  private Geometry part(
      AssetManager assets,
      ColorRGBA colour,
      float hx,
      float hy,
      float hz,
      float x,
      float y,
      float z) {
    Geometry box = new Geometry("part", new Box(hx, hy, hz));
    Material material = new Material(assets, "Voxel/Figure.j3md");
    material.setVector3("Colour", new Vector3f(colour.r, colour.g, colour.b));
    materials.add(material);
    box.setMaterial(material);
    box.setLocalTranslation(x, y, z);
    return box;
  }

  private static Node tag(AssetManager assets, BitmapFont font, String name, ColorRGBA colour) {
    BitmapText text = new BitmapText(font);
    text.setText(name);
    text.setColor(colour);
    text.setSize(TAG_SIZE);
    text.setQueueBucket(RenderQueue.Bucket.Transparent);
    text.setLocalTranslation(-text.getLineWidth() / 2, TAG_SIZE, 0);
    Node tag = new Node("name");
    tag.attachChild(ground(assets, text.getLineWidth()));
    tag.attachChild(text);
    tag.setLocalTranslation(0, TAG_HEIGHT, 0);
    tag.addControl(new BillboardControl());
    tag.depthFirstTraversal(
        spatial -> {
          if (spatial instanceof Geometry geometry) {
            geometry
                .getMaterial()
                .getAdditionalRenderState()
                .setFaceCullMode(RenderState.FaceCullMode.Off);
          }
        });
    return tag;
  }

  /** A dark ground, or the name cannot be read against a window or the sky. */
  private static Geometry ground(AssetManager assets, float width) {
    float rim = 0.06f;
    Geometry ground = new Geometry("ground", new Quad(width + 2 * rim, TAG_SIZE + rim));
    Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
    material.setColor("Color", new ColorRGBA(0, 0, 0, 0.45f));
    material.getAdditionalRenderState().setBlendMode(RenderState.BlendMode.Alpha);
    material.getAdditionalRenderState().setDepthWrite(false);
    ground.setMaterial(material);
    ground.setQueueBucket(RenderQueue.Bucket.Transparent);
    ground.setLocalTranslation(-width / 2 - rim, -rim, -0.01f);
    return ground;
  }

  /** A hue from the name: the same person wears the same colour in every window. */
  private static ColorRGBA colour(String name, float saturation, float brightness) {
    float hue = (name.hashCode() * 0x9e3779b1 >>> 8) / (float) (1 << 24);
    Color colour = new Color(Color.HSBtoRGB(hue, saturation, brightness));
    return new ColorRGBA(
        colour.getRed() / 255f, colour.getGreen() / 255f, colour.getBlue() / 255f, 1);
  }
}
