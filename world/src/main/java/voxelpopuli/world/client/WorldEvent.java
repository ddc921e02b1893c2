package voxelpopuli.world.client;

import java.util.List;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** What a {@link WorldClient} tells its {@link WorldListener}. */
public sealed interface WorldEvent {

  /** Calls the listener's method for this event. */
  void deliver(WorldListener listener);

  /**
   * The first node that let us in ({@code host:port} of its game port), the world's name, and where
   * we stand, what is in the hotbar (empty when never told) and whether we fly.
   */
  record Joined(String node, String world, PlayerState position, List<Integer> bar, boolean flying)
      implements WorldEvent {

    /** One who comes with nothing. */
    public Joined(String node, String world, PlayerState position) {
      this(node, world, position, List.of(), false);
    }

    @Override
    public void deliver(WorldListener listener) {
      listener.joined(this);
    }
  }

  /**
   * A chunk's voxels and all its mesh slices that are not empty. The voxels are a snapshot that
   * nobody changes.
   */
  record ChunkLoaded(ChunkPos chunk, Voxels voxels, List<MeshSlice> slices) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.chunkLoaded(this);
    }
  }

  /**
   * What a whole chunk weighed on the wire, told just before {@link ChunkLoaded}: its two frames,
   * and in them its voxels and its slices.
   */
  record ChunkArrived(ChunkPos chunk, int frameBytes, int voxelBytes, int sliceBytes)
      implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.chunkArrived(this);
    }
  }

  /** A chunk that was loaded no longer is. */
  record ChunkUnloaded(ChunkPos chunk) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.chunkUnloaded(this);
    }
  }

  /**
   * Slices that replace those of the same direction and layer; a slice without quads is now empty.
   */
  record SlicesChanged(ChunkPos chunk, List<MeshSlice> slices) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.slicesChanged(this);
    }
  }

  /** A block is another one; {@code voxels} is the chunk's new snapshot. */
  record BlockChanged(BlockPos pos, int block, Voxels voxels) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.blockChanged(this);
    }
  }

  /** The edit with this id is durable. */
  record EditAcknowledged(long id, BlockPos pos, int block) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.editAcknowledged(this);
    }
  }

  /** The edit with this id was refused; {@code trueBlock} is what is there, or {@link #UNKNOWN}. */
  record EditRefused(long id, BlockPos pos, int trueBlock, String reason) implements WorldEvent {

    /** The true block when the edit never left us, because its chunk is not loaded. */
    public static final int UNKNOWN = -1;

    @Override
    public void deliver(WorldListener listener) {
      listener.editRefused(this);
    }
  }

  /** We stand there, whatever we said: we were too fast, or an operator moved us. */
  record PositionSet(PlayerState state, String reason) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.positionSet(this);
    }
  }

  /** Another player is in view; a guest has no key that proves the name. */
  record PlayerAppeared(String name, boolean guest, PlayerState state) implements WorldEvent {

    /** A guest. */
    public PlayerAppeared(String name, PlayerState state) {
      this(name, true, state);
    }

    @Override
    public void deliver(WorldListener listener) {
      listener.playerAppeared(this);
    }
  }

  /** Another player has a new position or look. */
  record PlayerMoved(String name, PlayerState state) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.playerMoved(this);
    }
  }

  /** Another player is out of view. */
  record PlayerLeft(String name) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.playerLeft(this);
    }
  }

  /**
   * Minutes from midnight, now, and how many pass in a second; extrapolate until the next one
   * comes.
   */
  record TimeSet(double minutes, double minutesPerSecond) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.timeSet(this);
    }
  }

  /** A line of text; {@code from} is empty when a node speaks. */
  record Said(String from, String text) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.said(this);
    }
  }

  /** How long a ping to this node ({@code host:port} of its game port) took, in milliseconds. */
  record RoundTrip(String node, double millis) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.roundTrip(this);
    }
  }

  /** A node is gone, or closed our connection with this reason. */
  record ConnectionLost(String node, String reason) implements WorldEvent {
    @Override
    public void deliver(WorldListener listener) {
      listener.connectionLost(this);
    }
  }

  /**
   * No node is left that would have us, or {@link WorldClient#close} was called.
   *
   * @param forGood a node wants us gone: kicked, or replaced by a newer session of the same player;
   *     whoever comes back at once is not welcome
   */
  record Disconnected(String reason, boolean forGood) implements WorldEvent {

    /** One that may be followed by another try. */
    public Disconnected(String reason) {
      this(reason, false);
    }

    @Override
    public void deliver(WorldListener listener) {
      listener.disconnected(this);
    }
  }
}
