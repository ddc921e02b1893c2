package voxelpopuli.world.server;

import java.util.Optional;
import voxelpopuli.world.protocol.PlayerState;

/**
 * Judges a player's moves: nobody is faster than the rules allow, but time in which nothing was
 * heard may be made up for, for a slow network delivers many moves at once.
 *
 * <p>A pool of time fills as time passes and is drained by what a move takes at full speed.
 */
final class MoveGuard {

  /**
   * The word of the node that a player came from counts so long; its message and the player's own
   * may come in any order.
   */
  static final long VOUCHED_MILLIS = 5_000;

  private final double sideways;
  private final double upright;
  private final double mostSeconds;
  private double pool;
  private long lastMillis;
  private PlayerState good;
  private long strangeSince = Long.MIN_VALUE / 2;
  private long vouchedSince = Long.MIN_VALUE / 2;

  /**
   * Begins with a full pool.
   *
   * @param sideways blocks a second in the plane
   * @param upright blocks a second up or down
   * @param mostSeconds what the pool holds
   */
  MoveGuard(double sideways, double upright, double mostSeconds, long nowMillis) {
    this.sideways = sideways;
    this.upright = upright;
    this.mostSeconds = mostSeconds;
    this.pool = mostSeconds;
    this.lastMillis = nowMillis;
  }

  /** The last position that was allowed. */
  Optional<PlayerState> good() {
    return Optional.ofNullable(good);
  }

  /** Takes a position as given: the first, or one that an operator wants. */
  void place(PlayerState state) {
    good = state;
  }

  /**
   * Whether one who was on other nodes' ground can have got there: if the node that it came from
   * has told where it was; else we believe it for now.
   */
  boolean arrives(PlayerState next, long nowMillis) {
    if (nowMillis - vouchedSince <= VOUCHED_MILLIS) {
      return allows(next, nowMillis);
    }
    good = next;
    strangeSince = nowMillis;
    return true;
  }

  /**
   * The node that the player came from says where it was last; whether the player can have got from
   * there to where it says it is, if it said so a moment ago. If not, there is its good position.
   *
   * @param claimed where the player says it is, or null
   */
  boolean vouched(PlayerState last, PlayerState claimed, long nowMillis) {
    boolean strange = nowMillis - strangeSince <= VOUCHED_MILLIS;
    vouchedSince = nowMillis;
    lastMillis = nowMillis;
    pool = mostSeconds;
    good = last;
    return !strange || claimed == null || allows(claimed, nowMillis);
  }

  /** Whether the player can have got there by now; if so, that is its good position. */
  boolean allows(PlayerState next, long nowMillis) {
    pool = Math.min(mostSeconds, pool + Math.max(0, nowMillis - lastMillis) / 1000.0);
    lastMillis = nowMillis;
    if (good == null) {
      good = next;
      return true;
    }
    double plane = Math.hypot(next.x() - good.x(), next.z() - good.z());
    double seconds = Math.max(plane / sideways, Math.abs(next.y() - good.y()) / upright);
    if (seconds > pool) {
      return false;
    }
    pool -= seconds;
    good = next;
    return true;
  }
}
