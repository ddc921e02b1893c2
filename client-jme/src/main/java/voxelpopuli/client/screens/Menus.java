package voxelpopuli.client.screens;

import com.jme3.app.SimpleApplication;
import com.jme3.renderer.queue.GeometryComparator;
import com.jme3.renderer.queue.RenderQueue;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Quad;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.TextField;
import com.simsilica.lemur.event.MouseAppState;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.client.art.Lettering;
import voxelpopuli.client.art.Picture;
import voxelpopuli.client.menu.Notice;
import voxelpopuli.client.play.Screen;

/** All screens, of which at most one is open; and the banner. */
public final class Menus {

  /** Pixels of the window's height that the name of the game takes above the start screen. */
  private static final float TITLE = 120;

  private static final float TITLE_SCALE = 0.56f;

  private final Node gui;
  private final Node node = new Node("menus");
  private final Map<Screen, Page> pages = new EnumMap<>(Screen.class);
  private final ConnectionPage connection;
  private final Banner banner;
  private final Backdrop backdrop;
  private final Geometry title;
  private final Geometry veil;
  private final Front front;
  private Optional<Page> open = Optional.empty();

  public Menus(SimpleApplication app, Front front) {
    this.front = front;
    this.gui = app.getGuiNode();
    // First come, first served: a key that is being chosen must not press a button.
    app.getInputManager().addRawInputListener(new KeyCatcher(front.choice(), front.preferences()));
    initialise(app);
    Kit kit = new Kit(app.getAssetManager());
    backdrop = new Backdrop(app.getAssetManager());
    veil = Pixels.plain(app.getAssetManager(), Ink.VEIL);
    Picture name = Lettering.ofLand("VOXEL POPULI");
    title = Pixels.shape(app.getAssetManager(), name, TITLE_SCALE);
    connection = new ConnectionPage(kit, front);
    banner = new Banner(kit);
    pages.put(Screen.START, new StartPage(kit, front));
    pages.put(Screen.PAUSE, new PausePage(kit, front));
    pages.put(Screen.SETTINGS, new SettingsPage(kit, front));
    pages.put(Screen.KEYS, new KeysPage(kit, front));
    pages.put(Screen.CONTROLS, new ControlsPage(kit, front));
    pages.put(Screen.CONNECTING, connection);
    pages.put(Screen.NONE_LEFT, connection);
    gui.attachChild(node);
    pointer(false);
  }

  /** Lemur wants to order the world's geometry as well; the world has its own, cheaper order. */
  private static void initialise(SimpleApplication app) {
    RenderQueue queue = app.getViewPort().getQueue();
    Map<RenderQueue.Bucket, GeometryComparator> before = new EnumMap<>(RenderQueue.Bucket.class);
    for (RenderQueue.Bucket bucket :
        new RenderQueue.Bucket[] {
          RenderQueue.Bucket.Opaque, RenderQueue.Bucket.Transparent, RenderQueue.Bucket.Gui
        }) {
      before.put(bucket, queue.getGeometryComparator(bucket));
    }
    GuiGlobals.initialize(app);
    before.forEach(queue::setGeometryComparator);
    // The pointer looks for widgets among widgets, not among the chunks of the world.
    MouseAppState mouse = app.getStateManager().getState(MouseAppState.class);
    mouse.setIncludeDefaultCollisionRoots(false);
    mouse.addCollisionRoot(app.getGuiViewPort());
  }

  /** Opens a screen's page; a screen without one closes whatever is open. */
  public void show(Screen screen) {
    node.detachAllChildren();
    GuiGlobals.getInstance().requestFocus(null);
    front.choice().cancel();
    open = Optional.ofNullable(pages.get(screen));
    open.ifPresent(
        page -> {
          page.opened();
          node.attachChild(page.spatial());
        });
    pointer(open.isPresent());
  }

  /** Whether letters go into a field, and are no commands. */
  public boolean typing() {
    return open.isPresent()
        && GuiGlobals.getInstance().getFocusManagerState().getFocus() instanceof TextField;
  }

  /**
   * @param inWorld whether the world is behind the screens; else the hills are
   */
  public void update(Notice notice, boolean inWorld, float width, float height, double seconds) {
    put(backdrop.spatial(), !inWorld && open.isPresent());
    if (!inWorld) {
      backdrop.show(width, height, seconds);
    }
    put(veil, inWorld && open.isPresent());
    veil.setLocalScale(width, height, 1);
    veil.setLocalTranslation(0, 0, 12);
    put(banner.spatial(), notice.kind() == Notice.Kind.BANNER);
    if (notice.kind() == Notice.Kind.BANNER) {
      banner.show(notice);
      banner.place(width, height, 0);
    }
    boolean start = open.filter(page -> page instanceof StartPage).isPresent();
    put(title, start);
    connection.show(notice);
    open.ifPresent(
        page -> {
          page.update(seconds);
          page.place(width, height, start ? TITLE : 0);
        });
    if (start) {
      placeTitle(width, pages.get(Screen.START));
    }
  }

  private void placeTitle(float width, Page page) {
    float scale = page.spatial().getLocalScale().x;
    float wide = ((Quad) title.getMesh()).getWidth() * scale;
    title.setLocalScale(scale);
    title.setLocalTranslation(
        Math.round((width - wide) / 2),
        Math.round(page.spatial().getLocalTranslation().y + 34 * scale),
        20);
  }

  private void put(Spatial spatial, boolean shown) {
    if (shown && spatial.getParent() == null) {
      node.attachChild(spatial);
    } else if (!shown && spatial.getParent() != null) {
      spatial.removeFromParent();
    }
  }

  private static void pointer(boolean on) {
    GuiGlobals.getInstance().setCursorEventsEnabled(on, true);
  }
}
