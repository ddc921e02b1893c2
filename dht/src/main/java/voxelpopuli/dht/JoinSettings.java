package voxelpopuli.dht;

import com.typesafe.config.Config;
import java.time.Duration;

/** How a node finds and keeps its network: {@code voxelpopuli.dht.join}. */
public record JoinSettings(
    Duration retryFirst,
    Duration retryLongest,
    Duration saveContactsEvery,
    int maxSavedContacts,
    int refreshAtOnce,
    Duration reachCheckEvery,
    int reachCheckPeers,
    Duration reachTimeout) {

  static JoinSettings of(Config c) {
    return new JoinSettings(
        c.getDuration("retry-first"),
        c.getDuration("retry-longest"),
        c.getDuration("save-contacts-every"),
        c.getInt("max-saved-contacts"),
        c.getInt("refresh-at-once"),
        c.getDuration("reach-check-every"),
        c.getInt("reach-check-peers"),
        c.getDuration("reach-timeout"));
  }
}
