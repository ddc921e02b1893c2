package voxelpopuli.world.server;

/** A bucket of tokens: so many a second on average, twice as many at once unless said. */
final class RateLimit {

  private final double perMilli;
  private final double most;
  private double tokens;
  private long last;

  RateLimit(double perSecond, long nowMillis) {
    this(perSecond, perSecond * 2, nowMillis);
  }

  /** So many a second on average, and so many at once, but one at least. */
  RateLimit(double perSecond, double atOnce, long nowMillis) {
    this.perMilli = perSecond / 1000;
    this.most = Math.max(1, atOnce);
    this.tokens = most;
    this.last = nowMillis;
  }

  /** Takes a token if there is one. */
  boolean allows(long nowMillis) {
    tokens = Math.min(most, tokens + Math.max(0, nowMillis - last) * perMilli);
    last = nowMillis;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}
