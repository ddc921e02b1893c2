package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/** Lines of text on a dark ground that is as large as they are. */
final class Panel {

  /** Where on the window the panel sits. */
  enum Corner {
    TOP_LEFT,
    BOTTOM_LEFT,
    CENTRE,
    /** In the middle of the upper third: messages that must not cover the crosshair. */
    UPPER
  }

  private static final float PADDING = 10;
  static final float MARGIN = 12;

  private final Node node = new Node("panel");
  private final BitmapText text;
  private final Geometry ground;
  private final Corner corner;
  private String shown = "";

  Panel(AssetManager assets, BitmapFont font, Corner corner, float textSize) {
    this.corner = corner;
    text = new BitmapText(font);
    text.setSize(textSize);
    text.setColor(ColorRGBA.White);
    ground = Flat.rectangle(assets, new ColorRGBA(0.03f, 0.04f, 0.06f, 0.62f));
    node.attachChild(ground);
    node.attachChild(text);
    node.setCullHint(Spatial.CullHint.Always);
  }

  Spatial spatial() {
    return node;
  }

  /** Pixels from the lower to the upper edge, with these lines. */
  float height() {
    return text.getHeight() + 2 * PADDING;
  }

  /** Shows these lines, or nothing at all if there are none. */
  void show(String lines, int width, int height) {
    if (lines.isBlank()) {
      shown = "";
      node.setCullHint(Spatial.CullHint.Always);
      return;
    }
    node.setCullHint(Spatial.CullHint.Never);
    if (!lines.equals(shown)) {
      shown = lines;
      text.setText(lines.stripTrailing());
    }
    float w = text.getLineWidth() + 2 * PADDING;
    float h = height();
    float left =
        corner == Corner.TOP_LEFT || corner == Corner.BOTTOM_LEFT ? MARGIN : (width - w) / 2;
    float bottom =
        switch (corner) {
          case TOP_LEFT -> height - MARGIN - h;
          case BOTTOM_LEFT -> 90;
          case CENTRE -> (height - h) / 2;
          case UPPER -> height * 0.72f - h / 2;
        };
    ground.setLocalTranslation(left, bottom, 0);
    ground.setLocalScale(w, h, 1);
    text.setLocalTranslation(left + PADDING, bottom + h - PADDING, 1);
  }
}
