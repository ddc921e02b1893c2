package voxelpopuli.client.hud;

import java.util.Arrays;
import java.util.Locale;

/** Frame times over a stretch of the run, and what was drawn in its last frame. */
public final class Bench {

  private final double seconds;
  private double[] millis = new double[1024];
  private int frames;
  private double passed;

  public Bench(double seconds) {
    this.seconds = seconds;
  }

  /** Counts a frame; true when the stretch is over. */
  public boolean add(double frameSeconds) {
    if (frames == millis.length) {
      millis = Arrays.copyOf(millis, frames * 2);
    }
    millis[frames++] = frameSeconds * 1000;
    passed += frameSeconds;
    return passed >= seconds;
  }

  /** One line of JSON. */
  public String json(int chunks, int objects, int triangles) {
    double[] sorted = Arrays.copyOf(millis, frames);
    Arrays.sort(sorted);
    return String.format(
        Locale.ROOT,
        "{\"seconds\":%.2f,\"frames\":%d,\"framesPerSecond\":%.1f,\"medianMillis\":%.2f,"
            + "\"p99Millis\":%.2f,\"worstMillis\":%.2f,\"chunks\":%d,\"drawCalls\":%d,"
            + "\"triangles\":%d}",
        passed,
        frames,
        frames / passed,
        at(sorted, 0.5),
        at(sorted, 0.99),
        at(sorted, 1),
        chunks,
        objects,
        triangles);
  }

  private static double at(double[] sorted, double share) {
    return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
  }
}
