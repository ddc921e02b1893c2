package voxelpopuli.client.link;

/** How the window stands with the world. */
public sealed interface Connection {

  /** Asking a node to let us in. */
  record Connecting(String node) implements Connection {}

  /** In the world, through this node. */
  record Joined(String node, String world) implements Connection {}

  /**
   * No node serves us; what was seen stays on screen.
   *
   * @param retrying whether the client looks for a node by itself; not after it was sent away
   */
  record Lost(String reason, boolean retrying) implements Connection {

    /** One that is looked after. */
    public Lost(String reason) {
      this(reason, true);
    }
  }
}
