package voxelpopuli.client.play;

import voxelpopuli.world.protocol.PlayerState;

/**
 * Another player's way, drawn a little in the past so that there is always a next point to walk to:
 * moves come 20 times a second, frames more often.
 */
public final class Trail {

  /** Seconds between two reports at full rate, and so the time in which one is walked. */
  static final double STEP = 0.1;

  /** Further than this in one step is a jump through the world, not a walk. */
  private static final double LEAP = 8;

  private final boolean guest;
  private PlayerState from;
  private PlayerState to;
  private double since;
  private double stride;

  public Trail(PlayerState start) {
    this(start, false);
  }

  /**
   * @param guest whether no key proves who it is
   */
  public Trail(PlayerState start, boolean guest) {
    this.guest = guest;
    from = start;
    to = start;
  }

  public boolean guest() {
    return guest;
  }

  public synchronized void heard(PlayerState state) {
    PlayerState here = now();
    double distance = distance(here, state);
    from = distance > LEAP ? state : here;
    to = state;
    since = 0;
  }

  public synchronized void pass(double seconds) {
    double before = Math.min(1, since / STEP);
    since += seconds;
    double after = Math.min(1, since / STEP);
    stride += (after - before) * Math.hypot(to.x() - from.x(), to.z() - from.z());
  }

  /** Where to draw the player now. */
  public synchronized PlayerState now() {
    double t = Math.min(1, since / STEP);
    return new PlayerState(
        from.x() + (to.x() - from.x()) * t,
        from.y() + (to.y() - from.y()) * t,
        from.z() + (to.z() - from.z()) * t,
        (float) (from.yaw() + turn(from.yaw(), to.yaw()) * t),
        (float) (from.pitch() + (to.pitch() - from.pitch()) * t));
  }

  /** Blocks walked so far: legs swing by it. */
  public synchronized double stride() {
    return stride;
  }

  /** Whether it walks right now. */
  public synchronized boolean walking() {
    return since < STEP && Math.hypot(to.x() - from.x(), to.z() - from.z()) > 1e-3;
  }

  /** The short way round from one heading to another, in degrees. */
  private static double turn(double from, double to) {
    return Math.IEEEremainder(to - from, 360);
  }

  private static double distance(PlayerState a, PlayerState b) {
    return Math.max(Math.hypot(a.x() - b.x(), a.z() - b.z()), Math.abs(a.y() - b.y()));
  }
}
