package voxelpopuli.dht;

import com.typesafe.config.Config;
import java.time.Duration;

/** Time-outs and pacing of calls: {@code voxelpopuli.dht.rpc}. */
public record RpcSettings(
    Duration timeoutFloor,
    Duration timeoutCeiling,
    Duration timeoutInitial,
    Duration lastTimeoutFloor,
    Duration overdueFloor,
    int retries,
    int maxInFlightPerPeer,
    int answerFootprint,
    int maxWaiting,
    int receiveBufferBytes,
    int maxPeers,
    Duration seenInterval,
    Duration provenFor) {

  static RpcSettings of(Config c) {
    return new RpcSettings(
        c.getDuration("timeout-floor"),
        c.getDuration("timeout-ceiling"),
        c.getDuration("timeout-initial"),
        c.getDuration("last-timeout-floor"),
        c.getDuration("overdue-floor"),
        c.getInt("retries"),
        c.getInt("max-in-flight-per-peer"),
        c.getInt("answer-footprint"),
        c.getInt("max-waiting"),
        (int) (long) c.getBytes("receive-buffer"),
        c.getInt("max-peers"),
        c.getDuration("seen-interval"),
        c.getDuration("proven-for"));
  }
}
