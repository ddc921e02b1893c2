package voxelpopuli.world.client;

/**
 * Hears of what happens in the world, on the executor that was given to {@link
 * WorldClient#connect}.
 *
 * <p>Every method may be left as it is. Events come in the order in which they happened.
 */
public interface WorldListener {

  /** A node let us in; comes once, before all others. */
  default void joined(WorldEvent.Joined event) {}

  /** A chunk's bytes are here; for those who count them. */
  default void chunkArrived(WorldEvent.ChunkArrived event) {}

  /** A chunk is here, whole. */
  default void chunkLoaded(WorldEvent.ChunkLoaded event) {}

  /** A chunk is too far away now, and was forgotten. */
  default void chunkUnloaded(WorldEvent.ChunkUnloaded event) {}

  /** Parts of a loaded chunk's mesh are new. */
  default void slicesChanged(WorldEvent.SlicesChanged event) {}

  /** A block of a loaded chunk is another one now. */
  default void blockChanged(WorldEvent.BlockChanged event) {}

  /** An edit of ours is durable. */
  default void editAcknowledged(WorldEvent.EditAcknowledged event) {}

  /** An edit of ours was not made. */
  default void editRefused(WorldEvent.EditRefused event) {}

  /** The owner of our chunk puts us somewhere: go there. */
  default void positionSet(WorldEvent.PositionSet event) {}

  /** Another player came into view. */
  default void playerAppeared(WorldEvent.PlayerAppeared event) {}

  /** Another player moved or turned. */
  default void playerMoved(WorldEvent.PlayerMoved event) {}

  /** Another player is gone from view. */
  default void playerLeft(WorldEvent.PlayerLeft event) {}

  /** A node told the time. */
  default void timeSet(WorldEvent.TimeSet event) {}

  /** Somebody, or a node, said something. */
  default void said(WorldEvent.Said event) {}

  /** A measured round trip to a node. */
  default void roundTrip(WorldEvent.RoundTrip event) {}

  /** A connection to one node was lost; the client asks others for that node's chunks by itself. */
  default void connectionLost(WorldEvent.ConnectionLost event) {}

  /** The client has ended, and why; the last event. */
  default void disconnected(WorldEvent.Disconnected event) {}
}
