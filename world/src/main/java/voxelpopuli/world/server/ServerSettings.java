package voxelpopuli.world.server;

import com.typesafe.config.Config;
import java.time.Duration;

/** The keys under {@code voxelpopuli.world.server}; {@code reference.conf} says what each means. */
public record ServerSettings(
    int connectionsPerAddress,
    int connections,
    Duration handshakeTimeout,
    Duration sessionSilence,
    Duration seedSilence,
    Duration farewell,
    int maxFrame,
    int maxSubscriptions,
    int loadsAtOnce,
    int bulkBytes,
    int batchBytes,
    int sendBuffer,
    int maxQueued,
    int messagesPerSecond,
    int editsPerSecond,
    int linesPerMinute,
    Duration timeInterval,
    Duration saveInterval,
    double reach,
    double hearing,
    double speed,
    double fallSpeed,
    Duration lagForgiven) {

  public static ServerSettings of(Config config) {
    return new ServerSettings(
        config.getInt("connections-per-address"),
        config.getInt("connections"),
        config.getDuration("handshake-timeout"),
        config.getDuration("session-silence"),
        config.getDuration("seed-silence"),
        config.getDuration("farewell"),
        config.getBytes("max-frame").intValue(),
        config.getInt("max-subscriptions"),
        config.getInt("loads-at-once"),
        config.getBytes("bulk-bytes").intValue(),
        config.getBytes("batch-bytes").intValue(),
        config.getBytes("send-buffer").intValue(),
        config.getBytes("max-queued").intValue(),
        config.getInt("messages-per-second"),
        config.getInt("edits-per-second"),
        config.getInt("lines-per-minute"),
        config.getDuration("time-interval"),
        config.getDuration("save-interval"),
        config.getDouble("reach"),
        config.getDouble("hearing"),
        config.getDouble("speed"),
        config.getDouble("fall-speed"),
        config.getDuration("lag-forgiven"));
  }
}
