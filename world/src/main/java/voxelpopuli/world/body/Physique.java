package voxelpopuli.world.body;

/** A player's size in blocks and powers in blocks a second: rules of the world, not settings. */
public final class Physique {

  public static final double WIDTH = 0.6;
  public static final double HALF_WIDTH = WIDTH / 2;
  public static final double HEIGHT = 1.8;
  public static final double EYE = 1.62;

  public static final double WALK = 4.3;
  public static final double SPRINT = 5.6;
  public static final double SNEAK = 1.3;
  public static final double SWIM = 2.6;
  public static final double FLY = 11;
  public static final double FLY_SPRINT = 22;

  /** Blocks a second, each second. With {@link #JUMP} it gives jumps of 1.27 blocks. */
  public static final double GRAVITY = 28;

  public static final double JUMP = 8.5;

  /** Rising and sinking under water, and the push that lifts a swimmer onto the bank. */
  public static final double SWIM_UP = 3;

  public static final double SINK = 1.6;
  public static final double CLIMB_OUT = 6.5;

  /** No speed along an axis exceeds this, whatever a frame or a peer asks for. */
  public static final double FASTEST = 64;

  /**
   * Ground this much higher is walked onto without a jump. All our blocks are whole cubes, so less
   * than 1 would never be felt; with 1, hills are walked and not hopped.
   */
  public static final double STEP = 1;

  // Share of the way to the wished velocity that a body gains in a second, times one second.
  static final double GRIP_GROUND = 14;
  static final double GRIP_AIR = 3;
  static final double GRIP_WATER = 6;
  static final double GRIP_FLIGHT = 9;

  private Physique() {}
}
