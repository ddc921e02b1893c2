package voxelpopuli.client.window;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.system.AppSettings;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import voxelpopuli.client.hud.Frames;
import voxelpopuli.client.hud.Hud;
import voxelpopuli.client.link.Connection;
import voxelpopuli.client.link.WorldLink;
import voxelpopuli.client.link.WorldView;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.client.play.Hotbar;
import voxelpopuli.client.play.Keys;
import voxelpopuli.client.play.Player;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.scene.Atmosphere;
import voxelpopuli.client.script.PathRunner;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.client.settings.UserSettings;
import voxelpopuli.client.sound.Speaker;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The window. Once a frame it takes in what the world said, lets the player act, and draws.
 *
 * <p>Made by {@link WindowStart}, which also says what happens when it cannot open.
 */
final class GameWindow extends SimpleApplication {

  private static final Vec3 BEFORE_THE_START = new Vec3(0, 60, 0);

  private final WindowOptions options;
  private final ClientSettings settings;
  private final Preferences preferences;
  private final WindowStart start;
  private final Screenshots screenshots = new Screenshots();
  private final Frames frames = new Frames();
  private final Hotbar hotbar = new Hotbar();
  private WorldLink link;
  private Stage stage;
  private Hud hud;
  private Controls controls;
  private Player player;
  private Deeds deeds;
  private ScriptedHands script;
  private Screens screens;
  private WindowFrame frame;
  private Speaker speaker;
  private Noises noises;
  private Lobby lobby;
  private Measurement measurement;
  private boolean playersShown;
  private boolean hidden;
  private final Overlay overlay = new Overlay();
  private boolean overlayShown;
  private double seconds;
  private int viewDistance;

  GameWindow(
      WindowOptions options, ClientSettings settings, Preferences preferences, WindowStart start) {
    super(new AppState[0]);
    this.options = options;
    this.settings = settings;
    this.preferences = preferences;
    this.start = start;
  }

  @Override
  public void simpleInitApp() {
    start.opened();
    measurement = new Measurement(renderer);
    stateManager.attach(screenshots);
    inputManager.deleteMapping(SimpleApplication.INPUT_MAPPING_EXIT);
    controls = new Controls(inputManager);
    screens = new Screens(inputManager, controls, options.scripted(), line -> link.say(line));
    controls.when(Command.HIDE, () -> hidden = !hidden);
    controls.when(Command.OVERLAY, () -> overlayShown = !overlayShown);
    controls.when(Command.PICTURE, () -> screenshots.take(pictureName()));
    frame = new WindowFrame(context, preferences.now().window().fullScreen());
    speaker = new Speaker(audioRenderer);
    preferences.follow(this::apply);
    if (options.scripted()) {
      visit(options.nodes());
    } else {
      lobby = new Lobby(this, screens, preferences, settings, frame);
      start.lastly(lobby::close);
      controls.unless(lobby::typing);
      lobby.begin(options.nodes());
    }
  }

  /** Sets out for the world through the first of these nodes that lets us in. */
  void visit(List<String> nodes) {
    UserSettings now = preferences.now();
    viewDistance = now.viewDistance();
    stage =
        new Stage(
            assetManager, rootNode, viewDistance, new UploadMeter(settings.uploadBytesPerFrame()));
    stage.setLens(cam, now.fieldOfView());
    hud = new Hud(assetManager);
    guiNode.attachChild(hud.spatial());
    link =
        new WorldLink(
            new ClientOptions(nodes, now.nameOrLogin(), viewDistance, high(), options.key()),
            settings.guessEdits());
  }

  /** Knocks again now, not after the pause. */
  void tryAgain() {
    link.tryAgain();
  }

  /** Leaves the world, if we are in it; the window stays. */
  void leave() {
    if (link != null) {
      link.close();
      link = null;
      player = null;
      deeds = null;
      rootNode.detachAllChildren();
      guiNode.detachChild(hud.spatial());
    }
  }

