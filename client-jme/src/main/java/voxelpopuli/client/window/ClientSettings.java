package voxelpopuli.client.window;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;

/** The client's tunables, read once; {@code reference.conf} says what each means. */
public record ClientSettings(
    String node,
    int verticalDistance,
    int uploadBytesPerFrame,
    boolean guessEdits,
    Duration startTimeout,
    Duration talkShown,
    Duration calmAfter,
    Duration nodeCheckInterval,
    Duration nodeCheckTimeout) {

  public static ClientSettings load() {
    return of(ConfigFactory.load());
  }

  static ClientSettings of(Config all) {
    Config config = all.getConfig("voxelpopuli.client");
    return new ClientSettings(
        config.getString("node"),
        config.getInt("vertical-distance"),
        config.getInt("upload-bytes-per-frame"),
        config.getBoolean("guess-edits"),
        config.getDuration("start-timeout"),
        config.getDuration("talk-shown"),
        config.getDuration("calm-after"),
        config.getDuration("node-check-interval"),
        config.getDuration("node-check-timeout"));
  }
}
