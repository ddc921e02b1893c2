package voxelpopuli.client.settings;

/**
 * Size of the window in pixels, kept while it fills the screen, for when it no longer does.
 *
 * @param fullScreen whether it fills the screen
 */
public record WindowShape(int width, int height, boolean fullScreen) {

  /** A window smaller than this shows nothing that one could read. */
  public static final int SMALLEST = 64;

  public static final int LARGEST = 16_384;

  public WindowShape {
    width = Math.max(SMALLEST, Math.min(LARGEST, width));
    height = Math.max(SMALLEST, Math.min(LARGEST, height));
  }

  public WindowShape sized(int newWidth, int newHeight) {
    return new WindowShape(newWidth, newHeight, fullScreen);
  }

  public WindowShape filling(boolean screen) {
    return new WindowShape(width, height, screen);
  }
}