  private void apply(UserSettings now) {
    controls.follow(now);
    speaker.volume(now.volume());
    frame.follow(now, options.unlimited());
    if (link != null) {
      if (viewDistance != now.viewDistance()) {
        viewDistance = now.viewDistance();
        stage.see(viewDistance);
        link.radius(viewDistance, high());
      }
      stage.setLens(cam, now.fieldOfView());
    }
  }

  @Override
  public void simpleUpdate(float tpf) {
    seconds += tpf;
    frames.add(tpf);
    screens.beginFrame();
    updateLobby(tpf);
    if (link == null) {
      return;
    }
    link.keepUp(tpf);
    overlay.pass(link.status(), tpf);
    measurement.drawn(tpf, link.view().acknowledgedEdits(), stage);
    WorldView view = link.view();
    if (options.scripted() && player == null && view.connection() instanceof Connection.Lost lost) {
      start.refuse(
          "no node lets us in at " + String.join(", ", options.nodes()) + ": " + lost.reason());
      stop();
      return;
    }
    if (player == null) {
      view.arrival().ifPresent(this::enter);
    }
    if (player != null) {
      act(tpf);
    }
    draw(view, tpf);
  }

  private void updateLobby(float tpf) {
    if (lobby != null) {
      Optional<Connection> connection = Optional.ofNullable(link).map(l -> l.view().connection());
      boolean ground = player != null && link.view().blocks().hasChunkAt(player.eye());
      lobby.update(connection, ground, tpf);
    }
  }

  private void enter(WorldEvent.Joined arrival) {
    player = new Player(arrival.position());
    player.fly(arrival.flying());
    hotbar.restore(arrival.bar());
    noises = new Noises(speaker);
    deeds = new Deeds(player, link.view().blocks(), link, hotbar);
    options
        .path()
        .ifPresent(path -> script = new ScriptedHands(this, player, deeds, new PathRunner(path)));
    controls.when(Command.FLY, () -> player.fly(!player.flying()));
    controls.when(
        Command.BREAK,
        () -> {
          screens.choose(hud, hotbar);
          inWorld(
              () -> {
                noises.breaking(deeds.target(), link.view().blocks());
                deeds.breakBlock();
              });
        });
    controls.when(
        Command.PLACE,
        () ->
            inWorld(
                () -> {
                  noises.placing(deeds.target(), hotbar.held());
                  deeds.placeHeld();
                }));
    controls.when(Command.PICK, () -> inWorld(deeds::pick));
    controls.whenSlot(hotbar::select);
    controls.whenWheel(steps -> hotbar.select(hotbar.selected() + steps));
  }

  private void act(float tpf) {
    link.view().takeCorrection().ifPresent(this::correct);
    if (script != null) {
      script.act(tpf, settled());
    } else {
      double right = controls.takeRight();
      double up = controls.takeUp();
      if (screens.inWorld()) {
        player.turn(right, up);
      }
      Keys keys = screens.inWorld() ? controls.keys() : Keys.NONE;
      player.step(keys, tpf, link.view().blocks());
      noises.walked(player, link.view().blocks());
    }
    link.move(player.state());
    link.equip(hotbar.blocks(), player.flying());
  }

  private void correct(PlayerState state) {
    Vec3 there = new Vec3(state.x(), state.y(), state.z());
    if (script != null) {
      script.correct(there);
    } else {
      player.correct(there);
    }
  }

  private void draw(WorldView view, float tpf) {
    Vec3 eye = player == null ? BEFORE_THE_START : player.eye();
    Gaze gaze = player == null ? new Gaze(0, 0) : player.gaze();
    Optional<Double> shownTime = script == null ? Optional.empty() : script.clock();
    double minutes = shownTime.orElseGet(() -> view.clock().minutes(System.nanoTime()));
    Atmosphere air = stage.atmosphere(minutes, view, eye, seconds);
    stage.show(view, cam, eye, gaze, air, tpf);
    boolean hands = player != null && !hidden;
    stage.outline(hands ? deeds.target() : Optional.empty());
    boolean ground = player != null && view.blocks().hasChunkAt(player.eye());
    Hud.Content content =
        new Hud.Content(
            hands,
            overlayShown && hands
                ? overlay.text(frames, player, link, stage.chunksShown(), minutes)
                : "",
            frames,
            hidden ? "" : talkText(view),
            options.scripted() ? Messages.of(view.connection(), ground) : "",
            cardText(view));
    hud.show(content, screens.choice(), hotbar, cam.getWidth(), cam.getHeight());
  }

