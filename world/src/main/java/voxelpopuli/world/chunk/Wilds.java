package voxelpopuli.world.chunk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import voxelpopuli.world.light.ChunkLight;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.nature.Change;
import voxelpopuli.world.nature.Disturbance;
import voxelpopuli.world.nature.Grass;
import voxelpopuli.world.nature.Nature;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * What nature is about to do in one chunk: the cells that were disturbed, and the grains that wait
 * for the chunk below to take them. A chunk at rest has neither.
 *
 * <p>A grain that falls out of the chunk is first put into the chunk below and then taken away
 * here, so that it is not lost; only a crash between the two would leave it in both.
 */
final class Wilds {

  /** A cell of this chunk and what becomes of it. */
  record CellChange(int cell, int block) {}

  /** What a step does here, and the grains that want to fall into the chunk below. */
  record Step(List<CellChange> changes, List<Grains.Grain> grains) {}

  /** A grain that was offered to the chunk below, and what it leaves behind. */
  private record Offered(int cell, int block, int leaves) {}

  private final ChunkPos chunk;
  private final int maxChanges;
  private final Map<EditId, Offered> offered = new HashMap<>();
  private final Set<Integer> refused = new HashSet<>();
  private Disturbance disturbed = new Disturbance();
  private long counter;

  /**
   * @param maxChanges so many changes in one step at most; the others come with the next
   * @param counter what the numbers of grains begin after; never the same in two lives of the chunk
   */
  Wilds(ChunkPos chunk, int maxChanges, long counter) {
    this.chunk = chunk;
    this.maxChanges = maxChanges;
    this.counter = counter;
  }

  /** Nothing is known of the chunk's past, or of that of its neighbours. */
  void disturbAll() {
    disturbed = Disturbance.everywhere();
  }

  /** Blocks changed, here or next to us. */
  void disturb(List<BlockChange> changes) {
    for (BlockChange change : changes) {
      int x = change.pos().x() - chunk.blockX();
      int y = change.pos().y() - chunk.blockY();
      int z = change.pos().z() - chunk.blockZ();
      if (Math.min(x, Math.min(y, z)) >= -1 && Math.max(x, Math.max(y, z)) <= Voxels.SIZE) {
        disturbed.around(x, y, z);
      }
    }
  }

  boolean isAtRest() {
    return disturbed.isNone();
  }

  /** One step of water, sand and gravel. */
  Step step(ChunkMesh mesh) {
    List<Change> all = Nature.step(mesh.blocks()::block, disturbed);
    disturbed = new Disturbance();
    Map<Integer, Change> out = new HashMap<>();
    all.stream().filter(c -> c.y() < 0).forEach(c -> out.put(Voxels.index(c.x(), 0, c.z()), c));
    List<CellChange> changes = new ArrayList<>();
    List<Grains.Grain> grains = new ArrayList<>();
    for (Change change : all) {
      if (change.y() < 0) {
        continue;
      }
      int cell = Voxels.index(change.x(), change.y(), change.z());
      Change falls = out.get(cell);
      if (falls != null) {
        grains.add(offer(cell, falls.block(), change.block()));
      } else if (changes.size() < maxChanges) {
        changes.add(new CellChange(cell, change.block()));
      } else {
        disturbed.around(change.x(), change.y(), change.z());
      }
    }
    return new Step(changes, grains);
  }

  /** One step of grass: a few cells, drawn by the moment. */
  List<CellChange> grow(ChunkMesh mesh, long moment, int looks) {
    ChunkLight light = mesh.light();
    Grass.Light brighter = (x, y, z) -> Math.max(light.at(x, y, z) >> 4, light.at(x, y, z) & 15);
    return Grass.step(mesh.blocks()::block, brighter, moment, looks).stream()
        .map(c -> new CellChange(Voxels.index(c.x(), c.y(), c.z()), c.block()))
        .toList();
  }

  /** Offers a grain to the chunk below; the same one again under the same id. */
  private Grains.Grain offer(int cell, int block, int leaves) {
    EditId id =
        offered.entrySet().stream()
            .filter(one -> one.getValue().cell() == cell && one.getValue().block() == block)
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseGet(() -> new EditId(author(), ++counter));
    offered.put(id, new Offered(cell, block, leaves));
    return new Grains.Grain(chunk.offset(0, -1, 0), id, cell | 31 << 5, block);
  }

  private long author() {
    return chunk.x() * 0x9E3779B97F4A7C15L ^ chunk.y() * 0xBF58476D1CE4E5B9L ^ chunk.z();
  }

  /**
   * The chunk below answered. If it took the grain, and the grain is still here, gives what becomes
   * of its cell.
   */
  Optional<CellChange> answered(Grains.Taken answer, Voxels voxels) {
    Offered grain = offered.remove(answer.id());
    if (grain == null) {
      return Optional.empty();
    }
    if (!answer.taken()) {
      refused.add(grain.cell());
    }
    return answer.taken() && voxels.get(grain.cell()) == grain.block()
        ? Optional.of(new CellChange(grain.cell(), grain.leaves()))
        : Optional.empty();
  }

  /** Whether grains wait that nobody took yet. */
  boolean hasWaiting() {
    return !refused.isEmpty() || !offered.isEmpty();
  }

  /** Disturbs the grains that nobody took yet, to offer them again. */
  void tryAgain() {
    offered.values().forEach(one -> refused.add(one.cell()));
    refused.forEach(cell -> disturbed.around(cell >> 10, cell >> 5 & 31, cell & 31));
    refused.clear();
  }
}
