package voxelpopuli.world.terrain;

import java.util.Arrays;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/**
 * The unedited ground of one world: a pure function from its seed and a chunk's place to 32³
 * blocks.
 *
 * <p>Safe to share between threads. The only thing it remembers is the shape of recently asked
 * columns of chunks, which saves work when a chunk's upper or lower neighbour is asked next and
 * never changes an answer.
 */
public final class Terrain {

  /** Top layer of the sea, lakes and rivers. */
  public static final int SEA_LEVEL = Land.SEA_LEVEL;

  /** Counts up with every change that alters a single generated block. */
  public static final int VERSION = 1;

  private static final int SIZE = Slab.SIZE;

  private final TerrainNoise noise;
  private final ColumnsCache columns;
  private final Caves caves;
  private final Ores ores;

  private Terrain(long seed) {
    noise = new TerrainNoise(seed);
    columns = new ColumnsCache(noise);
    caves = new Caves(seed);
    ores = new Ores(seed);
  }

  /** The terrain of the world with this seed; takes about a millisecond to find its spawn. */
  public static Terrain of(long seed) {
    return new Terrain(seed);
  }

  /**
   * The lowest chunk y of a column of chunks from which on there is nothing but air: where light
   * and whoever looks from above can begin.
   */
  public int openSkyFrom(int chunkX, int chunkZ) {
    long top = Math.max(columns.at(chunkX, chunkZ).ceiling, SEA_LEVEL);
    return (int) (top >> 5) + 1;
  }

  /**
   * Height of the topmost ground block of a column, under any water and plants. Where a cave opens
   * to the sky the ground may be lower.
   */
  public int surfaceHeight(int x, int z) {
    return columns.at(x >> 5, z >> 5).height(x & 31, z & 31);
  }

  /** The 32³ blocks of a chunk. */
  public Voxels generate(ChunkPos chunk) {
    Slab slab = Slab.whole(chunk);
    return fill(slab) ? Voxels.of(slab.blocks) : Voxels.uniform(Blocks.AIR);
  }

  /**
   * One layer of a chunk, without the rest: what a mesher must know of a neighbour that nobody
   * edited. Costs a fraction of {@link #generate}.
   *
   * @param side the chunk's face that the layer lies on
   * @return 1,024 blocks: rows of z for layers on x and y (index {@code a*32 + z}, where a is the
   *     other axis), rows of y for layers on z (index {@code x*32 + y})
   */
  public byte[] layer(ChunkPos chunk, Direction side) {
    int at = side.positive() ? SIZE - 1 : 0;
    int end = SIZE - 1;
    Slab slab =
        switch (side.axis()) {
          case 0 -> new Slab(chunk, at, 0, 0, at, end, end);
          case 1 -> new Slab(chunk, 0, at, 0, end, at, end);
          default -> new Slab(chunk, 0, 0, at, end, end, at);
        };
    fill(slab);
    return slab.blocks;
  }

  /** Makes the slab's blocks; false if they are nothing but air. */
  private boolean fill(Slab slab) {
    long lowest = slab.baseY() + slab.minY;
    if (lowest > Land.HIGHEST + 1 + Tree.RISE) {
      return false;
    }
    if (slab.baseY() + slab.maxY < Land.LOWEST - Columns.ROOF) {
      fillDeep(slab);
      return true;
    }
    Columns shape = columns.at(slab.chunk.x(), slab.chunk.z());
    if (lowest > Land.SEA_LEVEL && lowest > shape.ceiling) {
      return false;
    }
    layGround(slab, shape);
    caves.carve(slab, shape);
    if (lowest <= shape.highest) {
      ores.lay(slab);
    }
    plant(slab, shape);
    for (Tree tree : shape.trees) {
      tree.draw(slab);
    }
    return true;
  }

  /** Far below any surface: needs to know nothing of the columns above. */
  private void fillDeep(Slab slab) {
    Arrays.fill(slab.blocks, Palette.STONE);
    caves.carveDeep(slab);
    ores.lay(slab);
  }

  /** Stone, the cover on it, and the sea above; row by row along z, as the blocks lie. */
  private static void layGround(Slab slab, Columns shape) {
    int[] ground = new int[SIZE];
    int[] stone = new int[SIZE];
    for (int x = slab.minX; x <= slab.maxX; x++) {
      int highest = Integer.MIN_VALUE;
      int lowest = Integer.MAX_VALUE;
      for (int z = slab.minZ; z <= slab.maxZ; z++) {
        short cover = shape.cover[Columns.column(x, z)];
        ground[z] = shape.height(x, z);
        stone[z] = ground[z] - Cover.layers(cover);
        highest = Math.max(highest, ground[z]);
        lowest = Math.min(lowest, stone[z]);
      }
      for (int y = slab.minY; y <= slab.maxY; y++) {
        long height = slab.baseY() + y;
        int row = slab.index(x, y, slab.minZ);
        if (height <= lowest) {
          Arrays.fill(slab.blocks, row, row + slab.strideY, Palette.STONE);
        } else if (height > highest && height != Land.SEA_LEVEL) {
          byte above = height <= Land.SEA_LEVEL ? Palette.WATER : Palette.AIR;
          Arrays.fill(slab.blocks, row, row + slab.strideY, above);
        } else {
          layRow(slab, shape, x, row, (int) height, ground, stone);
        }
      }
    }
  }

  private static void layRow(
      Slab slab, Columns shape, int x, int row, int height, int[] ground, int[] stone) {
    byte open = height <= Land.SEA_LEVEL ? Palette.WATER : Palette.AIR;
    boolean seaTop = height == Land.SEA_LEVEL;
    for (int z = slab.minZ; z <= slab.maxZ; z++) {
      byte block;
      if (height > ground[z]) {
        short cover = shape.cover[Columns.column(x, z)];
        block = seaTop && Cover.isFrozen(cover) ? Palette.ICE : open;
      } else if (height <= stone[z]) {
        block = Palette.STONE;
      } else {
        short cover = shape.cover[Columns.column(x, z)];
        block = height == ground[z] ? Cover.top(cover) : Cover.filling(cover);
      }
      slab.blocks[row + z - slab.minZ] = block;
    }
  }

  private static void plant(Slab slab, Columns shape) {
    for (int x = slab.minX; x <= slab.maxX; x++) {
      for (int z = slab.minZ; z <= slab.maxZ; z++) {
        byte plant = shape.plant[x * SIZE + z];
        long y = shape.height(x, z) + 1 - slab.baseY();
        if (plant != Palette.AIR && y >= slab.minY && y <= slab.maxY) {
          slab.blocks[slab.index(x, (int) y, z)] = plant;
        }
      }
    }
  }
}
