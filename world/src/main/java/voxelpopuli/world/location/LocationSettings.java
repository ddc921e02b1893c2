package voxelpopuli.world.location;

import com.typesafe.config.Config;
import java.time.Duration;
import java.util.List;

/**
 * The keys under {@code voxelpopuli.world.location}; {@code reference.conf} says what each means.
 */
public record LocationSettings(
    Duration remember,
    Duration pingTimeout,
    Duration generateTimeout,
    Duration liveness,
    int maxSearches,
    Duration republish,
    Duration look,
    List<Duration> verify) {

  public static LocationSettings of(Config config) {
    return new LocationSettings(
        config.getDuration("remember"),
        config.getDuration("ping-timeout"),
        config.getDuration("generate-timeout"),
        config.getDuration("liveness"),
        config.getInt("max-searches"),
        config.getDuration("republish"),
        config.getDuration("look"),
        List.copyOf(config.getDurationList("verify")));
  }
}
