package voxelpopuli.loadtest.bot;

import java.util.EnumMap;
import java.util.Map;
import voxelpopuli.loadtest.report.Latencies;

/** All latencies of a run, by what was measured. */
final class Measurements {

  private final Map<Measure, Latencies> latencies = new EnumMap<>(Measure.class);

  Measurements() {
    reset();
  }

  void record(Measure measure, long nanos) {
    latencies.get(measure).record(nanos);
  }

  long count(Measure measure) {
    return latencies.get(measure).count();
  }

  /** Milliseconds within which this percentage stayed; 0 when nothing was measured. */
  double millis(Measure measure, double percentile) {
    return count(measure) == 0 ? 0 : latencies.get(measure).millis(percentile);
  }

  /** Forgets what was measured while caches and compilers warmed up. */
  void reset() {
    for (Measure measure : Measure.values()) {
      latencies.put(measure, new Latencies());
    }
  }
}
