package voxelpopuli.world.mesh;

import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.block.Block.Shape;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.light.LightField;
import voxelpopuli.world.light.Region;
import voxelpopuli.world.voxel.ByteSet;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

/**
 * Makes the mesh of a chunk. Holds about 1 MiB of working space and allocates next to nothing after
 * it has warmed up: keep one a thread.
 */
public final class Mesher {

  private static final int SEE_THROUGH = 1;
  private static final int CROSS = 2;
  private static final byte[] FLAGS = flags();

  /** Kinds of see-through cubes, one set each: water of all levels is one kind. */
  private static final ByteSet[] KINDS = kinds();

  /** Key bits of a face where nobody asks for light: full sky, open corners. */
  private static final int UNLIT = Quad.key(0, Quad.UNOCCLUDED, 0xf0);

  private final LightField light = new LightField();
  private final CellMasks opaque = new CellMasks();
  private final List<CellMasks> seeThrough = new ArrayList<>();
  private final FaceRows faces = new FaceRows();
  private final SliceFaces slice = new SliceFaces();
  private final QuadBuffer quads = new QuadBuffer();
  private final SlicePatch patch = new SlicePatch();
  private final byte[] blocks = new byte[Voxels.VOLUME];
  private final long[] region = new long[Region.ROWS];
  private final int[] crosses = new int[32 * 32];
  private int kindsPresent;
  private boolean lit;
  private boolean hasCrosses;

  /** The mesh with light and occlusion. The answer is valid until the next call. */
  public QuadBuffer mesh(Neighbourhood around) {
    light.compute(around);
    lit = true;
    load(around);
    return build();
  }

  /** The light of the neighbourhood that was meshed last. */
  public LightField light() {
    return light;
  }

  /** The mesh in full daylight without occlusion: fewer, larger quads. */
  public QuadBuffer meshUnlit(Neighbourhood around) {
    loadUnlit(around);
    return build();
  }

  /** What mends single slices, kept here for its working space. */
  SlicePatch patch() {
    return patch;
  }

  /** Prepares what {@link #build} needs. */
  void loadUnlit(Neighbourhood around) {
    light.loadOpaque(around);
    lit = false;
    load(around);
  }

  private void load(Neighbourhood around) {
    Voxels centre = around.centre();
    centre.copyTo(blocks);
    opaque.load(light.opaque());
    int flags = centre.flags(FLAGS);
    hasCrosses = (flags & CROSS) != 0;
    if (hasCrosses) {
      centre.rows(Blocks.CROSSES, crosses);
    }
    kindsPresent = 0;
    if ((flags & SEE_THROUGH) != 0) {
      loadSeeThrough(around);
    }
  }

  private void loadSeeThrough(Neighbourhood around) {
    for (ByteSet set : KINDS) {
      if (around.centre().count(set) > 0) {
        if (kindsPresent == seeThrough.size()) {
          seeThrough.add(new CellMasks());
        }
        Region.load(around, set, 4, region);
        seeThrough.get(kindsPresent++).load(region);
      }
    }
  }

  /** Finds and merges the faces; masks and blocks are ready. */
  QuadBuffer build() {
    faces.clear();
    faces.addOpaque(opaque);
    for (int i = 0; i < kindsPresent; i++) {
      faces.addSeeThrough(seeThrough.get(i), opaque);
    }
    quads.clear();
    for (int number = 0; number < MeshSlice.COUNT; number++) {
      quads.begin(number);
      int direction = number >> 5;
      int plane = number & 31;
      if (!faces.isEmpty(number)) {
        fill(direction, plane);
        slice.merge(direction, plane, quads);
      }
      if (hasCrosses && direction == 3) {
        fillCrosses(plane);
        slice.addCrosses(plane, quads);
      }
    }
    quads.begin(MeshSlice.COUNT);
    return quads;
  }

  private void fill(int direction, int plane) {
    int first = FaceRows.first(direction, plane);
    int stride = FaceRows.stride(direction);
    for (int row = 0; row < 32; row++) {
      int bits = faces.row(first + row * stride);
      slice.rows[row] = bits;
      if (bits != 0) {
        if (lit) {
          litKeys(direction, plane, row, bits);
        } else {
          plainKeys(direction, plane, row, bits);
        }
      }
    }
  }

  private void plainKeys(int direction, int plane, int row, int bits) {
    int cell = cell(direction, plane, row);
    int step = direction < 4 ? 1 : 32;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int bit = Integer.numberOfTrailingZeros(rest);
      slice.keys[row << 5 | bit] = blocks[cell + bit * step] & 0xff | UNLIT;
    }
  }

  private void litKeys(int direction, int plane, int row, int bits) {
    int cell = cell(direction, plane, row);
    int step = direction < 4 ? 1 : 32;
    int front = plane + ((direction & 1) == 0 ? -1 : 1);
    long[] masks = direction < 4 ? opaque.alongZ : opaque.alongY;
    int across = direction < 2 ? 1 : CellMasks.STRIDE;
    int at =
        direction < 2
            ? (front + 1) * CellMasks.STRIDE + row + 1
            : (row + 1) * CellMasks.STRIDE + front + 1;
    long before = masks[at - across];
    long own = masks[at];
    long after = masks[at + across];
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int bit = Integer.numberOfTrailingZeros(rest);
      int cells =
          (int) (before >>> bit) & 7
              | ((int) (own >>> bit) & 7) << 3
              | ((int) (after >>> bit) & 7) << 6;
      slice.keys[row << 5 | bit] =
          Quad.key(
              blocks[cell + bit * step],
              Occlusion.corners(cells),
              lightAt(direction, front, row, bit));
    }
  }

  private int lightAt(int direction, int plane, int row, int bit) {
    return switch (direction >> 1) {
      case 0 -> light.at(plane, row, bit);
      case 1 -> light.at(row, plane, bit);
      default -> light.at(row, bit, plane);
    };
  }

  private void fillCrosses(int y) {
    for (int x = 0; x < 32; x++) {
      int bits = crosses[x * 32 + y];
      slice.crosses[x] = bits;
      for (int rest = bits; rest != 0; rest &= rest - 1) {
        int z = Integer.numberOfTrailingZeros(rest);
        slice.keys[x << 5 | z] =
            Quad.key(
                blocks[Voxels.index(x, y, z)],
                Quad.UNOCCLUDED,
                lit ? light.at(x, y, z) : UNLIT >>> 16);
      }
    }
  }

  private static int cell(int direction, int plane, int row) {
    return switch (direction >> 1) {
      case 0 -> Voxels.index(plane, row, 0);
      case 1 -> Voxels.index(row, plane, 0);
      default -> Voxels.index(row, 0, plane);
    };
  }

  private static byte[] flags() {
    byte[] flags = new byte[256];
    for (int id = 0; id < 256; id++) {
      flags[id] |= Blocks.SEE_THROUGH.has(id) ? SEE_THROUGH : 0;
      flags[id] |= Blocks.CROSSES.has(id) ? CROSS : 0;
    }
    return flags;
  }

  private static ByteSet[] kinds() {
    return Blocks.all().stream()
        .filter(block -> !block.opaque() && block.shape() == Shape.CUBE)
        .map(block -> block.kind())
        .distinct()
        .map(kind -> ByteSet.of(id -> Blocks.of(id).kind() == kind && Blocks.SEE_THROUGH.has(id)))
        .toArray(ByteSet[]::new);
  }
}
