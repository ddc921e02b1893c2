package voxelpopuli.client.settings;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the player chose. Numbers out of their range are moved to its edge.
 *
 * @param name the player's name; empty means the login's
 * @param recentNodes overlay addresses of nodes that let us in, the last one first
 * @param viewDistance chunks seen in each direction
 * @param fieldOfView degrees from top to bottom of the picture
 * @param sensitivity factor on the mouse's way
 * @param frameLimit frames a second at most; {@link Range#FRAME_LIMIT}'s greatest is no limit
 * @param volume share of full loudness
 * @param controlsSeen whether the card with the controls was shown once
 */
public record UserSettings(
    String name,
    List<String> recentNodes,
    int viewDistance,
    int fieldOfView,
    double sensitivity,
    int frameLimit,
    WindowShape window,
    double volume,
    boolean controlsSeen,
    KeyBindings keys) {

  /** Nodes that are remembered. */
  public static final int MOST_NODES = 5;

  private static final String NAME = "name";
  private static final String NODES = "recent-nodes";
  private static final String VIEW_DISTANCE = "view-distance";
  private static final String FIELD_OF_VIEW = "field-of-view";
  private static final String SENSITIVITY = "mouse-sensitivity";
  private static final String FRAME_LIMIT = "frame-limit";
  private static final String WIDTH = "window.width";
  private static final String HEIGHT = "window.height";
  private static final String FULL_SCREEN = "window.full-screen";
  private static final String VOLUME = "volume";
  private static final String CONTROLS_SEEN = "controls-seen";
  private static final String KEYS = "keys";

  public UserSettings {
    recentNodes =
        recentNodes.stream().filter(n -> !n.isBlank()).distinct().limit(MOST_NODES).toList();
    viewDistance = Range.VIEW_DISTANCE.clamp(viewDistance);
    fieldOfView = Range.FIELD_OF_VIEW.clamp(fieldOfView);
    sensitivity = Range.SENSITIVITY.clamp(sensitivity);
    frameLimit = Range.FRAME_LIMIT.clamp(frameLimit);
    volume = Range.VOLUME.clamp(volume);
  }

  /** As {@code reference.conf} says. */
  public static UserSettings defaults() {
    return of(ConfigFactory.load().getConfig("voxelpopuli.client"));
  }

  /**
   * Reads them from keys as in {@code reference.conf}. Unknown key names are as good as none.
   *
   * @throws com.typesafe.config.ConfigException when one is missing or not what it should be
   */
  static UserSettings of(Config config) {
    Map<Command, List<Key>> chosen = new EnumMap<>(Command.class);
    for (Command command : Command.values()) {
      String path = KEYS + "." + command.id();
      if (config.hasPath(path)) {
        chosen.put(
            command,
            config.getStringList(path).stream().map(Key::named).flatMap(Optional::stream).toList());
      }
    }
    return new UserSettings(
        config.getString(NAME),
        config.getStringList(NODES),
        config.getInt(VIEW_DISTANCE),
        config.getInt(FIELD_OF_VIEW),
        config.getDouble(SENSITIVITY),
        config.getInt(FRAME_LIMIT),
        new WindowShape(
            config.getInt(WIDTH), config.getInt(HEIGHT), config.getBoolean(FULL_SCREEN)),
        config.getDouble(VOLUME),
        config.getBoolean(CONTROLS_SEEN),
        KeyBindings.of(chosen));
  }

  /** The same as keys and values. */
  Config toConfig() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put(NAME, name);
    values.put(NODES, recentNodes);
    values.put(VIEW_DISTANCE, viewDistance);
    values.put(FIELD_OF_VIEW, fieldOfView);
    values.put(SENSITIVITY, sensitivity);
    values.put(FRAME_LIMIT, frameLimit);
    values.put(WIDTH, window.width());
    values.put(HEIGHT, window.height());
    values.put(FULL_SCREEN, window.fullScreen());
    values.put(VOLUME, volume);
    values.put(CONTROLS_SEEN, controlsSeen);
    for (Command command : Command.values()) {
      values.put(KEYS + "." + command.id(), keys.keys(command).stream().map(Key::name).toList());
    }
    return ConfigFactory.parseMap(values);
  }

  /** Frames a second at most, or -1. */
  public int framesAtMost() {
    return frameLimit >= Range.FRAME_LIMIT.most() ? -1 : frameLimit;
  }

  /** The name to enter the world with. */
  public String nameOrLogin() {
    return name.isBlank() ? System.getProperty("user.name", "player") : name.strip();
  }

  public UserSettings withName(String next) {
    return with(NAME, next);
  }

  /** The same after a node let us in: it is the first of the recent ones. */
  public UserSettings withNode(String node) {
    List<String> nodes = new ArrayList<>(recentNodes);
    nodes.remove(node);
    nodes.add(0, node);
    return with(NODES, nodes);
  }

  public UserSettings withViewDistance(int chunks) {
    return with(VIEW_DISTANCE, chunks);
  }

  public UserSettings withFieldOfView(int degrees) {
    return with(FIELD_OF_VIEW, degrees);
  }

  public UserSettings withSensitivity(double factor) {
    return with(SENSITIVITY, factor);
  }

  public UserSettings withFrameLimit(int frames) {
    return with(FRAME_LIMIT, frames);
  }

  public UserSettings withWindow(WindowShape shape) {
    return with(WIDTH, shape.width())
        .with(HEIGHT, shape.height())
        .with(FULL_SCREEN, shape.fullScreen());
  }

  public UserSettings withVolume(double share) {
    return with(VOLUME, share);
  }

  public UserSettings withControlsSeen() {
    return with(CONTROLS_SEEN, true);
  }

  public UserSettings withKey(Command command, Key key) {
    return with(KEYS + "." + command.id(), List.of(key.name()));
  }

  /** The same with the usual keys. */
  public UserSettings withUsualKeys() {
    return of(toConfig().withoutPath(KEYS));
  }

  private UserSettings with(String path, Object value) {
    return of(toConfig().withValue(path, ConfigValueFactory.fromAnyRef(value)));
  }

  /**
   * The same with all that changed between two others: what the player changed on a screen goes
   * into the file, what the command line said for this run alone does not.
   */
  UserSettings withChanges(UserSettings before, UserSettings after) {
    Config old = before.toConfig();
    Config mine = toConfig();
    for (Map.Entry<String, com.typesafe.config.ConfigValue> entry : after.toConfig().entrySet()) {
      if (!entry.getValue().equals(old.getValue(entry.getKey()))) {
        mine = mine.withValue(entry.getKey(), entry.getValue());
      }
    }
    return of(mine);
  }
}
