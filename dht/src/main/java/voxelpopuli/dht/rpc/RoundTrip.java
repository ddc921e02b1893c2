package voxelpopuli.dht.rpc;

import voxelpopuli.dht.RpcSettings;

/**
 * One peer's round trip, estimated as TCP does it (RFC 6298): smoothed mean and mean deviation.
 *
 * <p>Each attempt of a call has a number of its own, so an answer always tells which attempt it
 * belongs to and late ones are samples too. A failed call doubles the time-out until the next
 * sample.
 */
public final class RoundTrip {

  private static final double MEAN_GAIN = 1.0 / 8;
  private static final double DEVIATION_GAIN = 1.0 / 4;
  private static final int MAX_BACK_OFF = 6;

  private double mean;
  private double deviation;
  private boolean known;
  private int backOff;

  /** Takes one measured round trip in. */
  public void sample(long nanos) {
    backOff = 0;
    if (!known) {
      known = true;
      mean = nanos;
      deviation = nanos / 2.0;
      return;
    }
    deviation += DEVIATION_GAIN * (Math.abs(nanos - mean) - deviation);
    mean += MEAN_GAIN * (nanos - mean);
  }

  /** A call failed. */
  public void failed() {
    backOff = Math.min(MAX_BACK_OFF, backOff + 1);
  }

  /** Whether anything was measured. */
  public boolean isKnown() {
    return known;
  }

  /** The mean in nanoseconds; 0 when nothing is known. */
  public long meanNanos() {
    return (long) mean;
  }

  /** How long a call is waited for. */
  public long timeoutNanos(RoundTrip others, RpcSettings settings) {
    long expected = expected(others, settings) << backOff;
    return clamp(expected, settings.timeoutFloor().toNanos(), settings.timeoutCeiling().toNanos());
  }

  /** After how long a lookup asks somebody else as well. */
  public long overdueNanos(RoundTrip others, RpcSettings settings) {
    long floor = settings.overdueFloor().toNanos();
    return clamp(expected(others, settings), floor, settings.timeoutCeiling().toNanos());
  }

  /** A peer never measured is taken for an average one; the first of all for a distant one. */
  private long expected(RoundTrip others, RpcSettings settings) {
    if (known) {
      return (long) (mean + 4 * deviation);
    }
    return others.known
        ? (long) (others.mean + 4 * others.deviation)
        : settings.timeoutInitial().toNanos();
  }

  private static long clamp(long value, long floor, long ceiling) {
    return Math.max(floor, Math.min(ceiling, value));
  }
}
