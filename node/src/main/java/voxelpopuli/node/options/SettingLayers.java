package voxelpopuli.node.options;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.node.StartRefused;

/** Lays options over environment over file over defaults, and reads the result. */
public final class SettingLayers {

  static final String PREFIX = "voxelpopuli.node";
  private static final List<String> KEYS =
      List.of("host", "advertise", "port", "bootstrap", "data", "world", "seed", "shell");

  private SettingLayers() {}

  /**
   * Merges all layers into settings.
   *
   * @param environment the process's variables
   */
  public static NodeSettings merge(NodeOptions options, Map<String, String> environment)
      throws StartRefused {
    String file =
        options.configFile() != null ? options.configFile() : environment.get("VOXELPOPULI_CONFIG");
    Config defaults = ConfigFactory.defaultReference();
    try {
      Config all =
          layer(options.given(), "option")
              .withFallback(layer(fromEnvironment(environment), "environment variable"))
              .withFallback(file == null ? ConfigFactory.empty() : read(Path.of(file), defaults))
              .withFallback(ConfigFactory.defaultOverrides())
              .withFallback(defaults)
              .resolve();
      return NodeSettings.from(all);
    } catch (ConfigException.BadValue | ConfigException.WrongType e) {
      throw new StartRefused(e.getMessage());
    }
  }

  private static Config layer(Map<String, Object> values, String origin) {
    Map<String, Object> paths = new LinkedHashMap<>();
    values.forEach((key, value) -> paths.put(PREFIX + "." + key, value));
    return ConfigFactory.parseMap(paths, origin);
  }

  /** VOXELPOPULI_PORT and so on; a list is written with commas. */
  private static Map<String, Object> fromEnvironment(Map<String, String> environment) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (String key : KEYS) {
      String value = environment.get("VOXELPOPULI_" + key.toUpperCase(java.util.Locale.ROOT));
      if (value != null && !value.isBlank()) {
        values.put(
            key, key.equals("bootstrap") ? List.of(value.strip().split("\\s*,\\s*")) : value);
      }
    }
    return values;
  }

  private static Config read(Path file, Config defaults) throws StartRefused {
    if (!Files.isReadable(file)) {
      throw new StartRefused("config: cannot read " + file);
    }
    try {
      Config config = ConfigFactory.parseFile(file.toFile());
      refuseUnknownKeys(config, defaults, file);
      return config;
    } catch (ConfigException e) {
      throw new StartRefused("config: " + e.getMessage());
    }
  }

  /** A misspelt key would otherwise be a setting that silently does nothing. */
  private static void refuseUnknownKeys(Config config, Config defaults, Path file)
      throws StartRefused {
    for (Map.Entry<String, ConfigValue> entry : config.entrySet()) {
      String key = entry.getKey();
      if (key.startsWith("voxelpopuli.") && !defaults.hasPathOrNull(key)) {
        int line = entry.getValue().origin().lineNumber();
        throw new StartRefused(
            "config: " + file + ", line " + line + ": there is no setting " + key);
      }
    }
  }
}
