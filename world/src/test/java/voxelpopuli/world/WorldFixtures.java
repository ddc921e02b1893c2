package voxelpopuli.world;

import java.util.Random;
import java.util.function.IntUnaryOperator;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/** Chunks that tests and benchmarks share. */
public final class WorldFixtures {

  private WorldFixtures() {}

  private static final ChunkPos ORIGIN = new ChunkPos(0, 0, 0);

  /** A smooth height map between 9 and 23, filled with stone, three of dirt and one of grass. */
  public static Voxels hills() {
    return hills(ORIGIN);
  }

  private static Voxels hills(ChunkPos pos) {
    return generate(
        pos,
        (x, y, z) -> {
          double slow = 3.6 * Math.sin(x * 0.19 + 1) + 3 * Math.cos(z * 0.17);
          int below = (int) Math.floor(16 + slow + 1.2 * Math.sin((x + z) * 0.41)) - y;
          return below < 0 ? Blocks.AIR : ground(below);
        });
  }

  private static int ground(int depth) {
    return depth == 0 ? Blocks.GRASS : depth <= 3 ? Blocks.DIRT : Blocks.STONE;
  }

  /**
   * Stone with winding tunnels, where two smooth fields are both near zero. As much air (14 %) and
   * as many faces (3,200) as a chunk well below the ground has in a generated world.
   */
  public static Voxels caves() {
    return caves(ORIGIN);
  }

  private static Voxels caves(ChunkPos pos) {
    return generate(
        pos,
        (i, j, k) -> {
          double x = i * 0.16;
          double y = j * 0.16;
          double z = k * 0.16;
          double a = Math.sin(x + 0.7 * Math.sin(z)) + Math.sin(y * 1.1 + 0.5 * Math.sin(x));
          double b = Math.sin(z * 1.1 + 2) + Math.sin(x * 0.8 + y * 0.6 + 1);
          return a * a + b * b < 0.35 ? Blocks.AIR : Blocks.STONE;
        });
  }

  /** Half air, half stone, dirt and grass, without any order. */
  public static Voxels noise(long seed) {
    Random random = new Random(seed);
    return generate(i -> random.nextBoolean() ? 0 : 1 + random.nextInt(3));
  }

  /** Every cell one of the given blocks, without any order. */
  public static Voxels scattered(long seed, int... blocks) {
    Random random = new Random(seed);
    return generate(i -> blocks[random.nextInt(blocks.length)]);
  }

  /** Hills, caves or noise that go on in all directions. */
  public static Neighbourhood around(String name) {
    return Neighbourhood.gather(
        ORIGIN,
        pos ->
            switch (name) {
              case "hills" -> hills(pos);
              case "caves" -> caves(pos);
              default -> noise(pos.hashCode());
            },
        pos -> SkyPlane.OPEN);
  }

  /** The benchmarks' chunks: hills, caves, noise, or a surface chunk as the terrain makes it. */
  public static Voxels named(String name) {
    return switch (name) {
      case "hills" -> hills();
      case "caves" -> caves();
      case "noise" -> noise(1);
      default -> new GeneratedChunks(7).surface(new Random(1)).centre();
    };
  }

  /** Some block, air and stone more often than others. */
  public static int anyBlock(Random random) {
    int[] likely = {Blocks.AIR, Blocks.AIR, Blocks.AIR, Blocks.STONE, Blocks.STONE, Blocks.TORCH};
    return random.nextBoolean()
        ? likely[random.nextInt(likely.length)]
        : Blocks.all().get(random.nextInt(Blocks.all().size())).id();
  }

  /**
   * A chunk of one of many kinds: uniform, hills, caves, or a few kinds of blocks strewn thinly or
   * thickly. Every second mixed one has all blocks there are.
   */
  public static Voxels chunk(long seed) {
    Random random = new Random(seed);
    switch (random.nextInt(8)) {
      case 0:
        return Voxels.uniform(random.nextBoolean() ? Blocks.AIR : Blocks.STONE);
      case 1:
        return hills();
      case 2:
        return caves();
      default:
        double density = random.nextDouble() * random.nextDouble();
        int[] few = {anyBlock(random), anyBlock(random), Blocks.STONE};
        boolean all = random.nextBoolean();
        return generate(
            i ->
                random.nextDouble() > density
                    ? Blocks.AIR
                    : all ? anyBlock(random) : few[random.nextInt(few.length)]);
    }
  }

  /** 27 chunks and skies of all kinds. */
  public static Neighbourhood neighbourhood(long seed) {
    Random random = new Random(seed);
    return Neighbourhood.gather(
        new ChunkPos(0, 0, 0),
        pos -> chunk(random.nextLong()),
        pos -> {
          int[] rows = random.ints(32).toArray();
          return switch (random.nextInt(3)) {
            case 0 -> SkyPlane.OPEN;
            case 1 -> SkyPlane.CLOSED;
            default -> SkyPlane.of(rows);
          };
        });
  }

  /** A block at each place of the world. */
  @FunctionalInterface
  public interface BlockAt {
    int block(int x, int y, int z);
  }

  private static Voxels generate(ChunkPos pos, BlockAt world) {
    return generate(
        i ->
            world.block(
                pos.blockX() + (i >> 10), pos.blockY() + (i >> 5 & 31), pos.blockZ() + (i & 31)));
  }

  /** A chunk from a function of the cell's index. */
  public static Voxels generate(IntUnaryOperator block) {
    byte[] cells = new byte[Voxels.VOLUME];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) block.applyAsInt(i);
    }
    return Voxels.of(cells);
  }
}
