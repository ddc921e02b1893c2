package voxelpopuli.client.hud;

import java.util.Locale;

/** Bytes that went one way so far, and how many a second lately. */
public final class Traffic {

  /** Seconds over which the rate is taken: shorter ones flicker. */
  private static final double SPAN = 1;

  private long total;
  private long before;
  private double passed;
  private double perSecond;

  /** So many bytes in all, some seconds after the last call. */
  public void count(long bytes, double seconds) {
    total = bytes;
    passed += seconds;
    if (passed >= SPAN) {
      // A new connection counts from nothing.
      perSecond = Math.max(0, total - before) / passed;
      before = total;
      passed = 0;
    }
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.2f MB, %.1f KB/s", total / 1e6, perSecond / 1e3);
  }
}
