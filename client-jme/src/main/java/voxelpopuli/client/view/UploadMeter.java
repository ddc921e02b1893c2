package voxelpopuli.client.view;

/**
 * How many bytes of new meshes may go to the graphics card in one frame.
 *
 * <p>The first mesh of a frame always passes, whatever its size, or a chunk larger than the whole
 * allowance would never show.
 */
public final class UploadMeter {

  private final int bytesPerFrame;
  private int left;
  private boolean first;

  public UploadMeter(int bytesPerFrame) {
    this.bytesPerFrame = bytesPerFrame;
    nextFrame();
  }

  public void nextFrame() {
    left = bytesPerFrame;
    first = true;
  }

  /** Whether a mesh of this size may go now; if so it is counted. */
  public boolean admits(int bytes) {
    if (!first && bytes > left) {
      return false;
    }
    first = false;
    left -= bytes;
    return true;
  }

  /** Counts bytes that went without asking. */
  public void take(int bytes) {
    left -= bytes;
  }

  /** Whether nothing more should go in this frame. */
  public boolean isSpent() {
    return left <= 0;
  }
}
