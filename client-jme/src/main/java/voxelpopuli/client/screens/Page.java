package voxelpopuli.client.screens;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import voxelpopuli.client.art.Lettering;
import voxelpopuli.client.art.Picture;

/**
 * One screen: a panel with a heading in the middle of the window. Places on it are pixels from its
 * upper left corner, downwards; large windows enlarge it, small ones shrink it.
 */
abstract class Page {

  /** Space around everything, and between things. */
  static final float EDGE = 28;

  static final float GAP = 12;

  /** Height of a button, a field, a row with a slider. */
  static final float LINE = 40;

  /** Below the heading. */
  static final float HEAD = 84;

  private static final float LETTER = 4;

  final Kit kit;
  final float width;
  final float height;
  private final Node node = new Node("page");

  Page(Kit kit, String heading, float width, float height) {
    this.kit = kit;
    this.width = width;
    this.height = height;
    add(kit.panel(width, height, Ink.PANEL), 0, 0, 0);
    if (!heading.isEmpty()) {
      Picture letters = Lettering.plain(heading, 0xfff2f4fa);
      Geometry shape = Pixels.shape(kit.assets(), letters, LETTER);
      shape.setLocalTranslation(EDGE, -EDGE - letters.height() * LETTER, 2);
      node.attachChild(shape);
    }
  }

  Spatial spatial() {
    return node;
  }

  /** Called in every frame while the page is open. */
  void update(double seconds) {}

  /** Called when it opens. */
  void opened() {}

  <T extends Panel> T add(T panel, float x, float y) {
    return add(panel, x, y, 2);
  }

  private <T extends Panel> T add(T panel, float x, float y, float z) {
    panel.setLocalTranslation(x, -y, z);
    node.attachChild(panel);
    return panel;
  }

  void remove(Panel panel) {
    node.detachChild(panel);
  }

  Label text(String words, float x, float y, float wide, ColorRGBA colour) {
    return add(kit.label(words, wide, LINE, colour, HAlignment.Left), x, y);
  }

  /** Changes a text, if it is another one: setting it anew would lay it out anew. */
  static void say(Label label, String words, ColorRGBA colour) {
    if (!words.equals(label.getText())) {
      label.setText(words);
    }
    if (!colour.equals(label.getColor())) {
      label.setColor(colour);
    }
  }

  /** Takes a widget off the page: one that is only invisible could still be clicked. */
  void hide(Panel panel, boolean hidden) {
    if (hidden && panel.getParent() != null) {
      panel.removeFromParent();
    } else if (!hidden && panel.getParent() == null) {
      node.attachChild(panel);
    }
  }

  /** Puts the page in the middle of a window of this size. */
  void place(float windowWidth, float windowHeight, float above) {
    float fit = Math.min(windowWidth / (width + 40), windowHeight / (height + above + 40));
    // Whole and half steps keep the letters' edges straight.
    float scale = fit >= 1 ? (float) Math.floor(fit * 2) / 2 : fit;
    scale = Math.min(scale, Math.max(1, windowHeight / 720));
    node.setLocalScale(scale);
    node.setLocalTranslation(
        Math.round((windowWidth - width * scale) / 2),
        Math.round((windowHeight + (height - above) * scale) / 2),
        20);
  }
}
