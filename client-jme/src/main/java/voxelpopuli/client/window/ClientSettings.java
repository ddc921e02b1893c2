package voxelpopuli.client.window;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.time.Duration;

/** The client's tunables, read once; {@code reference.conf} says what each means. */
public record ClientSettings(
    String node,
    int viewDistance,
    int verticalDistance,
    int fieldOfView,
    double mouseSensitivity,
    int frameLimit,
    int uploadBytesPerFrame,
    boolean guessEdits,
    Duration startTimeout,
    Duration talkShown) {

  public static ClientSettings load() {
    return of(ConfigFactory.load());
  }

  static ClientSettings of(Config all) {
    Config config = all.getConfig("voxelpopuli.client");
    return new ClientSettings(
        config.getString("node"),
        config.getInt("view-distance"),
        config.getInt("vertical-distance"),
        config.getInt("field-of-view"),
        config.getDouble("mouse-sensitivity"),
        config.getInt("frame-limit"),
        config.getInt("upload-bytes-per-frame"),
        config.getBoolean("guess-edits"),
        config.getDuration("start-timeout"),
        config.getDuration("talk-shown"));
  }
}
