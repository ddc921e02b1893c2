package voxelpopuli.world.nature;

import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;

/**
 * Grass creeps onto lit dirt beside it, and dies under anything opaque or wet.
 *
 * <p>Each step looks at a few cells drawn from a hash of the moment, so growth looks like chance
 * but two machines that step the same chunk at the same moment agree.
 */
public final class Grass {

  /** Light in a cell, the brighter of sky and torch, 0 … 15; asked for y up to 32. */
  @FunctionalInterface
  public interface Light {

    int at(int x, int y, int z);
  }

  /** A torch (14) reaches five blocks with this much; a sky of full daylight always has it. */
  public static final int ENOUGH_LIGHT = 9;

  private Grass() {}

  /**
   * @param moment the step's number, or any value that differs from step to step
   * @param looks how many cells to look at; 32,768 would be each once on average
   */
  public static List<Change> step(BlocksAround blocks, Light light, long moment, int looks) {
    List<Change> changes = new ArrayList<>();
    long hash = moment;
    for (int i = 0; i < looks; i++) {
      hash = next(hash);
      int cell = (int) (hash >>> 49);
      Change change = at(blocks, light, cell >> 10, cell >> 5 & 31, cell & 31);
      if (change != null && !changes.contains(change)) {
        changes.add(change);
      }
    }
    return changes;
  }

  /** What becomes of one cell when its turn has come; null if it stays. */
  static Change at(BlocksAround blocks, Light light, int x, int y, int z) {
    int block = blocks.at(x, y, z);
    if (block == Blocks.GRASS) {
      return isCovered(blocks, x, y, z) ? new Change(x, y, z, Blocks.DIRT) : null;
    }
    boolean grows =
        block == Blocks.DIRT
            && !isCovered(blocks, x, y, z)
            && light.at(x, y + 1, z) >= ENOUGH_LIGHT
            && hasGrassNear(blocks, x, y, z);
    return grows ? new Change(x, y, z, Blocks.GRASS) : null;
  }

  private static boolean isCovered(BlocksAround blocks, int x, int y, int z) {
    Block above = Blocks.of(blocks.at(x, y + 1, z));
    return above.opaque() || above.liquid();
  }

  private static boolean hasGrassNear(BlocksAround blocks, int x, int y, int z) {
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        for (int dz = -1; dz <= 1; dz++) {
          if (blocks.at(x + dx, y + dy, z + dz) == Blocks.GRASS) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** SplitMix64. */
  private static long next(long h) {
    h += 0x9E3779B97F4A7C15L;
    h = (h ^ h >>> 30) * 0xBF58476D1CE4E5B9L;
    h = (h ^ h >>> 27) * 0x94D049BB133111EBL;
    return h ^ h >>> 31;
  }
}
