package voxelpopuli.dht.join;

import java.time.Duration;

/** Pauses that double from the first to the longest. */
public final class BackOff {

  private final Duration first;
  private final Duration longest;
  private int attempts;

  public BackOff(Duration first, Duration longest) {
    this.first = first;
    this.longest = longest;
  }

  /** The pause after one more failure. */
  public Duration next() {
    Duration pause = first.multipliedBy(1L << Math.min(attempts++, 20));
    return pause.compareTo(longest) < 0 ? pause : longest;
  }

  /** Failures in a row. */
  public int attempts() {
    return attempts;
  }

  /** It worked. */
  public void reset() {
    attempts = 0;
  }
}
