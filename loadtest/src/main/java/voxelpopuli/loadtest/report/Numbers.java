package voxelpopuli.loadtest.report;

import java.util.Locale;

/**
 * Numbers as people read them in a table: three significant digits, whole thousands with commas.
 */
public final class Numbers {

  private Numbers() {}

  /**
   * {@code 0.1234 -> 0.123}, {@code 12.34 -> 12.3}, {@code 1234.5 -> 1,234 or 1,235}; a dash for no
   * number.
   */
  public static String brief(double value) {
    if (Double.isNaN(value)) {
      return "–";
    }
    double size = Math.abs(value);
    if (value == Math.rint(value) || size >= 100) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    if (size >= 10) {
      return String.format(Locale.ROOT, "%.1f", value);
    }
    return String.format(Locale.ROOT, size >= 1 ? "%.2f" : "%.3f", value);
  }

  /** A share as a percentage that never rounds a loss away: 0.99996 is 99.996 %, not 100 %. */
  public static String percent(double share) {
    if (Double.isNaN(share)) {
      return "–";
    }
    if (share == 1.0) {
      return "100 %";
    }
    return String.format(Locale.ROOT, "%.3f", Math.floor(share * 100_000) / 1000) + " %";
  }
}
