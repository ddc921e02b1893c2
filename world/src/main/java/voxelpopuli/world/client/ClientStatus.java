package voxelpopuli.world.client;

import java.util.List;

/**
 * How a client stands with the world, as of a moment ago.
 *
 * @param owner game address {@code host:port} of the node that owns the chunk where the player is,
 *     as far as known, or empty
 * @param ownerId first digits of that node's id, or empty
 * @param nodes game addresses of all nodes with an open connection; empty when cut off
 * @param chunksWaiting chunks that are wanted and not here
 * @param bytesIn received from all nodes so far
 * @param bytesOut sent to all nodes so far
 */
public record ClientStatus(
    String owner,
    String ownerId,
    List<String> nodes,
    int chunksWaiting,
    long bytesIn,
    long bytesOut) {

  /** Before anything was heard. */
  public static final ClientStatus NONE = new ClientStatus("", "", List.of(), 0, 0, 0);
}
