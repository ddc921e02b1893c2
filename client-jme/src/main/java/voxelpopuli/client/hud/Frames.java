package voxelpopuli.client.hud;

import java.util.Arrays;

/** Times of the last frames, for the overlay's figures. */
public final class Frames {

  /** Some four seconds at 60 frames a second. */
  static final int KEPT = 240;

  private final float[] millis = new float[KEPT];
  private int count;

  public void add(double seconds) {
    millis[count++ % KEPT] = (float) (seconds * 1000);
  }

  /** Milliseconds of the frame so many frames ago; 0 is the last one. */
  float ago(int frames) {
    return frames < Math.min(count, KEPT) ? millis[Math.floorMod(count - 1 - frames, KEPT)] : 0;
  }

  public double perSecond() {
    double sum = 0;
    int n = Math.min(count, KEPT);
    for (int i = 0; i < n; i++) {
      sum += millis[i];
    }
    return sum == 0 ? 0 : 1000 * n / sum;
  }

  /** The time that this share of the frames stayed within, in milliseconds. */
  public double quantile(double share) {
    int n = Math.min(count, KEPT);
    if (n == 0) {
      return 0;
    }
    float[] sorted = Arrays.copyOf(millis, n);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(n - 1, share * n)];
  }
}
