package voxelpopuli.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.node.NodeProcess;

/**
 * The whole line, as a newcomer walks it: two nodes, two windows. What one player breaks is gone in
 * the other's window, which came in through the other node.
 */
class TwoWindowsTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  @Test
  void aBlockThatOnePlayerBreaksIsGoneInTheOthersWindow() throws Exception {
    try (VirtualScreen screen = VirtualScreen.open();
        NodeProcess first = NodeProcess.start(folder, "--no-shell", "--seed", "7");
        NodeProcess second =
            NodeProcess.start(folder, "--no-shell", "--bootstrap", first.address())) {
      Path before = folder.resolve("before.png");
      Path after = folder.resolve("after.png");
      try (ClientProcess watcher = window(screen, second, "watcher", watching())) {
        await("the first picture:\n" + watcher.output())
            .atMost(PATIENCE)
            .until(() -> Files.exists(before) || !watcher.isAlive());
        assertThat(before).exists();
        assertThat(Pictures.colours(Pictures.read(before))).isGreaterThan(8);
        try (ClientProcess breaker = window(screen, first, "breaker", breaking())) {
          assertThat(breaker.awaitExit()).as("%s", breaker.output()).isZero();
        }
        BufferedImage untouched = Pictures.read(before);
        await("the hole in the other window")
            .atMost(PATIENCE)
            .until(() -> Files.exists(after) && hole(untouched, after));
      }
    }
  }

  private boolean hole(BufferedImage untouched, Path after) throws IOException {
    return Pictures.difference(untouched, Pictures.read(after), 0.1) > 0.5;
  }

  /** Looks straight down at the spawn and takes a picture every second. */
  private static String watching() {
    StringBuilder path = new StringBuilder("0 clock 12:00 hud off at 0.5 36 0.5 look 0 -89 wait\n");
    path.append("0.5 screenshot before.png\n");
    for (int second = 1; second < 60; second++) {
      path.append(second + 0.5).append(" screenshot after.png\n");
    }
    return path.toString();
  }

  /** Digs three blocks down at the spawn. */
  private static String breaking() {
    return """
           0 at 0.5 33 0.5 look 0 -89 wait
           0.5 break
           1.5 break
           2.5 break
           3.5 quit
           """;
  }

  private ClientProcess window(VirtualScreen screen, NodeProcess node, String name, String path)
      throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".txt"), path);
    return ClientProcess.launch(
        folder,
        Optional.of(screen),
        "--node",
        node.address(),
        "--name",
        name,
        "--windowed",
        "320x180",
        "--view-distance",
        "1",
        "--fly-path",
        file.toString());
  }
}
