package voxelpopuli.world.voxel;

import java.util.function.Function;

/**
 * A chunk, the 26 around it, and the sky above: all that its light and its mesh depend on.
 *
 * <p>Light reaches 15 blocks at most, so nothing beyond a neighbour can light a chunk, except the
 * sky, which comes as nine planes. Immutable as long as nobody writes the voxels: give snapshots.
 */
public final class Neighbourhood {

  private final Voxels[] chunks;
  private final SkyPlane[] sky;

  private Neighbourhood(Voxels[] chunks, SkyPlane[] sky) {
    this.chunks = chunks;
    this.sky = sky;
  }

  /**
   * Collects the 27 chunks.
   *
   * @param voxels a chunk's blocks, edited or as the terrain has them
   * @param skyAbove the sky as it falls on the top of a chunk; asked for the nine chunks one above
   */
  public static Neighbourhood gather(
      ChunkPos centre, Function<ChunkPos, Voxels> voxels, Function<ChunkPos, SkyPlane> skyAbove) {
    Voxels[] chunks = new Voxels[27];
    SkyPlane[] sky = new SkyPlane[9];
    for (int dx = -1; dx <= 1; dx++) {
      for (int dz = -1; dz <= 1; dz++) {
        for (int dy = -1; dy <= 1; dy++) {
          chunks[place(dx, dy, dz)] = voxels.apply(centre.offset(dx, dy, dz));
        }
        sky[column(dx, dz)] = skyAbove.apply(centre.offset(dx, 1, dz));
      }
    }
    return new Neighbourhood(chunks, sky);
  }

  /** A chunk with nothing around it but air and open sky. */
  public static Neighbourhood alone(Voxels chunk) {
    Voxels air = Voxels.uniform(0);
    ChunkPos centre = new ChunkPos(0, 0, 0);
    return gather(centre, pos -> pos.equals(centre) ? chunk : air, pos -> SkyPlane.OPEN);
  }

  public Voxels centre() {
    return chunks[13];
  }

  /** The chunk at this offset, each of -1, 0 or 1. */
  public Voxels at(int dx, int dy, int dz) {
    return chunks[place(dx, dy, dz)];
  }

  /** The sky as it falls on the top of the chunk at (dx, +1, dz). */
  public SkyPlane skyAbove(int dx, int dz) {
    return sky[column(dx, dz)];
  }

  /** The block at these coordinates of the centre chunk, each from -32 to 63. */
  public int block(int x, int y, int z) {
    return chunks[place(x >> 5, y >> 5, z >> 5)].get(x & 31, y & 31, z & 31);
  }

  /** The same with other blocks for the chunk at an offset. */
  public Neighbourhood with(int dx, int dy, int dz, Voxels voxels) {
    Voxels[] changed = chunks.clone();
    changed[place(dx, dy, dz)] = voxels;
    return new Neighbourhood(changed, sky);
  }

  /** The same with another sky above the chunk at (dx, +1, dz). */
  public Neighbourhood withSky(int dx, int dz, SkyPlane plane) {
    SkyPlane[] changed = sky.clone();
    changed[column(dx, dz)] = plane;
    return new Neighbourhood(chunks, changed);
  }

  /** The same after one block has changed; coordinates of the centre chunk, each from -32 to 63. */
  public Neighbourhood withBlock(int x, int y, int z, int block) {
    Voxels edited = at(x >> 5, y >> 5, z >> 5).snapshot();
    edited.set(x & 31, y & 31, z & 31, block);
    return with(x >> 5, y >> 5, z >> 5, edited);
  }

  private static int place(int dx, int dy, int dz) {
    return (dx + 1) * 9 + (dy + 1) * 3 + dz + 1;
  }

  private static int column(int dx, int dz) {
    return (dx + 1) * 3 + dz + 1;
  }
}
