package voxelpopuli.client.settings;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigRenderOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The player's settings on disk: {@code client.conf} in the configuration folder, with the keys of
 * {@code reference.conf}, one to a line. It may be edited by hand; unknown keys are ignored.
 */
public final class SettingsFile {

  /** The file's name inside the configuration folder. */
  public static final String NAME = "client.conf";

  private final Path file;
  private final Consumer<String> complain;

  /**
   * @param complain told in one line what could not be read or written; the game goes on
   */
  public SettingsFile(Path folder, Consumer<String> complain) {
    this.file = folder.resolve(NAME);
    this.complain = complain;
  }

  public Path file() {
    return file;
  }

  /** What is in the file; defaults where it says nothing, or cannot be read at all. */
  public UserSettings load() {
    UserSettings defaults = UserSettings.defaults();
    if (!Files.exists(file)) {
      return defaults;
    }
    try {
      Config kept = ConfigFactory.parseString(Files.readString(file, StandardCharsets.UTF_8));
      return UserSettings.of(kept.withFallback(defaults.toConfig()).resolve());
    } catch (IOException | ConfigException | ArithmeticException e) {
      complain.accept(
          "The settings in " + file + " cannot be read (" + firstLine(e) + "); " + setAside());
      return defaults;
    }
  }

  /** Writes them; whoever reads at the same time finds the old file or the new one, whole. */
  public void save(UserSettings settings) {
    StringBuilder text = new StringBuilder("# Settings of the Voxel Populi client, kept by it.\n");
    Map<String, String> lines = new TreeMap<>();
    settings
        .toConfig()
        .entrySet()
        .forEach(
            entry ->
                lines.put(entry.getKey(), entry.getValue().render(ConfigRenderOptions.concise())));
    lines.forEach((key, value) -> text.append(key).append(" = ").append(value).append('\n'));
    try {
      Files.createDirectories(file.getParent());
      Path half = Files.createTempFile(file.getParent(), NAME, ".part");
      Files.writeString(half, text, StandardCharsets.UTF_8);
      Files.move(half, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      complain.accept("The settings cannot be kept in " + file + ": " + firstLine(e));
    }
  }

  private String setAside() {
    Path bad = file.resolveSibling(NAME + ".bad");
    try {
      Files.move(file, bad, StandardCopyOption.REPLACE_EXISTING);
      return "kept as " + bad.getFileName() + ", starting with the usual ones.";
    } catch (IOException e) {
      return "starting with the usual ones.";
    }
  }

  private static String firstLine(Exception e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return message.lines().findFirst().orElse("");
  }
}
