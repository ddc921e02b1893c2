package voxelpopuli.client.menu;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to start a node on this machine. The client is built without one; three things may be at
 * hand: the build's own file of arguments, the node's jars beside ours in an unpacked zip, or an
 * installed {@code voxelpopuli-node}.
 */
public final class Launcher {

  /** What the player may type when none of them is. */
  public static final String BY_HAND = "./sbt node/run";

  /** Names a file of java arguments that start a node; {@code client-jme/run} sets it. */
  static final String PROPERTY = "voxelpopuli.node-launch";

  private static final String MAIN = "voxelpopuli.node.Main";

  private Launcher() {}

  /** The command of this installation, if it has one. */
  public static Optional<List<String>> find() {
    return find(
        Optional.ofNullable(System.getProperty(PROPERTY)),
        ownFile(),
        System.getenv(),
        System.getProperty("os.name", ""));
  }

  static Optional<List<String>> find(
      Optional<String> arguments,
      Optional<Path> ownFile,
      Map<String, String> environment,
      String system) {
    return arguments
        .map(Path::of)
        .filter(Files::isRegularFile)
        .map(file -> List.of(java(), "@" + file))
        .or(() -> ownFile.flatMap(Launcher::besideUs))
        .or(() -> installed(environment, system));
  }

  /**
   * Unpacked from the zip: our jars in {@code lib}, what a node needs beyond them in {@code node}.
   */
  private static Optional<List<String>> besideUs(Path ownFile) {
    Path lib = ownFile.getParent();
    if (!Files.isRegularFile(ownFile) || lib == null || lib.getParent() == null) {
      return Optional.empty();
    }
    Path node = lib.getParent().resolve("node");
    if (!Files.isDirectory(node)) {
      return Optional.empty();
    }
    String classes = lib.resolve("*") + File.pathSeparator + node.resolve("*");
    return Optional.of(
        List.of(
            java(),
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-cp",
            classes,
            MAIN));
  }

  private static Optional<List<String>> installed(Map<String, String> environment, String system) {
    String name = system.startsWith("Windows") ? "voxelpopuli-node.bat" : "voxelpopuli-node";
    for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path script = Path.of(folder, name);
      if (!folder.isEmpty() && Files.isExecutable(script)) {
        return Optional.of(List.of(script.toString()));
      }
    }
    return Optional.empty();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static Optional<Path> ownFile() {
    try {
      CodeSource source = Launcher.class.getProtectionDomain().getCodeSource();
      return source == null ? Optional.empty() : Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
