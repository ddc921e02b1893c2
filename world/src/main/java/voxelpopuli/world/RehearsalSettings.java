package voxelpopuli.world;

import com.typesafe.config.Config;
import java.time.Duration;

/**
 * The keys under {@code voxelpopuli.world.rehearsal}; {@code reference.conf} says what each means.
 */
public record RehearsalSettings(int chunks, Duration atMost) {

  public static RehearsalSettings of(Config config) {
    return new RehearsalSettings(config.getInt("chunks"), config.getDuration("at-most"));
  }
}
