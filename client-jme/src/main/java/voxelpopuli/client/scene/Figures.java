package voxelpopuli.client.scene;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.HashMap;
import java.util.Map;
import voxelpopuli.client.play.Trail;

/** All other players in view. */
public final class Figures {

  private final Node root = new Node("figures");
  private final Map<String, Figure> figures = new HashMap<>();
  private final AssetManager assets;
  private final BitmapFont font;
  private final Anchor anchor;

  public Figures(AssetManager assets, Anchor anchor) {
    this.assets = assets;
    this.anchor = anchor;
    font = assets.loadFont("Interface/Fonts/Default.fnt");
  }

  public Spatial spatial() {
    return root;
  }

  public void show(Map<String, Trail> others, Atmosphere air, float seconds) {
    figures
        .entrySet()
        .removeIf(
            entry -> {
              boolean gone = !others.containsKey(entry.getKey());
              if (gone) {
                entry.getValue().node().removeFromParent();
              }
              return gone;
            });
    others.forEach(
        (name, trail) -> {
          trail.pass(seconds);
          figures.computeIfAbsent(name, n -> make(n, trail)).show(trail, anchor, air);
        });
  }

  private Figure make(String name, Trail trail) {
    Figure figure = new Figure(assets, font, name, trail.guest());
    root.attachChild(figure.node());
    return figure;
  }
}
