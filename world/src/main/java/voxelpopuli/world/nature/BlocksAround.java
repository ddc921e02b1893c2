package voxelpopuli.world.nature;

/**
 * The blocks of a chunk and one layer around it (edges and corners too): coordinates -1 … 32.
 * {@code neighbourhood::block} of a {@link voxelpopuli.world.voxel.Neighbourhood} is one.
 *
 * <p>What is not known should read as stone: nothing flows out of, or falls out of, the known
 * world.
 */
@FunctionalInterface
public interface BlocksAround {

  int at(int x, int y, int z);
}
