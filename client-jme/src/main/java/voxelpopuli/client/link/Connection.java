package voxelpopuli.client.link;

/** How the window stands with the world. */
public sealed interface Connection {

  /** Asking a node to let us in. */
  record Connecting(String node) implements Connection {}

  /** In the world, through this node. */
  record Joined(String node, String world) implements Connection {}

  /** No node would have us; another try follows. */
  record Lost(String reason) implements Connection {}
}
