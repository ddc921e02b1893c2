package voxelpopuli.loadtest.bot;

import java.util.EnumMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** All latencies of a run, in histograms of three digits from a microsecond to two minutes. */
final class Latencies {

  private static final long LONGEST_MICROS = 120_000_000L;

  private final Map<Measure, Histogram> histograms = new EnumMap<>(Measure.class);

  Latencies() {
    for (Measure measure : Measure.values()) {
      histograms.put(measure, new Histogram(LONGEST_MICROS, 3));
    }
  }

  void record(Measure measure, long nanos) {
    long micros = Math.max(1, Math.min(LONGEST_MICROS, nanos / 1000));
    histograms.get(measure).recordValue(micros);
  }

  long count(Measure measure) {
    return histograms.get(measure).getTotalCount();
  }

  /** Milliseconds within which this percentage stayed; 0 when nothing was measured. */
  double millis(Measure measure, double percentile) {
    Histogram histogram = histograms.get(measure);
    return histogram.getTotalCount() == 0 ? 0 : histogram.getValueAtPercentile(percentile) / 1000.0;
  }

  /** Forgets what was measured while caches and compilers warmed up. */
  void reset() {
    histograms.values().forEach(Histogram::reset);
  }
}
