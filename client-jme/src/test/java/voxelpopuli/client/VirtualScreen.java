package voxelpopuli.client;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A screen that nobody sees: an X server in memory, which Mesa draws for. Tests that need one are
 * skipped, and say what to install, where the program is missing.
 */
final class VirtualScreen implements AutoCloseable {

  private final Process server;
  private final String display;

  private VirtualScreen(Process server, String display) {
    this.server = server;
    this.display = display;
  }

  static VirtualScreen open() {
    boolean installed =
        Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(folder -> new File(folder, "Xvfb").canExecute());
    assumeTrue(installed, "Xvfb is not installed: apt-get install --no-install-recommends xvfb");
    try {
      Process server =
          new ProcessBuilder(
                  "Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
      String number = out.readLine();
      assumeTrue(number != null, "Xvfb did not start");
      return new VirtualScreen(server, ":" + number.trim());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What goes into DISPLAY. */
  String display() {
    return display;
  }

  @Override
  public void close() {
    server.destroy();
  }
}
