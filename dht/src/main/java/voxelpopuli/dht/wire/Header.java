package voxelpopuli.dht.wire;

import java.util.Optional;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.WorldId;

/**
 * What every message carries.
 *
 * @param id the call's 32-bit number, as its unsigned value
 * @param node the sender
 * @param world the sender's world; empty from peers that speak only the source text's protocol, and
 *     from nodes that have not adopted a world yet
 * @param version the sender's protocol version; 0 from peers that speak only the source text's
 *     protocol
 */
public record Header(long id, NodeId node, Optional<WorldId> world, int version, Dialect dialect) {

  /** The version that this code speaks. */
  public static final int VERSION = 1;

  /** Whether the sender speaks only the source text's protocol. */
  public boolean isPlain() {
    return version == 0;
  }
}
