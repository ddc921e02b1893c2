package voxelpopuli.node.options;

import com.typesafe.config.Config;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import voxelpopuli.node.StartRefused;

/**
 * How this node was told to run.
 *
 * @param port empty: the first free pair
 * @param data empty: a folder named after the port
 * @param world empty: whatever the folder or the bootstrap nodes say
 * @param seed empty: drawn at random when a world is founded
 * @param config everything, for the modules below to read their own parts from
 */
public record NodeSettings(
    String host,
    Optional<HostPort> advertise,
    OptionalInt port,
    int firstPort,
    int portsToTry,
    List<HostPort> bootstrap,
    Optional<Path> data,
    Optional<String> world,
    OptionalLong seed,
    Duration adoptTimeout,
    boolean shell,
    Config config) {

  private static final int MAX_WORLD_NAME = 64;

  /** Reads the merged layers; every complaint names the key as it is written everywhere. */
  static NodeSettings from(Config all) throws StartRefused {
    Config node = all.getConfig(SettingLayers.PREFIX);
    OptionalInt port = port(node.getString("port"));
    int advertisedPort = port.isPresent() ? port.getAsInt() : HostPort.DEFAULT_PORT;
    List<HostPort> bootstrap = new ArrayList<>();
    for (String address : node.getStringList("bootstrap")) {
      bootstrap.add(HostPort.parse(address, "bootstrap", HostPort.DEFAULT_PORT));
    }
    Optional<HostPort> advertise = Optional.empty();
    if (!node.getString("advertise").isBlank()) {
      advertise =
          Optional.of(HostPort.parse(node.getString("advertise"), "advertise", advertisedPort));
    }
    return new NodeSettings(
        node.getString("host"),
        advertise,
        port,
        node.getInt("first-port"),
        node.getInt("ports-to-try"),
        List.copyOf(bootstrap),
        folder(node.getString("data")),
        worldName(node.getString("world")),
        seed(node.getString("seed")),
        node.getDuration("adopt-timeout"),
        node.getBoolean("shell"),
        all);
  }

  /**
   * The configuration of the node's actor system.
   *
   * @param tuned lays over a configuration what the modules below want of Pekko
   */
  public Config actorSystem(UnaryOperator<Config> tuned) {
    return config
        .getConfig(SettingLayers.PREFIX + ".actor-system")
        .withFallback(tuned.apply(config));
  }

  private static OptionalInt port(String text) throws StartRefused {
    try {
      int port = Integer.parseInt(text.strip());
      if (port == 0) {
        return OptionalInt.empty();
      }
      // The game port is one higher, so 65535 cannot be an overlay port.
      if (port > 0 && port < 65535) {
        return OptionalInt.of(port);
      }
    } catch (NumberFormatException e) {
      // said below, with the range
    }
    throw new StartRefused("port: '" + text + "' is not a number between 1 and 65534");
  }

  private static OptionalLong seed(String text) throws StartRefused {
    if (text.isBlank()) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(text.strip()));
    } catch (NumberFormatException e) {
      throw new StartRefused("seed: '" + text + "' is not a whole number of 64 bits");
    }
  }

  private static Optional<Path> folder(String text) throws StartRefused {
    try {
      return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      throw new StartRefused("data: '" + text + "' is not a folder's name");
    }
  }

  private static Optional<String> worldName(String text) throws StartRefused {
    String name = text.strip();
    if (name.length() > MAX_WORLD_NAME || name.chars().anyMatch(Character::isISOControl)) {
      throw new StartRefused(
          "world: a name has at most " + MAX_WORLD_NAME + " characters, on one line");
    }
    return name.isEmpty() ? Optional.empty() : Optional.of(name);
  }
}
