package voxelpopuli.world.server;

/** A bucket of tokens: so many a second on average, twice as many at once. */
final class RateLimit {

  private final double perMilli;
  private final double most;
  private double tokens;
  private long last;

  RateLimit(double perSecond, long nowMillis) {
    this.perMilli = perSecond / 1000;
    this.most = Math.max(1, perSecond * 2);
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
