package voxelpopuli.world.terrain;

import static voxelpopuli.world.terrain.Curves.lerp;

/**
 * All that the 32 × 32 columns of a chunk share with the chunks above and below: ground height,
 * what covers it, how high caves may reach, and the trees that touch it.
 *
 * <p>Heights are known {@link #MARGIN} blocks beyond the chunk, because a tree rooted out there
 * reaches in. Immutable once made, so threads share it.
 */
final class Columns {

  /** A tree reaches 3 blocks, and the slope at its foot looks one further. */
  static final int MARGIN = Tree.REACH + 1;

  private static final int SIZE = Slab.SIZE;
  private static final int SIDE = SIZE + 2 * MARGIN;

  /** Blocks between two samples of the land: 11 × 11 of them serve 40 × 40 columns. */
  private static final int STEP = 4;

  private static final int SAMPLES = SIDE / STEP + 1;

  /** Earth between the surface and the highest cave: sand and dirt never lie right on a cave. */
  static final int ROOF = 6;

  final int chunkX;
  final int chunkZ;
  final short[] cover = new short[SIDE * SIDE];
  final short[] caveTop = new short[SIZE * SIZE];
  final byte[] plant = new byte[SIZE * SIZE];
  final Tree[] trees;
  final int lowest; // ground, among the chunk's own columns
  final int highest;
  final int highestCave;
  final long ceiling; // nothing grows above, not even a tree rooted on a cliff beside the chunk

  private final short[] heights = new short[SIDE * SIDE];

  Columns(TerrainNoise noise, int chunkX, int chunkZ) {
    this.chunkX = chunkX;
    this.chunkZ = chunkZ;
    double[] land = sampleLand(noise);
    int[] bounds = raiseGround(noise, land);
    this.lowest = bounds[0];
    this.highest = bounds[1];
    coverGround(noise, land);
    this.highestCave = limitCaves(noise, land);
    this.trees = Growth.trees(noise, this, land);
    long growth = highest + 1L;
    for (Tree tree : trees) {
      growth = Math.max(growth, tree.y() + Tree.RISE);
    }
    this.ceiling = growth;
    Growth.plants(noise, this, land);
  }

  /** World height of the topmost ground block at a column, -MARGIN … 31 + MARGIN. */
  int height(int x, int z) {
    return heights[column(x, z)];
  }

  static int column(int x, int z) {
    return (x + MARGIN) * SIDE + z + MARGIN;
  }

  long worldX(int x) {
    return (long) chunkX * SIZE + x;
  }

  long worldZ(int z) {
    return (long) chunkZ * SIZE + z;
  }

  /** Steepest step to one of the four neighbours, in blocks. */
  int slope(int x, int z) {
    int c = column(x, z);
    int h = heights[c];
    int a = Math.max(Math.abs(heights[c - SIDE] - h), Math.abs(heights[c + SIDE] - h));
    int b = Math.max(Math.abs(heights[c - 1] - h), Math.abs(heights[c + 1] - h));
    return Math.max(a, b);
  }

  /** One field of the land between its four nearest samples. */
  static double field(double[] land, int field, int x, int z) {
    int px = x + MARGIN;
    int pz = z + MARGIN;
    int i = ((px >> 2) * SAMPLES + (pz >> 2)) * Land.FIELDS + field;
    double tx = (px & 3) * 0.25;
    double tz = (pz & 3) * 0.25;
    int dx = tx == 0 ? 0 : SAMPLES * Land.FIELDS;
    int dz = tz == 0 ? 0 : Land.FIELDS;
    double near = lerp(land[i], land[i + dz], tz);
    double far = lerp(land[i + dx], land[i + dx + dz], tz);
    return lerp(near, far, tx);
  }

  private double[] sampleLand(TerrainNoise noise) {
    double[] land = new double[SAMPLES * SAMPLES * Land.FIELDS];
    for (int i = 0; i < SAMPLES; i++) {
      double x = worldX(i * STEP - MARGIN);
      for (int j = 0; j < SAMPLES; j++) {
        noise.land(x, worldZ(j * STEP - MARGIN), land, (i * SAMPLES + j) * Land.FIELDS);
      }
    }
    return land;
  }

  private int[] raiseGround(TerrainNoise noise, double[] land) {
    boolean nearSpawn = noise.spawn().touches(chunkX, chunkZ);
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int x = -MARGIN; x < SIZE + MARGIN; x++) {
      double wx = worldX(x);
      boolean inX = x >= 0 && x < SIZE;
      for (int z = -MARGIN; z < SIZE + MARGIN; z++) {
        double wz = worldZ(z);
        double h = field(land, Land.HEIGHT, x, z);
        h += field(land, Land.ROUGHNESS, x, z) * noise.detail(wx, wz);
        if (nearSpawn) {
          h = noise.spawn().shape(h, wx, wz);
        }
        int ground = floor(h);
        heights[column(x, z)] = (short) ground;
        if (inX && z >= 0 && z < SIZE) {
          low = Math.min(low, ground);
          high = Math.max(high, ground);
        }
      }
    }
    return new int[] {low, high};
  }

  private void coverGround(TerrainNoise noise, double[] land) {
    int edge = MARGIN - 1;
    for (int x = -edge; x < SIZE + edge; x++) {
      for (int z = -edge; z < SIZE + edge; z++) {
        long hash = Hash.at(noise.coverSeed(), worldX(x), worldZ(z));
        cover[column(x, z)] =
            Cover.choose(
                height(x, z),
                slope(x, z),
                field(land, Land.CRAGS, x, z),
                field(land, Land.WARMTH, x, z),
                field(land, Land.WETNESS, x, z),
                hash);
      }
    }
  }

  /**
   * Caves stay {@link #ROOF} below the lowest ground around, so that none can drain a sea or let
   * sand fall; where the land opens and stands dry they may come to the surface.
   */
  private int limitCaves(TerrainNoise noise, double[] land) {
    int highestTop = Integer.MIN_VALUE;
    for (int x = 0; x < SIZE; x++) {
      for (int z = 0; z < SIZE; z++) {
        int around = Integer.MAX_VALUE;
        for (int dx = -1; dx <= 1; dx++) {
          for (int dz = -1; dz <= 1; dz++) {
            around = Math.min(around, height(x + dx, z + dz));
          }
        }
        int top = around - ROOF;
        if (around > Land.SEA_LEVEL + 1 && opens(land, x, z)) {
          top = height(x, z);
        }
        top = noise.spawn().limitCave(top, worldX(x), worldZ(z));
        caveTop[x * SIZE + z] = (short) top;
        highestTop = Math.max(highestTop, top);
      }
    }
    return highestTop;
  }

  private boolean opens(double[] land, int x, int z) {
    return field(land, Land.OPENING, x, z) > 0 && !Cover.falls(cover[column(x, z)]);
  }

  private static int floor(double v) {
    int i = (int) v;
    return v < i ? i - 1 : i;
  }
}
