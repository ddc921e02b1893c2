package voxelpopuli.loadtest.report;

import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/**
 * Durations of one kind of operation, with a relative error of at most 0.1 %. Not thread-safe: one
 * actor or thread records, others read when it has finished.
 */
public final class Latencies {

  /** Longer ones are recorded as this: a scenario gives up long before. */
  private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final Histogram histogram = new Histogram(LONGEST_NANOS, 3);

  /** Records one duration. */
  public void record(long nanos) {
    histogram.recordValue(Math.max(0, Math.min(nanos, LONGEST_NANOS)));
  }

  /** Adds all of another's durations. */
  public void add(Latencies other) {
    histogram.add(other.histogram);
  }

  /** Forgets all durations. */
  public void reset() {
    histogram.reset();
  }

  public long count() {
    return histogram.getTotalCount();
  }

  /** The duration in milliseconds that {@code percent} of the operations did not exceed. */
  public double millis(double percent) {
    return histogram.getTotalCount() == 0
        ? Double.NaN
        : histogram.getValueAtPercentile(percent) / 1e6;
  }

  public double p50() {
    return millis(50);
  }

  public double p99() {
    return millis(99);
  }

  /** The longest, in milliseconds. */
  public double max() {
    return millis(100);
  }

  /** The mean, in milliseconds. */
  public double mean() {
    return histogram.getTotalCount() == 0 ? Double.NaN : histogram.getMean() / 1e6;
  }
}
