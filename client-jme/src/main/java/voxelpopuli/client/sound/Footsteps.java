package voxelpopuli.client.sound;

/** Tells when a walker's foot comes down: every so many blocks on the ground. */
public final class Footsteps {

  /** Blocks between two steps. */
  private static final double STRIDE = 1.9;

  /** Nobody walks so far in one frame: that was a leap, and is no step. */
  private static final double LEAP = 4;

  private double x;
  private double z;
  private double walked;
  private boolean airborne;
  private boolean started;

  /** Whether a foot comes down in this frame. */
  public boolean step(double newX, double newZ, boolean onGround) {
    double way = started ? Math.hypot(newX - x, newZ - z) : 0;
    x = newX;
    z = newZ;
    started = true;
    if (!onGround) {
      airborne = true;
      return false;
    }
    if (airborne) {
      airborne = false;
      walked = 0;
      return true; // landed
    }
    walked += way > LEAP ? 0 : way;
    if (walked < STRIDE) {
      return false;
    }
    walked -= STRIDE;
    return true;
  }
}
