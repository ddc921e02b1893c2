package voxelpopuli.world.chunk;

/**
 * The time of day, the same on every node whose clock is right: a pure function of the wall clock.
 *
 * <p>A day of 1,440 minutes passes in 20 minutes of the clock.
 */
public final class WorldTime {

  /** World minutes that pass in a second of the clock. */
  public static final double MINUTES_PER_SECOND = 1.2;

  /** Minutes of a day. */
  public static final double DAY = 1440;

  private WorldTime() {}

  /** Minutes from midnight, with a fraction. */
  public static double minutes(long epochMillis) {
    return epochMillis / 1000.0 * MINUTES_PER_SECOND % DAY;
  }
}
