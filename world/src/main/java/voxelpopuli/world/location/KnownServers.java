package voxelpopuli.world.location;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.world.voxel.ChunkPos;

/** Where chunks of other nodes were found a moment ago. */
final class KnownServers {

  /** Some 100 bytes each; when there are more, those found next are not remembered. */
  private static final int MAX = 16_384;

  private record Known(GameAddress server, long untilMillis) {}

  private final long rememberMillis;
  private final Map<ChunkPos, Known> known = new HashMap<>();

  KnownServers(long rememberMillis) {
    this.rememberMillis = rememberMillis;
  }

  Optional<GameAddress> of(ChunkPos chunk, long nowMillis) {
    return Optional.ofNullable(known.get(chunk))
        .filter(one -> one.untilMillis() > nowMillis)
        .map(Known::server);
  }

  void put(ChunkPos chunk, GameAddress server, long nowMillis) {
    if (known.size() >= MAX) {
      known.values().removeIf(one -> one.untilMillis() <= nowMillis);
    }
    if (known.size() < MAX) {
      known.put(chunk, new Known(server, nowMillis + rememberMillis));
    }
  }

  void forget(ChunkPos chunk) {
    known.remove(chunk);
  }
}
