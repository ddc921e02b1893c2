package voxelpopuli.dht;

import com.typesafe.config.Config;
import java.time.Duration;

/** How buckets keep and lose contacts: {@code voxelpopuli.dht.buckets}. */
public record BucketSettings(
    int replacements,
    Duration quietBeforePing,
    int strikes,
    Duration recheckAfter,
    Duration refreshInterval) {

  static BucketSettings of(Config c) {
    return new BucketSettings(
        c.getInt("replacements"),
        c.getDuration("quiet-before-ping"),
        c.getInt("strikes"),
        c.getDuration("recheck-after"),
        c.getDuration("refresh-interval"));
  }
}
