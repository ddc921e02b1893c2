package voxelpopuli.client.hud;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Optional;
import voxelpopuli.client.play.Hotbar;
import voxelpopuli.world.block.Block;

/** All that lies over the picture. */
public final class Hud {

  private static final float TEXT = 17;
  private static final float CROSS = 20;
  private static final float CROSS_THICK = 2;
  private static final float GRAPH_GAP = 6;

  private final Node node = new Node("hud");
  private final Node crosshair = new Node("crosshair");
  private final HotbarView hotbar;
  private final Panel overlay;
  private final FrameGraph graph;
  private final Panel talk;
  private final Panel message;
  private final Panel card;
  private final InventoryView inventory;

  /**
   * What the window wants shown; empty texts are not shown at all.
   *
   * @param hands whether to show crosshair and hotbar
   * @param overlay text of the F3 overlay
   * @param frames what its graph shows
   * @param message what the player must know now, as a lost connection
   * @param card the controls, under pause
   */
  public record Content(
      boolean hands, String overlay, Frames frames, String talk, String message, String card) {}

  /** The inventory, when it is open, and where the mouse points. */
  public record Choice(List<Block> blocks, String query, float pointerX, float pointerY) {}

  public Hud(AssetManager assets) {
    BitmapFont font = assets.loadFont("Interface/Fonts/Default.fnt");
    hotbar = new HotbarView(assets);
    overlay = new Panel(assets, font, Panel.Corner.TOP_LEFT, TEXT);
    graph = new FrameGraph(assets);
    talk = new Panel(assets, font, Panel.Corner.BOTTOM_LEFT, TEXT);
    message = new Panel(assets, font, Panel.Corner.UPPER, TEXT + 3);
    card = new Panel(assets, font, Panel.Corner.CENTRE, TEXT + 1);
    inventory = new InventoryView(assets, font, TEXT + 1);
    // A light cross with a dark rim shows on snow and in caves alike.
    for (float rim : new float[] {1, 0}) {
      float shade = rim > 0 ? 0 : 1;
      ColorRGBA colour = new ColorRGBA(shade, shade, shade, rim > 0 ? 0.45f : 0.9f);
      crosshair.attachChild(bar(assets, colour, CROSS + 2 * rim, CROSS_THICK + 2 * rim));
      crosshair.attachChild(bar(assets, colour, CROSS_THICK + 2 * rim, CROSS + 2 * rim));
    }
    node.attachChild(crosshair);
    node.attachChild(hotbar.spatial());
    for (Panel panel : new Panel[] {overlay, talk, message, card}) {
      node.attachChild(panel.spatial());
    }
    node.attachChild(inventory.spatial());
    node.attachChild(graph.spatial());
  }

  public Spatial spatial() {
    return node;
  }

  public void show(Content content, Optional<Choice> choice, Hotbar held, int width, int height) {
    Spatial.CullHint hands = content.hands() ? Spatial.CullHint.Never : Spatial.CullHint.Always;
    crosshair.setCullHint(hands);
    hotbar.spatial().setCullHint(hands);
    crosshair.setLocalTranslation(width / 2f, height / 2f, 0);
    hotbar.show(held, width);
    overlay.show(content.overlay(), width, height);
    if (content.overlay().isEmpty()) {
      graph.hide();
    } else {
      graph.show(
          content.frames(),
          Panel.MARGIN,
          height - Panel.MARGIN - overlay.height() - GRAPH_GAP - FrameGraph.HEIGHT);
    }
    talk.show(content.talk(), width, height);
    message.show(content.message(), width, height);
    card.show(content.card(), width, height);
    choice.ifPresentOrElse(
        open ->
            inventory.show(
                open.blocks(), open.query(), open.pointerX(), open.pointerY(), width, height),
        inventory::hide);
  }

  /** The block of the inventory under the pointer. */
  public Optional<Block> blockAt(float pointerX, float pointerY) {
    return inventory.at(pointerX, pointerY);
  }

  private static Geometry bar(AssetManager assets, ColorRGBA colour, float width, float height) {
    Geometry bar = Flat.rectangle(assets, colour);
    bar.setLocalScale(width, height, 1);
    bar.setLocalTranslation(-width / 2, -height / 2, 0);
    return bar;
  }
}
