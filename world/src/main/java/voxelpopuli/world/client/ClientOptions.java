package voxelpopuli.world.client;

import java.util.List;
import java.util.Optional;
import voxelpopuli.world.account.PlayerKey;

/**
 * How a {@link WorldClient} enters and what it keeps.
 *
 * @param nodes overlay addresses, {@code host} or {@code host:port} (7400 unless said), tried in
 *     turn
 * @param player the player's name
 * @param horizontalRadius chunks kept around the player's own in x and z; 3 means 7 × 7 columns
 * @param verticalRadius chunks kept above and below the player's own
 * @param key proves that the name is this player's; without one the player is a guest
 */
public record ClientOptions(
    List<String> nodes,
    String player,
    int horizontalRadius,
    int verticalRadius,
    Optional<PlayerKey> key) {

  /** The overlay port when an address names none. */
  public static final int DEFAULT_PORT = 7400;

  public ClientOptions {
    nodes = List.copyOf(nodes);
    if (nodes.isEmpty()) {
      throw new IllegalArgumentException("a client needs the address of at least one node");
    }
    if (horizontalRadius < 0 || verticalRadius < 0) {
      throw new IllegalArgumentException("a radius cannot be negative");
    }
  }

  /** A guest's. */
  public ClientOptions(
      List<String> nodes, String player, int horizontalRadius, int verticalRadius) {
    this(nodes, player, horizontalRadius, verticalRadius, Optional.empty());
  }

  /** Enters through one node, with 7 × 3 × 7 chunks around the player. */
  public static ClientOptions of(String node, String player) {
    return new ClientOptions(List.of(node), player, 3, 1);
  }

  /** The same with other radii. */
  public ClientOptions withRadius(int horizontal, int vertical) {
    return new ClientOptions(nodes, player, horizontal, vertical, key);
  }

  /** The same as the player with this key. */
  public ClientOptions withKey(PlayerKey next) {
    return new ClientOptions(nodes, player, horizontalRadius, verticalRadius, Optional.of(next));
  }
}
