package voxelpopuli.world.client;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.ChunkBytes;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** The chunks around the player: which are wanted, who serves each, and what arrived of it. */
final class ChunksKept {

  /** A chunk that is no longer wanted, and the node that should hear so ("" for none). */
  record Forgotten(ChunkPos chunk, String node) {}

  /** Turning by less does not change the order in which chunks are wanted. */
  private static final double TURN_DEGREES = 45;

  private ChunkInterest interest;
  private final Consumer<WorldEvent> events;
  private final Map<ChunkPos, ChunkSlot> slots = new HashMap<>();
  private List<ChunkSlot> reordered = List.of();
  private PlayerState last;
  private Ground ground;

  /** No difference has version 0: without ground of our own we understand none. */
  private int groundVersion;

  ChunksKept(ChunkInterest interest, Consumer<WorldEvent> events) {
    this.interest = interest;
    this.events = events;
  }

  /** From now on nodes may send what differs from this ground. */
  void standOn(Ground known) {
    ground = known;
    groundVersion = Terrain.VERSION;
  }

  boolean isLoaded(ChunkPos chunk) {
    ChunkSlot slot = slots.get(chunk);
    return slot != null && slot.announced;
  }

  /** How many are wanted and not here. */
  int waiting() {
    int waiting = 0;
    for (ChunkSlot slot : slots.values()) {
      waiting += slot.announced ? 0 : 1;
    }
    return waiting;
  }

  /** The node that was asked for this chunk. */
  Optional<String> node(ChunkPos chunk) {
    return Optional.ofNullable(slots.get(chunk)).map(slot -> slot.node);
  }

  /** The slot of a chunk that this link was asked for. */
  Optional<ChunkSlot> slotAt(Link link, ChunkPos chunk) {
    return Optional.ofNullable(slots.get(chunk)).filter(slot -> link.address().equals(slot.node));
  }

  /** The slots that this node was asked for. */
  List<ChunkSlot> at(String node) {
    return slots.values().stream().filter(slot -> node.equals(slot.node)).toList();
  }

  /** The slots that nobody was asked for, best first. */
  List<ChunkSlot> unasked(long nowMillis) {
    return slots.values().stream()
        .filter(slot -> slot.node == null && slot.notBefore <= nowMillis)
        .sorted(Comparator.comparingInt(slot -> slot.priority))
        .toList();
  }

  /** The player wants to see further, or less far; the next {@link #follow} acts on it. */
  void interest(ChunkInterest next) {
    interest = next;
    last = null;
  }

  /** Moves the kept ones along with the player; gives those that were left behind. */
  List<Forgotten> follow(PlayerState state) {
    reordered = List.of();
    if (last != null
        && ChunkInterest.chunkOf(last).equals(ChunkInterest.chunkOf(state))
        && Math.abs(Math.IEEEremainder(last.yaw() - state.yaw(), 360)) < TURN_DEGREES) {
      return List.of();
    }
    last = state;
    List<ChunkSlot> waiting = new ArrayList<>();
    for (ChunkInterest.Wanted wanted : interest.around(state)) {
      ChunkSlot slot = slots.get(wanted.chunk());
      if (slot == null) {
        slots.put(wanted.chunk(), new ChunkSlot(wanted.chunk(), wanted.priority()));
      } else if (slot.priority != wanted.priority()) {
        slot.priority = wanted.priority();
        if (slot.node != null && slot.voxels == null) {
          waiting.add(slot);
        }
      }
    }
    reordered = waiting;
    return forget(state);
  }

  /** The slots that wait at a node and got another priority by the last {@link #follow}. */
  List<ChunkSlot> reordered() {
    return reordered;
  }

  private List<Forgotten> forget(PlayerState state) {
    List<Forgotten> forgotten = new ArrayList<>();
    for (Iterator<ChunkSlot> each = slots.values().iterator(); each.hasNext(); ) {
      ChunkSlot slot = each.next();
      if (!interest.keeps(slot.chunk, state)) {
        each.remove();
        forgotten.add(new Forgotten(slot.chunk, slot.node == null ? "" : slot.node));
        if (slot.announced) {
          events.accept(new WorldEvent.ChunkUnloaded(slot.chunk));
        }
      }
    }
    return forgotten;
  }

  /** A whole chunk came; whether we wanted it from there. */
  boolean voxels(Link link, Frame.ChunkVoxels frame) {
    Optional<ChunkSlot> slot = slotAt(link, frame.chunk());
    if (slot.isEmpty()) {
      return false;
    }
    try {
      slot.get().voxels =
          ChunkBytes.voxels(frame.voxels(), groundVersion, () -> ground.at(frame.chunk()));
      slot.get().voxelBytes = frame.voxels().length;
      slot.get().served();
      return true;
    } catch (MalformedException e) {
      link.close("the node sent a broken chunk");
      return false;
    }
  }

  /** Slices came: all of a chunk's, which makes it loaded, or some that changed. */
  void slices(Link link, Frame.Slices frame) {
    ChunkSlot slot = slotAt(link, frame.chunk()).orElse(null);
    if (slot == null || slot.voxels == null) {
      return;
    }
    try {
      List<MeshSlice> slices = ChunkBytes.slices(frame.slices());
      if (frame.whole()) {
        slot.announced = true;
        int heads = FrameCodec.CHUNK_VOXELS_HEAD + FrameCodec.SLICES_HEAD;
        events.accept(
            new WorldEvent.ChunkArrived(
                slot.chunk,
                heads + slot.voxelBytes + frame.slices().length,
                slot.voxelBytes,
                frame.slices().length));
        events.accept(new WorldEvent.ChunkLoaded(slot.chunk, slot.voxels.snapshot(), slices));
      } else {
        events.accept(new WorldEvent.SlicesChanged(slot.chunk, slices));
      }
    } catch (MalformedException e) {
      link.close("the node sent a broken mesh");
    }
  }

  /** Blocks changed. */
  void blocks(Link link, Frame.Blocks frame) {
    ChunkSlot slot = slotAt(link, frame.chunk()).orElse(null);
    if (slot == null || slot.voxels == null) {
      return;
    }
    for (Frame.BlockDelta delta : frame.deltas()) {
      int cell = delta.index() & Voxels.VOLUME - 1;
      slot.voxels.set(cell >> 10, cell >> 5 & 31, cell & 31, delta.block());
    }
    for (Frame.BlockDelta delta : frame.deltas()) {
      BlockPos pos = BlockPos.at(frame.chunk(), delta.index());
      events.accept(new WorldEvent.BlockChanged(pos, delta.block(), slot.voxels.snapshot()));
    }
  }
}
