package voxelpopuli.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** The real client in a process of its own. */
final class ClientProcess implements AutoCloseable {

  private final Process process;
  private final List<String> output = new CopyOnWriteArrayList<>();
  private final Thread reader;

  private ClientProcess(Process process) {
    this.process = process;
    reader = new Thread(this::read, "output of client " + process.pid());
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * @param screen where the window opens; none means that there is no display at all
   */
  static ClientProcess launch(Path folder, Optional<VirtualScreen> screen, String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(System.getProperty("voxelpopuli.jvm-flags", "-Xmx512m").split(" ")));
    command.addAll(List.of("-Xmx512m", "-cp", System.getProperty("java.class.path")));
    command.add("voxelpopuli.client.Main");
    command.addAll(List.of(options));
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().remove("DISPLAY");
    builder.environment().remove("WAYLAND_DISPLAY");
    // Keys and settings of a test are nobody's.
    builder
        .environment()
        .put("XDG_CONFIG_HOME", folder.resolve("config").toAbsolutePath().toString());
    screen.ifPresent(shown -> builder.environment().put("DISPLAY", shown.display()));
    try {
      return new ClientProcess(builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The exit code; the test fails if the client does not end by itself. */
  int awaitExit() throws InterruptedException {
    if (!process.waitFor(90, TimeUnit.SECONDS)) {
      close();
      throw new AssertionError("the client did not end:\n" + String.join("\n", output));
    }
    reader.join(5_000);
    return process.exitValue();
  }

  List<String> output() {
    return List.copyOf(output);
  }

  boolean isAlive() {
    return process.isAlive();
  }

  private void read() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        output.add(line);
      }
    } catch (IOException e) {
      output.add("(output ended: " + e.getMessage() + ")");
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
