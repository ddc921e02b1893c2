package voxelpopuli.world.chunk;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/**
 * Terrain that was generated lately, and the sky over it.
 *
 * <p>A mesh needs a chunk's 26 neighbours and the sky above nine columns. Chunks are loaded next to
 * each other, so nearly all of that was generated a moment ago: without the cache every chunk would
 * cost some forty.
 */
public final class TerrainCache {

  /**
   * No terrain and no tree of any world reaches the chunk of this height (y ≥ 512): above is sky.
   */
  static final int SKY = 16;

  private final Terrain terrain;
  private final Map<ChunkPos, Voxels> voxels;
  private final Map<ChunkPos, SkyPlane> sky;

  /**
   * Keeps up to {@code capacity} chunks.
   *
   * @param capacity some 4 KiB each at the surface, 200 B above and below
   */
  public TerrainCache(Terrain terrain, int capacity) {
    this.terrain = terrain;
    this.voxels = lru(capacity);
    this.sky = lru(capacity);
  }

  /** A chunk as the terrain has it. Not to be written: take a snapshot. */
  public Voxels voxels(ChunkPos chunk) {
    return cached(voxels, chunk, terrain::generate);
  }

  /** The sky as it falls on the top of a chunk, if nobody built anything above. */
  public SkyPlane skyAbove(ChunkPos chunk) {
    if (chunk.y() >= SKY) {
      return SkyPlane.OPEN;
    }
    return cached(sky, chunk, this::makeSky);
  }

  /** From the top down, not by recursion: a chunk deep below would need a deep stack. */
  private SkyPlane makeSky(ChunkPos chunk) {
    SkyPlane plane = SkyPlane.OPEN;
    for (int y = SKY; y > chunk.y() && !plane.equals(SkyPlane.CLOSED); y--) {
      ChunkPos above = new ChunkPos(chunk.x(), y, chunk.z());
      Voxels blocks = voxels(above);
      if (!blocks.isUniform() || blocks.get(0) != Blocks.AIR) {
        plane = plane.below(blocks, Blocks.CLEAR);
      }
    }
    return plane;
  }

  /**
   * Two threads may make the same value at once; that costs less than a lock held while one is
   * made.
   */
  private static <T> T cached(Map<ChunkPos, T> map, ChunkPos chunk, Function<ChunkPos, T> make) {
    T known = map.get(chunk);
    if (known == null) {
      known = make.apply(chunk);
      map.put(chunk, known);
    }
    return known;
  }

  private static <T> Map<ChunkPos, T> lru(int capacity) {
    return Collections.synchronizedMap(
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<ChunkPos, T> eldest) {
            return size() > capacity;
          }
        });
  }
}
