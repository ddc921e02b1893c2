package voxelpopuli.world.body;

/**
 * A player's body: where it is, how fast it moves, what it stands on. Immutable; {@link #after}
 * gives the body some time later.
 *
 * @param feet the middle of the box's bottom
 * @param onGround whether it stands on a solid block
 * @param inWater whether its legs are in a liquid
 */
public record Body(Vec3 feet, Vec3 velocity, boolean onGround, boolean inWater) {

  /**
   * Longest time in seconds that is computed in one go: a jump then has the same height at 20 and
   * at 500 frames a second.
   */
  private static final double SLICE = 1.0 / 60;

  /** A frame of more than this is a hiccup; the body does not make up for the rest. */
  private static final double LONGEST_FRAME = 1;

  /** How far up a body that is walled in looks for room. */
  private static final int WAY_OUT = 64;

  /** Steps in which a sneaker's move is cut back from an edge. */
  private static final double EDGE_STEP = 0.05;

  /** Above the feet, where water begins to carry. */
  private static final double WADE = 0.4;

  public static Body at(double x, double y, double z) {
    return new Body(new Vec3(x, y, z), Vec3.ZERO, false, false);
  }

  public Vec3 eye() {
    return feet.plus(0, Physique.EYE, 0);
  }

  /** Whether a block here would share room with this body: then nobody may place one. */
  public boolean touches(int x, int y, int z) {
    return feet.x() + Physique.HALF_WIDTH > x
        && feet.x() - Physique.HALF_WIDTH < x + 1.0
        && feet.y() + Physique.HEIGHT > y
        && feet.y() < y + 1.0
        && feet.z() + Physique.HALF_WIDTH > z
        && feet.z() - Physique.HALF_WIDTH < z + 1.0;
  }

  /** Whether it is inside a solid block, as when somebody built where it stood; or nowhere. */
  public boolean isStuck(Surroundings around) {
    return !feet.inWorld() || new Box(around, feet).isStuck();
  }

  /**
   * This body after some seconds of wanting the same thing. From a place that is free it always
   * comes to a place that is free, at any speed and frame time; from inside a block it is lifted to
   * the first room above, or waits if there is none.
   */
  public Body after(double seconds, Intent intent, Surroundings around) {
    if (isStuck(around)) {
      return lifted(around);
    }
    if (!(seconds > 0)) {
      return this;
    }
    double whole = Math.min(seconds, LONGEST_FRAME);
    int slices = (int) Math.ceil(whole / SLICE);
    Body body = this;
    for (int i = 0; i < slices; i++) {
      body = body.slice(whole / slices, intent, around);
    }
    return body;
  }

  private Body lifted(Surroundings around) {
    Box box = new Box(around, feet);
    double floor = Math.floor(feet.y());
    for (int up = 0; feet.inWorld() && up <= WAY_OUT; up++) {
      box.y = floor + up;
      if (!box.isStuck()) {
        return new Body(box.feet(), Vec3.ZERO, true, inWater);
      }
    }
    return new Body(feet, Vec3.ZERO, false, inWater);
  }

  private Body slice(double dt, Intent intent, Surroundings around) {
    Box box = new Box(around, feet);
    boolean wet = box.isIn(Matter.LIQUID, WADE);
    Vec3 v = Motion.of(this, wet, intent, dt);
    double dx = v.x() * dt;
    double dz = v.z() * dt;
    if (onGround && intent.sneak() && !intent.fly() && v.y() <= 0) {
      dx = keptX(box, dx);
      dz = keptZ(box, dx, dz);
    }
    boolean stoppedY = box.moveY(v.y() * dt);
    boolean landed = stoppedY && v.y() < 0;
    boolean climbs = (onGround || landed) && v.y() <= 0 && !intent.sneak() && !intent.fly();
    boolean[] stopped = climbs ? stepping(box, dx, dz, around) : across(box, dx, dz);
    double vx = stopped[0] ? 0 : v.x();
    double vz = stopped[1] ? 0 : v.z();
    double vy = stoppedY ? 0 : v.y();
    if (wet && intent.jump() && (stopped[0] || stopped[1])) {
      vy = Physique.CLIMB_OUT;
    }
    boolean grounded = v.y() <= 0 && (landed || box.isSupportedAt(box.x, box.z));
    return new Body(box.feet(), new Vec3(vx, vy, vz), grounded, box.isIn(Matter.LIQUID, WADE));
  }

  private static boolean[] across(Box box, double dx, double dz) {
    boolean stoppedX = box.moveX(dx);
    boolean stoppedZ = box.moveZ(dz);
    return new boolean[] {stoppedX, stoppedZ};
  }

  /** Goes across, and if something low is in the way, up onto it: whichever leads further. */
  private static boolean[] stepping(Box box, double dx, double dz, Surroundings around) {
    Vec3 start = box.feet();
    boolean[] stopped = across(box, dx, dz);
    if (!stopped[0] && !stopped[1]) {
      return stopped;
    }
    Box over = new Box(around, start);
    over.moveY(Physique.STEP);
    boolean[] stoppedOver = across(over, dx, dz);
    boolean lands = over.moveY(start.y() - over.y);
    if (lands && farther(start, over, box)) {
      box.x = over.x;
      box.y = over.y;
      box.z = over.z;
      return stoppedOver;
    }
    return stopped;
  }

  private static boolean farther(Vec3 start, Box a, Box b) {
    double toA = Math.abs(a.x - start.x()) + Math.abs(a.z - start.z());
    double toB = Math.abs(b.x - start.x()) + Math.abs(b.z - start.z());
    return toA > toB + 1e-9;
  }

  private static double keptX(Box box, double dx) {
    double kept = dx;
    while (kept != 0 && !box.isSupportedAt(box.x + kept, box.z)) {
      kept = nearer(kept);
    }
    return kept;
  }

  private static double keptZ(Box box, double dx, double dz) {
    double kept = dz;
    while (kept != 0 && !box.isSupportedAt(box.x + dx, box.z + kept)) {
      kept = nearer(kept);
    }
    return kept;
  }

  private static double nearer(double by) {
    return Math.abs(by) <= EDGE_STEP ? 0 : by - Math.copySign(EDGE_STEP, by);
  }
}
