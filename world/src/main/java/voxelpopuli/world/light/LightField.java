package voxelpopuli.world.light;

import java.util.Arrays;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/**
 * Computes the light of a chunk and of the cells around it. Holds some 450 KiB of scratch space:
 * keep one a thread.
 *
 * <p>The rules: a cell that sees the sky through clear blocks only has sky light 15. A block that
 * glows has its own torch light. Any other cell that is not opaque has one less than the brightest
 * of its six neighbours, an opaque one has none. Water and leaves are not clear: sky light grows
 * weaker below them as it does sideways.
 */
public final class LightField {

  private static final int OPAQUE = 1;
  private static final int DIM = 2;
  private static final int GLOWS = 4;

  /** Which of the three sets each block is in. */
  private static final byte[] SETS = sets(OPAQUE | DIM | GLOWS);

  private static final byte[] OPAQUE_SET = sets(OPAQUE);

  /** One set: blocks that are not clear. */
  private static final byte[] SHADES = new byte[256];

  /** By level one set: blocks that glow at this level; null if none do. */
  private static final byte[][] GLOWING = new byte[Flood.BRIGHTEST + 1][];

  static {
    for (int id = 0; id < 256; id++) {
      int level = Blocks.of(id).light();
      SHADES[id] = (byte) (Blocks.of(id).clear() ? 0 : 1);
      if (level > 0) {
        GLOWING[level] = GLOWING[level] == null ? new byte[256] : GLOWING[level];
        GLOWING[level][id] = 1;
      }
    }
  }

  private final long[] opaque = new long[Region.ROWS];
  private final long[] air = new long[Region.ROWS];
  private final long[] dim = new long[Region.ROWS];
  private final long[] glowing = new long[Region.ROWS];
  private final long[] open = new long[Region.ROWS];
  private final long[] columns = new long[Region.SIZE];
  private final long[][] upper = new long[1][Region.SIZE * Region.SIZE];
  private final long[][] skies = new long[Flood.BRIGHTEST + 1][];
  private final long[][] torches = new long[Flood.BRIGHTEST + 1][];
  private final Flood sky = new Flood();
  private final Flood torch = new Flood();

  /** Lights a neighbourhood; what the field answers from now on is about this one. */
  public void compute(Neighbourhood blocks) {
    Region.load(blocks, SETS, Region.MARGIN, opaque, dim, glowing);
    long torches = 0;
    for (int i = 0; i < Region.ROWS; i++) {
      air[i] = ~opaque[i];
      torches |= glowing[i];
    }
    letTheSkyIn(blocks);
    skies[Flood.BRIGHTEST] = open;
    sky.spread(skies, air);
    if (torches == 0) {
      torch.clear();
    } else {
      spreadTorches(blocks);
    }
  }

  /** Only finds out which cells are opaque, for a mesh without light. */
  public void loadOpaque(Neighbourhood blocks) {
    Region.load(blocks, OPAQUE_SET, Region.MARGIN, opaque);
  }

  /** Opaque cells, as a {@link Region}'s rows; not to be written. */
  public long[] opaque() {
    return opaque;
  }

  /** Sky light times 16 plus torch light of a cell from -1 to 32 of the chunk. */
  public int at(int x, int y, int z) {
    int row = Region.row(x, y);
    int bit = z + Region.MARGIN;
    return sky.level(row, bit) << 4 | torch.level(row, bit);
  }

  /** A copy of the chunk's light, small enough to keep. */
  public ChunkLight toChunkLight() {
    return ChunkLight.of(sky, torch);
  }

  private void letTheSkyIn(Neighbourhood blocks) {
    for (int dx = -1; dx <= 1; dx++) {
      int x0 = dx < 0 ? 16 : 0;
      int x1 = dx > 0 ? 16 : Voxels.SIZE;
      Arrays.fill(upper[0], 0);
      for (int dz = -1; dz <= 1; dz++) {
        // The upper half of the chunks above lies outside the region, but shades it.
        blocks.at(dx, 1, dz).addRows(SHADES, x0, x1, 16, 32, 16 + dz * 32, upper, 0);
      }
      for (int x = x0; x < x1; x++) {
        long row = skyRow(blocks, dx, x);
        for (int y = 0; y < 16; y++) {
          row &= ~upper[0][(x - x0) * Region.SIZE + y];
        }
        columns[Region.MARGIN + dx * Voxels.SIZE + x] = row;
      }
    }
    for (int x = 0; x < Region.SIZE; x++) {
      long row = columns[x];
      for (int i = (x + 1) * Region.SIZE - 1; i >= x * Region.SIZE; i--) {
        row &= ~(opaque[i] | dim[i]);
        open[i] = row;
      }
    }
  }

  private static long skyRow(Neighbourhood blocks, int dx, int x) {
    SkyPlane north = blocks.skyAbove(dx, -1);
    SkyPlane middle = blocks.skyAbove(dx, 0);
    SkyPlane south = blocks.skyAbove(dx, 1);
    return (north.row(x) & 0xffffffffL) >>> 16
        | (middle.row(x) & 0xffffffffL) << 16
        | (long) south.row(x) << 48;
  }

  private void spreadTorches(Neighbourhood blocks) {
    for (int level = 1; level <= Flood.BRIGHTEST; level++) {
      if (GLOWING[level] != null) {
        torches[level] = torches[level] == null ? new long[Region.ROWS] : torches[level];
        Region.load(blocks, GLOWING[level], Region.MARGIN, torches[level]);
      }
    }
    torch.spread(torches, air);
  }

  private static byte[] sets(int which) {
    byte[] sets = new byte[256];
    for (int id = 0; id < 256; id++) {
      Block block = Blocks.of(id);
      int in = block.opaque() ? OPAQUE : block.clear() ? 0 : DIM;
      sets[id] = (byte) ((in | (block.light() > 0 ? GLOWS : 0)) & which);
    }
    return sets;
  }
}
