package voxelpopuli.client.window;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.client.sound.SoundDevice;

/**
 * Opens the window and answers for how that ends.
 *
 * <p>Three things the engine does badly are made good here: without a display it hangs (we look
 * first, and a watch ends the process if it hangs all the same), a failed start shows a dialogue
 * and ends with code 0 (ours prints one line and ends with 3), and it logs a page at every start.
 */
public final class WindowStart {

  private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(WindowStart.class);

  /** Loggers are forgotten, with their level, unless somebody holds them. */
  private static final Logger ENGINE = Logger.getLogger("com.jme3");

  private final CountDownLatch opened = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private volatile Runnable lastly = () -> {};
  private volatile int code = ExitCode.FINE;

  /** Shows the world until the player leaves or the path ends; returns the exit code. */
  public int run(WindowOptions options, ClientSettings settings, Preferences preferences) {
    Optional<String> lacking = lacking(System.getProperty("os.name"), System.getenv());
    if (lacking.isPresent()) {
      System.err.println(lacking.get());
      return ExitCode.NO_WINDOW;
    }
    ENGINE.setLevel(Level.SEVERE);
    watch(settings.startTimeout());
    GameWindow window = new GameWindow(options, settings, preferences, this);
    window.setSettings(GameWindow.appSettings(options, preferences.now(), sound(options)));
    window.setShowSettings(false);
    window.setPauseOnLostFocus(false);
    window.setDisplayStatView(false);
    window.setDisplayFps(false);
    window.start();
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return code;
  }

  /** Scripted runs are silent; so is a machine without a device, which is said once. */
  private static boolean sound(WindowOptions options) {
    if (!options.audio() || options.scripted()) {
      return false;
    }
    boolean device = SoundDevice.present();
    if (!device) {
      LOG.warn("No sound device was found: playing without sound.");
    }
    return device;
  }

  /** Why this machine cannot open a window, as far as one can tell without trying. */
  static Optional<String> lacking(String system, Map<String, String> environment) {
    boolean x11 = !environment.getOrDefault("DISPLAY", "").isEmpty();
    boolean wayland = !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    if (!system.equals("Linux") || x11 || wayland) {
      return Optional.empty();
    }
    return Optional.of(
        "No window can be opened: DISPLAY is not set. Run this on a desktop, or without a screen"
            + " with: xvfb-run -a -s \"-screen 0 1280x720x24\" <command>");
  }

  void opened() {
    opened.countDown();
  }

  /** The window is gone. Except on macOS the engine has a thread of its own, for which we wait. */
  void closed() {
    closed.countDown();
  }

  /** A scripted run cannot go on; the reason is for whoever reads its output. */
  void refuse(String reason) {
    System.err.println(reason);
    code = ExitCode.REFUSED;
  }

  /** What must be done even when the window fails, as ending a node that it started. */
  void lastly(Runnable action) {
    lastly = action;
  }

  void failed(String message, Throwable error) {
    lastly.run();
    if (opened.getCount() > 0) {
      System.err.println("No window can be opened with OpenGL 3.2: " + firstLine(message) + ".");
      Runtime.getRuntime().halt(ExitCode.NO_WINDOW);
    }
    System.err.println("The client failed: " + firstLine(message));
    if (error != null) {
      error.printStackTrace();
    }
    Runtime.getRuntime().halt(1);
  }

  private void watch(Duration patience) {
    Thread watch =
        new Thread(
            () -> {
              try {
                if (!opened.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                  System.err.println(
                      "No window opened within " + patience.toSeconds() + " seconds: giving up.");
                  Runtime.getRuntime().halt(ExitCode.NO_WINDOW);
                }
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "window watch");
    watch.setDaemon(true);
    watch.start();
  }

  private static String firstLine(String text) {
    String line = text == null ? "" : text.lines().findFirst().orElse("");
    return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
  }
}
