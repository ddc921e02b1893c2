package voxelpopuli.client.window;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import voxelpopuli.client.link.Connection;
import voxelpopuli.client.menu.ConnectionWatch;
import voxelpopuli.client.menu.KeyChoice;
import voxelpopuli.client.menu.Launcher;
import voxelpopuli.client.menu.NodeChecks;
import voxelpopuli.client.menu.Notice;
import voxelpopuli.client.menu.OwnNode;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.screens.Doings;
import voxelpopuli.client.screens.Front;
import voxelpopuli.client.screens.Menus;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.world.account.PlayerKeyFile;

/**
 * Everything around a visit to the world: the start screen before it, the connection screen on the
 * way, the banner when the line is lost, and the node that "Play here" starts. Scripted runs have
 * none.
 */
final class Lobby implements Doings, AutoCloseable {

  private final GameWindow window;
  private final Screens screens;
  private final Preferences preferences;
  private final WindowFrame frame;
  private final ClientSettings settings;
  private final ExecutorService asking = Executors.newFixedThreadPool(4, Lobby::thread);
  private final Optional<OwnNode> ownNode;
  private final Menus menus;
  private ConnectionWatch watch;
  private List<String> goal = List.of();
  private boolean startingHere;
  private boolean asked;

  Lobby(
      GameWindow window,
      Screens screens,
      Preferences preferences,
      ClientSettings settings,
      WindowFrame frame) {
    this.window = window;
    this.screens = screens;
    this.preferences = preferences;
    this.settings = settings;
    this.frame = frame;
    ownNode =
        Launcher.find()
            .map(command -> new OwnNode(command, PlayerKeyFile.folder().resolve("own-world")));
    menus =
        new Menus(
            window,
            new Front(
                preferences,
                new NodeChecks(
                    NodeChecks.overTheNetwork((int) settings.nodeCheckTimeout().toMillis()),
                    asking,
                    settings.nodeCheckInterval().toNanos()),
                ownNode,
                settings.node(),
                Launcher.BY_HAND,
                new KeyChoice(),
                this));
    screens.whenOpened(menus::show);
    screens.whenEscape(this::escape);
  }

  /** Begins with the start screen, or on the way to these nodes if there are any. */
  void begin(List<String> nodes) {
    if (nodes.isEmpty()) {
      toStart();
    } else {
      goal = nodes;
      visit();
    }
  }

  /** Whether letters go into a field of a screen. */
  boolean typing() {
    return menus.typing();
  }

  /**
   * @param connection how the visit stands, if one is under way
   * @param ground whether there is something to stand on
   */
  void update(Optional<Connection> connection, boolean ground, double seconds) {
    followOwnNode();
    Notice notice = Notice.NOTHING;
    if (connection.isPresent()) {
      boolean before = watch.arrived();
      notice = watch.step(connection.get(), ground, seconds);
      if (watch.arrived() && !before) {
        arrive();
      }
      askOrWait(notice);
    }
    boolean world = connection.isPresent() && watch.arrived();
    frame.rest(!world);
    menus.update(notice, world, window.width(), window.height(), seconds);
  }

  private void arrive() {
    preferences.change(now -> now.withNode(goal.get(0)));
    if (preferences.now().controlsSeen()) {
      screens.open(Screen.WORLD);
    } else {
      preferences.change(now -> now.withControlsSeen());
      screens.home(Screen.WORLD);
      screens.open(Screen.CONTROLS);
    }
  }

  /** Opens the question when nobody came back, once for each loss, and closes it when one did. */
  private void askOrWait(Notice notice) {
    if (notice.kind() == Notice.Kind.NONE_LEFT && !asked) {
      asked = true;
      screens.open(Screen.NONE_LEFT);
    } else if (notice.kind() != Notice.Kind.NONE_LEFT && asked) {
      asked = false;
      if (screens.current() == Screen.NONE_LEFT) {
        screens.open(Screen.WORLD);
      }
    }
  }

  private void followOwnNode() {
    if (startingHere && ownNode.isPresent()) {
      if (ownNode.get().state() instanceof OwnNode.State.Ready ready) {
        startingHere = false;
        goal = List.of(ready.address());
        visit();
      } else if (ownNode.get().state() instanceof OwnNode.State.Failed) {
        startingHere = false;
      }
    }
  }

  private void visit() {
    window.leave();
    watch = new ConnectionWatch(settings.calmAfter());
    asked = false;
    window.visit(goal);
    screens.home(Screen.WORLD);
    screens.open(Screen.CONNECTING);
  }

  private void escape(Screen from) {
    switch (from) {
      case WORLD -> screens.open(Screen.PAUSE);
      case CONNECTING -> toStart();
      case START -> {}
      case NONE_LEFT -> tryAgain();
      default -> screens.back();
    }
  }

  @Override
  public void join(String name, String node) {
    preferences.change(now -> now.withName(name));
    goal = List.of(node);
    visit();
  }

  @Override
  public void playHere(String name) {
    preferences.change(now -> now.withName(name));
    if (ownNode.isPresent()) {
      startingHere = true;
      ownNode.get().start();
    } else {
      frame.copy(Launcher.BY_HAND);
    }
  }

  @Override
  public void open(Screen screen) {
    screens.open(screen);
  }

  @Override
  public void back() {
    screens.back();
  }

  @Override
  public void tryAgain() {
    if (watch.arrived()) {
      watch.waitOn();
      asked = false;
      screens.open(Screen.WORLD);
      window.tryAgain();
    } else {
      visit();
    }
  }

  @Override
  public void toStart() {
    startingHere = false;
    window.leave();
    screens.home(Screen.START);
    screens.open(Screen.START);
  }

  @Override
  public void quit() {
    window.stop();
  }

  @Override
  public void close() {
    asking.shutdownNow();
    ownNode.ifPresent(OwnNode::close);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "node check");
    thread.setDaemon(true);
    return thread;
  }
}
