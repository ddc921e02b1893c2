package voxelpopuli.world;

import com.typesafe.config.Config;
import java.time.Duration;

/** The keys under {@code voxelpopuli.world.pregen}; {@code reference.conf} says what each means. */
public record PregenSettings(
    int maxRadius, int lowest, int highest, Duration tick, int perTick, int atOnce) {

  public static PregenSettings of(Config config) {
    return new PregenSettings(
        config.getInt("max-radius"),
        config.getInt("lowest"),
        config.getInt("highest"),
        config.getDuration("tick"),
        config.getInt("per-tick"),
        config.getInt("at-once"));
  }
}
