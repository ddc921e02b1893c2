package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Optional;
import voxelpopuli.world.block.Block;

/**
 * All blocks in a grid, with a line that says what is searched for and what lies under the pointer.
 */
final class InventoryView {

  private static final int COLUMNS = 10;
  private static final int ROWS = 5;
  private static final float CELL = 50;
  private static final float ICON = 36;
  private static final float PADDING = 14;
  private static final float HEAD = 34;

  private final AssetManager assets;
  private final Node node = new Node("inventory");
  private final Node grid = new Node("grid");
  private final Geometry mark;
  private final BitmapText head;
  private List<Block> drawn = List.of();
  private float left;
  private float top;

  InventoryView(AssetManager assets, BitmapFont font, float textSize) {
    this.assets = assets;
    Geometry ground = Flat.rectangle(assets, new ColorRGBA(0.03f, 0.04f, 0.06f, 0.8f));
    ground.setLocalScale(width(), height(), 1);
    mark = Flat.rectangle(assets, new ColorRGBA(1, 1, 1, 0.22f));
    mark.setLocalScale(CELL, CELL, 1);
    head = new BitmapText(font);
    head.setSize(textSize);
    head.setLocalTranslation(PADDING, height() - PADDING, 3);
    node.attachChild(ground);
    node.attachChild(mark);
    node.attachChild(grid);
    node.attachChild(head);
    hide();
  }

  Spatial spatial() {
    return node;
  }

  void hide() {
    node.setCullHint(Spatial.CullHint.Always);
  }

  void show(
      List<Block> blocks, String query, float pointerX, float pointerY, int width, int height) {
    node.setCullHint(Spatial.CullHint.Never);
    left = (width - width()) / 2;
    top = (height + height()) / 2;
    node.setLocalTranslation(left, top - height(), 5);
    if (!blocks.equals(drawn)) {
      draw(blocks);
    }
    Optional<Integer> under = cell(pointerX, pointerY);
    mark.setCullHint(under.isPresent() ? Spatial.CullHint.Never : Spatial.CullHint.Always);
    under.ifPresent(cell -> mark.setLocalTranslation(cellX(cell), cellY(cell), 1));
    String name = under.map(cell -> drawn.get(cell).name()).orElse("");
    String asked = query.isEmpty() ? "type to search" : query + "_";
    head.setText("Blocks   [" + asked + "]   " + name);
  }

  /** The block under the pointer. */
  Optional<Block> at(float pointerX, float pointerY) {
    return cell(pointerX, pointerY).map(drawn::get);
  }

  private void draw(List<Block> blocks) {
    grid.detachAllChildren();
    drawn = List.copyOf(blocks.subList(0, Math.min(blocks.size(), COLUMNS * ROWS)));
    for (int i = 0; i < drawn.size(); i++) {
      Geometry icon = BlockIcons.of(assets, drawn.get(i));
      icon.setLocalScale(ICON, ICON, 1);
      icon.setLocalTranslation(cellX(i) + (CELL - ICON) / 2, cellY(i) + (CELL - ICON) / 2, 2);
      grid.attachChild(icon);
    }
  }

  private Optional<Integer> cell(float pointerX, float pointerY) {
    int column = (int) Math.floor((pointerX - left - PADDING) / CELL);
    int row = (int) Math.floor((top - HEAD - PADDING - pointerY) / CELL);
    int cell = row * COLUMNS + column;
    boolean inside = column >= 0 && column < COLUMNS && row >= 0 && cell < drawn.size();
    return inside ? Optional.of(cell) : Optional.empty();
  }

  private static float cellX(int cell) {
    return PADDING + cell % COLUMNS * CELL;
  }

  private static float cellY(int cell) {
    return height() - PADDING - HEAD - (cell / COLUMNS + 1) * CELL;
  }

  private static float width() {
    return 2 * PADDING + COLUMNS * CELL;
  }

  private static float height() {
    return 2 * PADDING + HEAD + ROWS * CELL;
  }
}
