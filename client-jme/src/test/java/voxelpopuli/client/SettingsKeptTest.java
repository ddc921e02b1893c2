package voxelpopuli.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The real client under a hand on the mouse: what is changed on the settings screen in one run is
 * there in the next.
 */
class SettingsKeptTest {

  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final Pattern ANGLE = Pattern.compile("(?m)^field-of-view = (\\d+)$");

  /** Places on the start and the settings screen in a window of 1280 × 720. */
  private static final int[] SETTINGS = {440, 618};

  private static final int[] WIDER = {830, 278};
  private static final int[] QUIT = {839, 618};

  @TempDir Path folder;

  @Test
  void whatIsChangedInOneRunIsThereInTheNext() throws Exception {
    try (VirtualScreen screen = VirtualScreen.open()) {
      int first = widen(screen, 72);
      assertThat(first).isGreaterThanOrEqualTo(72);
      // Had the second run begun with the usual 70, its first change would be to 71.
      int second = widen(screen, first + 1);
      assertThat(second).isBetween(first + 1, first + 10);
    }
  }

  /** Starts the client, makes its field of view wider until it is so wide, and quits. */
  private int widen(VirtualScreen screen, int wanted) throws Exception {
    int before = angle();
    try (ClientProcess client =
            ClientProcess.launch(
                folder, Optional.of(screen), "--no-audio", "--windowed", "1280x720");
        MouseHand hand = MouseHand.on(screen, folder)) {
      await("a wider view:\n" + client.output())
          .atMost(PATIENCE)
          .pollInterval(Duration.ofMillis(100))
          .until(
              () -> {
                // Neither place is anything on the other screen.
                hand.click(SETTINGS[0], SETTINGS[1]);
                hand.click(WIDER[0], WIDER[1]);
                int now = angle();
                assertThat(now == before || now > before).as("never back to 71").isTrue();
                return now >= wanted || !client.isAlive();
              });
      await("the end")
          .atMost(PATIENCE)
          .until(
              () -> {
                hand.key("Escape");
                hand.click(QUIT[0], QUIT[1]);
                return !client.isAlive();
              });
      assertThat(client.awaitExit()).as("%s", client.output()).isZero();
    }
    return angle();
  }

  private int angle() throws IOException {
    Path file = folder.resolve("config/voxelpopuli/client.conf");
    if (!Files.exists(file)) {
      return 70;
    }
    Matcher line = ANGLE.matcher(Files.readString(file));
    return line.find() ? Integer.parseInt(line.group(1)) : 70;
  }
}
