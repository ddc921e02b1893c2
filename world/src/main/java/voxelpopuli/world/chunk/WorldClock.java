package voxelpopuli.world.chunk;

/**
 * The time of day as this node tells it: {@link WorldTime}, and what an operator shifted it by. One
 * a node; read by any thread.
 */
public final class WorldClock {

  private volatile double shift;

  /** Minutes from midnight, with a fraction. */
  public double minutes(long epochMillis) {
    double minutes = (WorldTime.minutes(epochMillis) + shift) % WorldTime.DAY;
    return minutes < 0 ? minutes + WorldTime.DAY : minutes;
  }

  /** Shifts the time by so many minutes. */
  public void shift(double minutes) {
    shift = minutes;
  }
}
