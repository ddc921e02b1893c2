package voxelpopuli.world.nature;

import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Voxels;

/**
 * The blocks of a chunk and one layer around it (edges and corners too): coordinates -1 … 32.
 *
 * <p>What is not known should read as stone: nothing flows out of, or falls out of, the known
 * world.
 */
@FunctionalInterface
public interface Neighbourhood {

  int at(int x, int y, int z);

  /** The chunks around one, by their offsets in -1 … 1; null where one is not known. */
  @FunctionalInterface
  interface Around {

    Voxels at(int dx, int dy, int dz);
  }

  static Neighbourhood of(Voxels centre, Around around) {
    Voxels[] all = new Voxels[27];
    for (int i = 0; i < 27; i++) {
      all[i] = i == 13 ? centre : around.at(i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1);
    }
    return (x, y, z) -> {
      Voxels voxels = all[((x >> 5) + 1) * 9 + ((y >> 5) + 1) * 3 + (z >> 5) + 1];
      return voxels == null ? Blocks.STONE : voxels.get(x & 31, y & 31, z & 31);
    };
  }

  /** A chunk in the middle of nothing known. */
  static Neighbourhood alone(Voxels centre) {
    return of(centre, (dx, dy, dz) -> null);
  }
}
