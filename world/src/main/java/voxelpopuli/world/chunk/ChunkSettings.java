package voxelpopuli.world.chunk;

import com.typesafe.config.Config;
import java.time.Duration;

/** The keys under {@code voxelpopuli.world.chunk}; {@code reference.conf} says what each means. */
public record ChunkSettings(
    Duration tick,
    Duration idle,
    Duration playerSilence,
    int entriesPerSnapshot,
    int stash,
    Duration nature,
    int natureChanges,
    Duration grainRetry,
    Duration grass,
    int grassLooks) {

  public static ChunkSettings of(Config config) {
    return new ChunkSettings(
        config.getDuration("tick"),
        config.getDuration("idle"),
        config.getDuration("player-silence"),
        config.getInt("entries-per-snapshot"),
        config.getInt("stash"),
        config.getDuration("nature"),
        config.getInt("nature-changes"),
        config.getDuration("grain-retry"),
        config.getDuration("grass"),
        config.getInt("grass-looks"));
  }
}
