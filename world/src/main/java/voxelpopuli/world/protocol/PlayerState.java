package voxelpopuli.world.protocol;

/**
 * Where a player stands and looks: world coordinates of the feet in blocks, yaw and pitch in
 * degrees.
 *
 * <p>Yaw 0 looks along +z and grows towards −x (so 90 looks along −x); pitch is positive downwards,
 * −90 to 90.
 *
 * <p>Doubles, because a float has no room for a fraction some 16 million blocks away from the
 * origin.
 */
public record PlayerState(double x, double y, double z, float yaw, float pitch) {

  /** Where a player starts that nobody has seen before. */
  public static final PlayerState SPAWN = new PlayerState(0.5, 32, 0.5, 0, 0);

  /** Whether all five are finite and the place is one that chunk coordinates can name. */
  public boolean isSane() {
    double furthest = 1e9;
    return Math.abs(x) <= furthest
        && Math.abs(y) <= furthest
        && Math.abs(z) <= furthest
        && Float.isFinite(yaw)
        && Float.isFinite(pitch);
  }
}
