package voxelpopuli.client.play;

/** The world's time of day, told now and then by a node and carried on by this machine's clock. */
public final class WorldClock {

  private static final double NOON = 12 * 60;
  private static final double NANOS = 1e9;

  private double minutes = NOON;
  private double perSecond;
  private long setAt;

  /** A node said so at this moment of {@link System#nanoTime}. */
  public synchronized void set(double minutes, double minutesPerSecond, long nanos) {
    this.minutes = minutes;
    this.perSecond = minutesPerSecond;
    this.setAt = nanos;
  }

  /** Minutes from midnight at that moment. */
  public synchronized double minutes(long nanos) {
    double now = minutes + perSecond * (nanos - setAt) / NANOS;
    return now % (24 * 60);
  }
}
