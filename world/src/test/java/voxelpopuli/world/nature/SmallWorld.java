package voxelpopuli.world.nature;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/** A few chunks in endless stone that step together, each seeing the others as they were before. */
final class SmallWorld {

  private final Map<ChunkPos, Voxels> chunks = new HashMap<>();
  private Map<ChunkPos, Disturbance> disturbed = new HashMap<>();

  /** Chunks from (0, 0, 0) to (count-1, count-1, count-1), all of stone. */
  SmallWorld(int count) {
    for (int i = 0; i < count * count * count; i++) {
      ChunkPos pos = new ChunkPos(i / count / count, i / count % count, i % count);
      chunks.put(pos, Voxels.uniform(Blocks.STONE));
    }
  }

  /** One chunk in endless stone. */
  static BlocksAround inStone(Voxels chunk) {
    ChunkPos home = new ChunkPos(0, 0, 0);
    SmallWorld world = new SmallWorld(1);
    world.chunks.put(home, chunk);
    return world.around(home);
  }

  int get(int x, int y, int z) {
    Voxels voxels = chunks.get(ChunkPos.containing(x, y, z));
    return voxels == null ? Blocks.STONE : voxels.get(x & 31, y & 31, z & 31);
  }

  void set(int x, int y, int z, int block) {
    chunks.get(ChunkPos.containing(x, y, z)).set(x & 31, y & 31, z & 31, block);
    disturb(x, y, z);
  }

  int count(int block) {
    return chunks.values().stream().mapToInt(v -> v.count(block)).sum();
  }

  int countWater() {
    int sum = count(Blocks.WATER);
    for (int level = 1; level <= Blocks.WATER_REACH; level++) {
      sum += count(Blocks.waterOfLevel(level));
    }
    return sum;
  }

  /** One step of what was disturbed; how many blocks changed. */
  int step() {
    Map<ChunkPos, Disturbance> now = disturbed;
    disturbed = new HashMap<>();
    return apply(now);
  }

  /** One step of everything, disturbed or not. */
  int stepEverywhere() {
    Map<ChunkPos, Disturbance> all = new HashMap<>();
    chunks.keySet().forEach(pos -> all.put(pos, Disturbance.everywhere()));
    disturbed = new HashMap<>();
    return apply(all);
  }

  /** Steps until nothing moves any more; fails if that takes longer than water ever should. */
  void settle() {
    for (int i = 0; i < 2000; i++) {
      if (step() == 0) {
        return;
      }
    }
    throw new AssertionError("still moving after 2,000 steps");
  }

  private int apply(Map<ChunkPos, Disturbance> where) {
    Map<ChunkPos, List<Change>> changes = new HashMap<>();
    where.forEach((pos, cells) -> changes.put(pos, Nature.step(around(pos), cells)));
    List<Runnable> handedOver = new ArrayList<>();
    int count = 0;
    for (Map.Entry<ChunkPos, List<Change>> of : changes.entrySet()) {
      ChunkPos pos = of.getKey();
      for (Change c : of.getValue()) {
        Runnable write =
            () -> set(pos.blockX() + c.x(), pos.blockY() + c.y(), pos.blockZ() + c.z(), c.block());
        if (c.y() < 0) {
          handedOver.add(write);
        } else {
          write.run();
        }
        count++;
      }
    }
    handedOver.forEach(Runnable::run);
    return count;
  }

  private BlocksAround around(ChunkPos pos) {
    Voxels stone = Voxels.uniform(Blocks.STONE);
    return Neighbourhood.gather(pos, p -> chunks.getOrDefault(p, stone), above -> SkyPlane.CLOSED)
        ::block;
  }

  private void disturb(int x, int y, int z) {
    ChunkPos home = ChunkPos.containing(x, y, z);
    List<ChunkPos> touched = new ArrayList<>(home.neighbours());
    touched.add(home);
    for (ChunkPos pos : touched) {
      if (chunks.containsKey(pos)) {
        Disturbance cells = disturbed.computeIfAbsent(pos, p -> new Disturbance());
        cells.around(x - pos.blockX(), y - pos.blockY(), z - pos.blockZ());
        if (cells.isNone()) {
          disturbed.remove(pos);
        }
      }
    }
  }
}
