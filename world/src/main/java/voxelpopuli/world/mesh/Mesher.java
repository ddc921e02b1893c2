package voxelpopuli.world.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.light.LightField;
import voxelpopuli.world.light.Region;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

/**
 * Makes the mesh of a chunk. Holds about 1 MiB of working space and allocates next to nothing after
 * it has warmed up: keep one a thread.
 */
public final class Mesher {

  /** Kinds of see-through cubes, one set each: water of all levels is one kind. */
  private static final byte[][] KINDS = kinds();

  /** Flags: bit 0 crossed planes, bit i + 1 kind i; a byte has room for seven kinds. */
  private static final byte[] FLAGS = flags();

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
  private final byte[] setsByBlock = new byte[256];
  private final List<long[]> kindRegions = new ArrayList<>();
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
    hasCrosses = (flags & 1) != 0;
    if (hasCrosses) {
      centre.rows(Blocks.CROSSES, crosses);
    }
    kindsPresent = 0;
    Arrays.fill(setsByBlock, (byte) 0);
    for (int i = 0; i < KINDS.length; i++) {
      if ((flags & flag(i)) != 0) {
        addKind(KINDS[i]);
      }
    }
    if (kindsPresent > 0) {
      long[][] regions = kindRegions.subList(0, kindsPresent).toArray(long[][]::new);
      Region.load(around, setsByBlock, 4, regions);
      for (int i = 0; i < kindsPresent; i++) {
        seeThrough.get(i).load(regions[i]);
      }
    }
  }

  private void addKind(byte[] kind) {
    if (kindsPresent == seeThrough.size()) {
      seeThrough.add(new CellMasks());
      kindRegions.add(new long[Region.ROWS]);
    }
    for (int id = 0; id < 256; id++) {
      setsByBlock[id] |= kind[id] << kindsPresent;
    }
    kindsPresent++;
  }

  /** Finds and merges the faces; masks and blocks are ready. */
  QuadBuffer build() {
    faces.setOpaque(opaque);
    for (int i = 0; i < kindsPresent; i++) {
      faces.addSeeThrough(seeThrough.get(i), opaque);
    }
    quads.clear();
    for (int number = 0; number < MeshSlice.COUNT; number++) {
      quads.begin(number);
      int direction = number >> 5;
      int plane = number & 31;
      if (fill(direction, plane)) {
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

  /** Collects a slice's faces and their keys; answers whether there are any. */
  private boolean fill(int direction, int plane) {
    int[] rows = faces.rows(direction);
    int stride = FaceRows.stride(direction);
    int at = FaceRows.first(direction, plane);
    boolean any = false;
    for (int row = 0; row < 32; row++, at += stride) {
      int bits = rows[at];
      if (bits != 0) {
        any = true;
        slice.rows[row] = bits;
        if (lit) {
          litKeys(direction, plane, row, bits);
        } else {
          plainKeys(direction, plane, row, bits);
        }
      }
    }
    return any;
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

  private static int flag(int kind) {
    return 2 << kind;
  }

  private static byte[] flags() {
    byte[] flags = new byte[256];
    for (int id = 0; id < 256; id++) {
      flags[id] |= Blocks.CROSSES.has(id) ? 1 : 0;
      for (int i = 0; i < KINDS.length; i++) {
        flags[id] |= KINDS[i][id] != 0 ? flag(i) : 0;
      }
    }
    return flags;
  }

  private static byte[][] kinds() {
    return Blocks.all().stream()
        .filter(block -> Blocks.SEE_THROUGH.has(block.id()))
        .map(Block::kind)
        .distinct()
        .map(Mesher::kind)
        .toArray(byte[][]::new);
  }

  private static byte[] kind(int kind) {
    byte[] set = new byte[256];
    for (Block block : Blocks.all()) {
      set[block.id()] = (byte) (Blocks.SEE_THROUGH.has(block.id()) && block.kind() == kind ? 1 : 0);
    }
    return set;
  }
}
