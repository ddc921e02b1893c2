package voxelpopuli.world.terrain;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Remembers the columns asked last, each in the one slot that its place hashes to.
 *
 * <p>Rationale: making a {@link Columns} is about half the work of a surface chunk and its three or
 * four vertical neighbours need the same. 256 slots of some 12 KiB are 3 MiB a world; a direct
 * mapping needs no lock and no order, and two threads that miss at once only repeat work.
 */
final class ColumnsCache {

  private static final int SLOTS = 256;

  private final TerrainNoise noise;
  private final AtomicReferenceArray<Columns> slots = new AtomicReferenceArray<>(SLOTS);

  ColumnsCache(TerrainNoise noise) {
    this.noise = noise;
  }

  Columns at(int chunkX, int chunkZ) {
    // 16 × 16 neighbouring columns never push each other out.
    int slot = (chunkX & 15) << 4 | (chunkZ & 15);
    Columns known = slots.get(slot);
    if (known != null && known.chunkX == chunkX && known.chunkZ == chunkZ) {
      return known;
    }
    Columns made = new Columns(noise, chunkX, chunkZ);
    slots.set(slot, made);
    return made;
  }
}
