package voxelpopuli.world;

import java.util.Random;
import java.util.function.IntUnaryOperator;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Voxels;

/** Chunks that tests and benchmarks share. */
public final class WorldFixtures {

  private WorldFixtures() {}

  /** A smooth height map between 9 and 23, filled with stone, three of dirt and one of grass. */
  public static Voxels hills() {
    byte[] cells = new byte[Voxels.VOLUME];
    for (int x = 0; x < 32; x++) {
      for (int z = 0; z < 32; z++) {
        int height =
            (int)
                (16
                    + 3.6 * Math.sin(x * 0.19 + 1)
                    + 3 * Math.cos(z * 0.17)
                    + 1.2 * Math.sin((x + z) * 0.41));
        for (int y = 0; y <= height && y < 32; y++) {
          int below = height - y;
          cells[Voxels.index(x, y, z)] =
              (byte) (below == 0 ? Blocks.GRASS : below <= 3 ? Blocks.DIRT : Blocks.STONE);
        }
      }
    }
    return Voxels.of(cells);
  }

  /** Stone with winding tunnels, where two smooth fields are both near zero. */
  public static Voxels caves() {
    return generate(
        i -> {
          double x = (i >> 10) * 0.2;
          double y = (i >> 5 & 31) * 0.2;
          double z = (i & 31) * 0.2;
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

  /** A chunk from a function of the cell's index. */
  public static Voxels generate(IntUnaryOperator block) {
    byte[] cells = new byte[Voxels.VOLUME];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) block.applyAsInt(i);
    }
    return Voxels.of(cells);
  }
}
