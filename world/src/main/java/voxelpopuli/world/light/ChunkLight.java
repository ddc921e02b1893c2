package voxelpopuli.world.light;

import java.util.Arrays;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/**
 * The light of a chunk's cells and of the cells that touch its six sides, sky light times 16 plus
 * torch light; immutable. A few KiB on a surface, because it is stored as {@link Voxels} are.
 */
public final class ChunkLight {

  private final Voxels inside;

  /** By direction, the layer beyond the chunk's side: 32 × 32 cells, or one if all are equal. */
  private final byte[][] outside;

  private ChunkLight(Voxels inside, byte[][] outside) {
    this.inside = inside;
    this.outside = outside;
  }

  static ChunkLight of(Flood sky, Flood torch) {
    byte[] cells = new byte[Voxels.VOLUME];
    for (int x = 0; x < Voxels.SIZE; x++) {
      for (int y = 0; y < Voxels.SIZE; y++) {
        row(sky, torch, Region.row(x, y), cells, Voxels.index(x, y, 0));
      }
    }
    byte[][] outside = new byte[6][];
    for (Direction side : Direction.values()) {
      outside[side.ordinal()] = layer(sky, torch, side);
    }
    return new ChunkLight(Voxels.of(cells), outside);
  }

  /** Light of a cell inside, or of one that touches a side: one coordinate may be -1 or 32. */
  public int at(int x, int y, int z) {
    if (((x | y | z) & ~31) == 0) {
      return inside.get(x, y, z);
    }
    byte[] layer = outside[side(x, y, z).ordinal()];
    return layer[layer.length == 1 ? 0 : place(x, y, z)] & 0xff;
  }

  /** The same with other light in one cell inside. */
  public ChunkLight with(int x, int y, int z, int light) {
    Voxels changed = inside.snapshot();
    changed.set(x, y, z, light);
    return new ChunkLight(changed, outside);
  }

  /** Heap in bytes, without what equal layers share. */
  public int heapBytes() {
    int bytes = 16 + inside.heapBytes() + 40;
    for (byte[] layer : outside) {
      bytes += 16 + (layer.length + 7 & ~7);
    }
    return bytes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChunkLight that
        && inside.equals(that.inside)
        && Arrays.deepEquals(outside, that.outside);
  }

  @Override
  public int hashCode() {
    return inside.hashCode();
  }

  private static void row(Flood sky, Flood torch, int row, byte[] cells, int at) {
    long bright = sky.plane(0, row) & sky.plane(1, row) & sky.plane(2, row) & sky.plane(3, row);
    long any = sky.plane(0, row) | sky.plane(1, row) | sky.plane(2, row) | sky.plane(3, row);
    long torches =
        torch.plane(0, row) | torch.plane(1, row) | torch.plane(2, row) | torch.plane(3, row);
    int inner = (int) (bright >>> Region.MARGIN);
    if ((int) (torches >>> Region.MARGIN) == 0 && inner == (int) (any >>> Region.MARGIN)) {
      // Each cell is in full light or in none: the usual case above ground.
      for (int i = 0; i < Voxels.SIZE; i++) {
        cells[at + i] = (byte) (-(inner >>> i & 1) & 0xf0);
      }
      return;
    }
    for (int i = 0; i < Voxels.SIZE; i++) {
      int bit = Region.MARGIN + i;
      cells[at + i] = (byte) (sky.level(row, bit) << 4 | torch.level(row, bit));
    }
  }

  private static byte[] layer(Flood sky, Flood torch, Direction side) {
    byte[] cells = new byte[Voxels.SIZE * Voxels.SIZE];
    int fixed = side.positive() ? Voxels.SIZE : -1;
    boolean equal = true;
    for (int i = 0; i < cells.length; i++) {
      int a = i >> 5;
      int b = i & 31;
      int row =
          switch (side.axis()) {
            case 0 -> Region.row(fixed, a);
            case 1 -> Region.row(a, fixed);
            default -> Region.row(a, b);
          };
      int bit = Region.MARGIN + (side.axis() == 2 ? fixed : b);
      cells[i] = (byte) (sky.level(row, bit) << 4 | torch.level(row, bit));
      equal &= cells[i] == cells[0];
    }
    return equal ? new byte[] {cells[0]} : cells;
  }

  private static Direction side(int x, int y, int z) {
    if ((x & ~31) != 0) {
      return x < 0 ? Direction.WEST : Direction.EAST;
    }
    if ((y & ~31) != 0) {
      return y < 0 ? Direction.DOWN : Direction.UP;
    }
    return z < 0 ? Direction.NORTH : Direction.SOUTH;
  }

  /** Place in a layer: its two other coordinates, in the order x, y, z. */
  private static int place(int x, int y, int z) {
    if ((x & ~31) != 0) {
      return y * Voxels.SIZE + z;
    }
    return x * Voxels.SIZE + ((y & ~31) != 0 ? z : y);
  }
}
