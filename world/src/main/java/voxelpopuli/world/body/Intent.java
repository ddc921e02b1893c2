package voxelpopuli.world.body;

/**
 * What a player wants to do in one frame.
 *
 * @param x where to, sideways: with z a vector of at most length 1, longer ones are shortened
 * @param jump jump from the ground, swim up in water, rise in flight
 * @param sneak walk slowly and never over an edge; dive in water, sink in flight
 */
public record Intent(double x, double z, boolean jump, boolean sneak, boolean sprint, boolean fly) {

  public static final Intent NONE = new Intent(0, 0, false, false, false, false);

  public static Intent walk(double x, double z) {
    return new Intent(x, z, false, false, false, false);
  }

  public Intent {
    double length = Math.sqrt(x * x + z * z);
    if (!(length < Double.POSITIVE_INFINITY)) {
      x = 0;
      z = 0;
    } else if (length > 1) {
      x /= length;
      z /= length;
    }
  }

  public Intent jumping() {
    return new Intent(x, z, true, sneak, sprint, fly);
  }

  public Intent sneaking() {
    return new Intent(x, z, jump, true, sprint, fly);
  }

  public Intent sprinting() {
    return new Intent(x, z, jump, sneak, true, fly);
  }

  public Intent flying() {
    return new Intent(x, z, jump, sneak, sprint, true);
  }
}
