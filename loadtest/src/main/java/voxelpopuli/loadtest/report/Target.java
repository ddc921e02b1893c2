package voxelpopuli.loadtest.report;

/** What a figure should be. */
public record Target(Side side, double limit) {

  /** On which side of the limit the good figures are. */
  public enum Side {
    AT_MOST("≤"),
    AT_LEAST("≥");

    private final String sign;

    Side(String sign) {
      this.sign = sign;
    }
  }

  /** No number meets no target: what was not measured is not good. */
  public boolean isMetBy(double value) {
    return side == Side.AT_MOST ? value <= limit : value >= limit;
  }

  @Override
  public String toString() {
    return side.sign + " " + Numbers.brief(limit);
  }
}