  private String talkText(WorldView view) {
    return screens.talk(view.talk(), System.nanoTime(), settings.talkShown());
  }

  private String cardText(WorldView view) {
    return playersShown || controls.isDown(Command.PLAYERS)
        ? Messages.players(preferences.now().nameOrLogin(), options.key().isEmpty(), view.others())
        : "";
  }

  /** Whether every chunk that this window asked for is on screen. */
  private boolean settled() {
    WorldView view = link.view();
    Vec3 feet = player.body().feet();
    ChunkPos here =
        ChunkPos.containing(Vec3.block(feet.x()), Vec3.block(feet.y()), Vec3.block(feet.z()));
    return view.meshes().queued() == 0
        && stage.still()
        && view.blocks().hasAllAround(here, viewDistance, high());
  }

  private int high() {
    return Math.min(viewDistance, settings.verticalDistance());
  }

  int width() {
    return cam.getWidth();
  }

  int height() {
    return cam.getHeight();
  }

  void picture(Path file) {
    screenshots.take(file);
  }

  void hide(boolean hidden) {
    this.hidden = hidden;
  }

  void overlay(boolean shown) {
    overlayShown = shown;
  }

  void say(String text) {
    link.say(text);
  }

  boolean picturesPending() {
    return screenshots.pending();
  }

  void open(Screen screen) {
    screens.open(screen);
  }

  /** Measures the next frames. */
  void measure(String scene, double seconds) {
    measurement.begin(scene, seconds);
  }

  boolean measuring() {
    return measurement.underWay();
  }

  /** A scripted edit was made. */
  void edited() {
    measurement.edited(link.view().acknowledgedEdits(), stage.changesShown());
  }

  /** Draws every face as a quad of its own, or merged again. */
  void drawPlain(boolean plain) {
    link.view().meshes().drawPlain(plain);
    stage.drawWhole(plain);
  }

  void listPlayers(boolean shown) {
    playersShown = shown;
  }

  private void inWorld(Runnable deed) {
    if (screens.inWorld() && !options.scripted()) {
      deed.run();
    }
  }

  private static Path pictureName() {
    String now = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss"));
    return Path.of("voxelpopuli-" + now + ".png");
  }

  @Override
  public void reshape(int width, int height) {
    super.reshape(width, height);
    if (link != null) {
      stage.setLens(cam, preferences.now().fieldOfView());
    }
    if (frame != null && !frame.full()) {
      preferences.change(now -> now.withWindow(now.window().sized(width, height)));
    }
  }

  @Override
  public void handleError(String message, Throwable error) {
    start.failed(message, error);
  }

  @Override
  public void destroy() {
    if (link != null) {
      measurement.report();
    }
    leave();
    if (lobby != null) {
      lobby.close();
    }
    super.destroy();
    start.closed();
  }

  static AppSettings appSettings(WindowOptions options, UserSettings settings, boolean sound) {
    AppSettings app = new AppSettings(true);
    app.setTitle("Voxel Populi");
    app.setRenderer(AppSettings.LWJGL_OPENGL32);
    // The engine crashes on a machine without a sound device if it is left to open one.
    app.setAudioRenderer(sound ? AppSettings.LWJGL_OPENAL : null);
    app.setGammaCorrection(false);
    app.setResolution(settings.window().width(), settings.window().height());
    app.setFullscreen(settings.window().fullScreen());
    app.setResizable(!settings.window().fullScreen());
    app.setFrameRate(options.unlimited() ? -1 : settings.framesAtMost());
    app.setVSync(false);
    // Trying Wayland where there is none makes its library complain on the terminal.
    app.setX11PlatformPreferred(System.getenv("WAYLAND_DISPLAY") == null);
    // The engine's own centring takes the width for the height and ends above the screen.
    app.setCenterWindow(false);
    return app;
  }
}
