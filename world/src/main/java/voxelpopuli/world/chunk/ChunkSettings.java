package voxelpopuli.world.chunk;

import com.typesafe.config.Config;
import java.time.Duration;

/** The keys under {@code voxelpopuli.world.chunk}; {@code reference.conf} says what each means. */
public record ChunkSettings(
    Duration tick, Duration idle, Duration playerSilence, int entriesPerSnapshot, int stash) {

  public static ChunkSettings of(Config config) {
    return new ChunkSettings(
        config.getDuration("tick"),
        config.getDuration("idle"),
        config.getDuration("player-silence"),
        config.getInt("entries-per-snapshot"),
        config.getInt("stash"));
  }
}
