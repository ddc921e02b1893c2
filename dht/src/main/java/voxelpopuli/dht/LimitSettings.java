package voxelpopuli.dht;

import com.typesafe.config.Config;

/** What one peer may do to us: {@code voxelpopuli.dht.limits}. */
public record LimitSettings(
    int maxDatagramBytes,
    int maxDepth,
    int maxValueBytes,
    int callsPerSecond,
    int callBurst,
    int maxSources,
    int unprovenAnswersPerSecond,
    int amplification,
    int prefixInBucket,
    int prefixInTable) {

  static LimitSettings of(Config c) {
    return new LimitSettings(
        (int) (long) c.getBytes("max-datagram"),
        c.getInt("max-depth"),
        c.getInt("max-value"),
        c.getInt("calls-per-second"),
        c.getInt("call-burst"),
        c.getInt("max-sources"),
        c.getInt("unproven-answers-per-second"),
        c.getInt("amplification"),
        c.getInt("prefix-in-bucket"),
        c.getInt("prefix-in-table"));
  }
}
