package voxelpopuli.dht;

import com.typesafe.config.Config;
import java.time.Duration;

/** How long records live and how they are passed on: {@code voxelpopuli.dht.records}. */
public record RecordSettings(
    Duration republishInterval,
    int republishAtOnce,
    Duration playerLifetime,
    Duration chunkLifetime,
    Duration valueLifetime,
    int maxPerPublisher,
    int maxTotal,
    Duration clockSkew,
    int compactFactor) {

  static RecordSettings of(Config c) {
    return new RecordSettings(
        c.getDuration("republish-interval"),
        c.getInt("republish-at-once"),
        c.getDuration("player-lifetime"),
        c.getDuration("chunk-lifetime"),
        c.getDuration("value-lifetime"),
        c.getInt("max-per-publisher"),
        c.getInt("max-total"),
        c.getDuration("clock-skew"),
        c.getInt("compact-factor"));
  }
}
