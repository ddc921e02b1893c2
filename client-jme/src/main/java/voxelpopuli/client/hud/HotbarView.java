package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import voxelpopuli.client.play.Hotbar;
import voxelpopuli.world.block.Blocks;

/** The nine blocks at hand, at the lower edge. */
final class HotbarView {

  private static final float SLOT = 46;
  private static final float GAP = 4;
  private static final float ICON = 32;
  private static final float BOTTOM = 12;

  private final AssetManager assets;
  private final Node node = new Node("hotbar");
  private final Geometry frame;
  private final Geometry[] icons = new Geometry[Hotbar.SLOTS];
  private final int[] drawn = new int[Hotbar.SLOTS];

  HotbarView(AssetManager assets) {
    this.assets = assets;
    frame = Flat.rectangle(assets, new ColorRGBA(1, 1, 1, 0.85f));
    frame.setLocalScale(SLOT + 4, SLOT + 4, 1);
    node.attachChild(frame);
    for (int slot = 0; slot < Hotbar.SLOTS; slot++) {
      Geometry ground = Flat.rectangle(assets, new ColorRGBA(0.08f, 0.09f, 0.12f, 0.72f));
      ground.setLocalScale(SLOT, SLOT, 1);
      ground.setLocalTranslation(slot * (SLOT + GAP), 0, 1);
      node.attachChild(ground);
      drawn[slot] = -1;
    }
  }

  Spatial spatial() {
    return node;
  }

  void show(Hotbar hotbar, int width) {
    float whole = Hotbar.SLOTS * (SLOT + GAP) - GAP;
    node.setLocalTranslation((width - whole) / 2, BOTTOM, 0);
    frame.setLocalTranslation(hotbar.selected() * (SLOT + GAP) - 2, -2, 0);
    for (int slot = 0; slot < Hotbar.SLOTS; slot++) {
      if (drawn[slot] != hotbar.block(slot)) {
        draw(slot, hotbar.block(slot));
      }
    }
  }

  private void draw(int slot, int id) {
    if (icons[slot] != null) {
      icons[slot].removeFromParent();
    }
    icons[slot] = BlockIcons.of(assets, Blocks.of(id));
    icons[slot].setLocalScale(ICON, ICON, 1);
    float inset = (SLOT - ICON) / 2;
    icons[slot].setLocalTranslation(slot * (SLOT + GAP) + inset, inset, 2);
    node.attachChild(icons[slot]);
    drawn[slot] = id;
  }
}
