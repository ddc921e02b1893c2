package voxelpopuli.client.window;

import com.jme3.system.JmeContext;
import com.jme3.system.lwjgl.LwjglWindow;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWVidMode;
import voxelpopuli.client.settings.UserSettings;
import voxelpopuli.client.settings.WindowShape;

/**
 * The window as the desktop sees it: its size, whether it fills the screen, how often it is drawn.
 * Changed without opening it anew, so that nothing has to be loaded twice.
 */
final class WindowFrame {

  /** Frames a second outside the world. */
  private static final int RESTING_FRAMES = 30;

  private final JmeContext context;
  private boolean full;
  private boolean resting;
  private int limit;

  WindowFrame(JmeContext context, boolean full) {
    this.context = context;
    this.full = full;
  }

  void follow(UserSettings settings, boolean unlimited) {
    limit = unlimited ? -1 : settings.framesAtMost();
    pace();
    if (settings.window().fullScreen() != full && context instanceof LwjglWindow window) {
      full = settings.window().fullScreen();
      fill(window.getWindowHandle(), settings.window());
    }
  }

  /** Whether only screens are shown: hills that drift by are worth no fan's noise. */
  void rest(boolean resting) {
    if (resting != this.resting) {
      this.resting = resting;
      pace();
    }
  }

  private void pace() {
    boolean slow = resting && (limit < 0 || limit > RESTING_FRAMES);
    context.getSettings().setFrameRate(slow ? RESTING_FRAMES : limit);
  }

  boolean full() {
    return full;
  }

  void copy(String text) {
    if (context instanceof LwjglWindow window) {
      GLFW.glfwSetClipboardString(window.getWindowHandle(), text);
    }
  }

  private void fill(long handle, WindowShape shape) {
    long monitor = GLFW.glfwGetPrimaryMonitor();
    GLFWVidMode mode = monitor == 0 ? null : GLFW.glfwGetVideoMode(monitor);
    if (mode == null) {
      return; // no screen to fill
    }
    if (full) {
      GLFW.glfwSetWindowMonitor(
          handle, monitor, 0, 0, mode.width(), mode.height(), mode.refreshRate());
    } else {
      int left = Math.max(0, (mode.width() - shape.width()) / 2);
      int top = Math.max(0, (mode.height() - shape.height()) / 2);
      GLFW.glfwSetWindowMonitor(
          handle, 0, left, top, shape.width(), shape.height(), GLFW.GLFW_DONT_CARE);
    }
  }
}
