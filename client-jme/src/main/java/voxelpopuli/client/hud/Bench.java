package voxelpopuli.client.hud;

import java.util.Arrays;
import java.util.Locale;

/** Frame times over a stretch of the run, and what was drawn in its last frame. */
public final class Bench {

  private final String scene;
  private final double seconds;
  private double[] millis = new double[1024];
  private int frames;
  private double passed;

  /**
   * @param scene what is measured, in words
   */
  public Bench(String scene, double seconds) {
    this.scene = scene;
    this.seconds = seconds;
  }

  /**
   * What was drawn, and what it took.
   *
   * @param cpuMillis time of all the process's threads since the stretch began: unlike frame times
   *     it is the same when other programs want the machine too
   */
  public record Load(
      int chunks, int drawCalls, int triangles, double cpuMillis, long residentMegabytes) {}

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
  public String json(Load load) {
    double[] sorted = Arrays.copyOf(millis, frames);
    Arrays.sort(sorted);
    double median = at(sorted, 0.5);
    return String.format(
        Locale.ROOT,
        "{\"scene\":\"%s\",\"seconds\":%.2f,\"frames\":%d,\"framesPerSecond\":%.1f,"
            + "\"medianMillis\":%.2f,\"p99Millis\":%.2f,\"worstMillis\":%.2f,"
            + "\"worstToMedian\":%.2f,\"cpuMillisPerFrame\":%.1f,\"chunks\":%d,\"drawCalls\":%d,\"triangles\":%d,"
            + "\"residentMegabytes\":%d}",
        scene,
        passed,
        frames,
        frames / passed,
        median,
        at(sorted, 0.99),
        at(sorted, 1),
        at(sorted, 1) / median,
        load.cpuMillis() / frames,
        load.chunks(),
        load.drawCalls(),
        load.triangles(),
        load.residentMegabytes());
  }

  private static double at(double[] sorted, double share) {
    return sorted[(int) Math.min(sorted.length - 1, share * sorted.length)];
  }
}
