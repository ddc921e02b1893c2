package voxelpopuli.client.settings;

/** The values that a setting may have, and the step in which a slider moves. */
public record Range(double least, double most, double step) {

  /** Chunks in each direction; 16 means 33 × 33 columns. */
  public static final Range VIEW_DISTANCE = new Range(1, 16, 1);

  /** Degrees from top to bottom of the picture; below 30 is a telescope, above 110 a fish's eye. */
  public static final Range FIELD_OF_VIEW = new Range(30, 110, 1);

  /** Factor on the mouse's way. */
  public static final Range SENSITIVITY = new Range(0.1, 4, 0.1);

  /** Frames a second; the greatest value stands for no limit. */
  public static final Range FRAME_LIMIT = new Range(20, 250, 10);

  /** Share of full loudness. */
  public static final Range VOLUME = new Range(0, 1, 0.05);

  /** The nearest value that is allowed. */
  public double clamp(double value) {
    return Double.isNaN(value) ? least : Math.max(least, Math.min(most, value));
  }

  public int clamp(int value) {
    return (int) clamp((double) value);
  }

  /**
   * The nearest step. Steps are counted from zero, so that 0.1 steps stay at 0.1, 0.2 and so on.
   */
  public double snap(double value) {
    return clamp(Math.round(Math.round(value / step) * step * 1e6) / 1e6);
  }
}
