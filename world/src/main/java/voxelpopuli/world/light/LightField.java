package voxelpopuli.world.light;

import java.util.Arrays;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ByteSet;
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

  private static final int DIM = 1;
  private static final int GLOWS = 2;
  private static final byte[] FLAGS = flags();

  /** Blocks that glow, by level. */
  private static final ByteSet[] GLOWING = new ByteSet[Flood.BRIGHTEST + 1];

  static {
    for (Block block : Blocks.all()) {
      int level = block.light();
      GLOWING[level] = level == 0 ? null : ByteSet.of(id -> Blocks.of(id).light() == level);
    }
  }

  private final long[] opaque = new long[Region.ROWS];
  private final long[] air = new long[Region.ROWS];
  private final long[] clear = new long[Region.ROWS];
  private final long[] open = new long[Region.ROWS];
  private final long[] columns = new long[Region.SIZE];
  private final long[] upper = new long[Region.SIZE * Region.SIZE];
  private final long[][] skies = new long[Flood.BRIGHTEST + 1][];
  private final long[][] torches = new long[Flood.BRIGHTEST + 1][];
  private final Flood sky = new Flood();
  private final Flood torch = new Flood();

  /** Lights a neighbourhood; what the field answers from now on is about this one. */
  public void compute(Neighbourhood blocks) {
    loadOpaque(blocks);
    int flags = 0;
    for (int i = 0; i < 27; i++) {
      flags |= blocks.at(i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1).flags(FLAGS);
    }
    boolean dim = (flags & DIM) != 0;
    if (dim) {
      Region.load(blocks, Blocks.CLEAR, Region.MARGIN, clear);
    }
    letTheSkyIn(blocks, dim ? clear : air);
    skies[Flood.BRIGHTEST] = open;
    sky.spread(skies, air);
    if ((flags & GLOWS) == 0) {
      torch.clear();
    } else {
      spreadTorches(blocks);
    }
  }

  /** Only finds out which cells are opaque, for a mesh without light. */
  public void loadOpaque(Neighbourhood blocks) {
    Region.load(blocks, Blocks.OPAQUE, Region.MARGIN, opaque);
    for (int i = 0; i < Region.ROWS; i++) {
      air[i] = ~opaque[i];
    }
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

  private void letTheSkyIn(Neighbourhood blocks, long[] clear) {
    for (int dx = -1; dx <= 1; dx++) {
      int x0 = dx < 0 ? 16 : 0;
      int x1 = dx > 0 ? 16 : Voxels.SIZE;
      Arrays.fill(upper, 0);
      for (int dz = -1; dz <= 1; dz++) {
        // The upper half of the chunks above lies outside the region, but shades it.
        blocks.at(dx, 1, dz).addRows(Blocks.NOT_CLEAR, x0, x1, 16, 32, 16 + dz * 32, upper, 0);
      }
      for (int x = x0; x < x1; x++) {
        long row = skyRow(blocks, dx, x);
        for (int y = 0; y < 16; y++) {
          row &= ~upper[(x - x0) * Region.SIZE + y];
        }
        columns[Region.MARGIN + dx * Voxels.SIZE + x] = row;
      }
    }
    for (int x = 0; x < Region.SIZE; x++) {
      long row = columns[x];
      for (int i = (x + 1) * Region.SIZE - 1; i >= x * Region.SIZE; i--) {
        row &= clear[i];
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

  private static byte[] flags() {
    byte[] flags = new byte[256];
    for (int id = 0; id < 256; id++) {
      Block block = Blocks.of(id);
      flags[id] |= !block.opaque() && !block.clear() ? DIM : 0;
      flags[id] |= block.light() > 0 ? GLOWS : 0;
    }
    return flags;
  }
}
