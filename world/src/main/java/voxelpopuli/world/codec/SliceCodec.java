package voxelpopuli.world.codec;

import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.Direction;

/**
 * Mesh slices as bytes, and back; see docs/world-format.md. Keep one a thread.
 *
 * <p>Quads come in the order in which the mesher finds them, so each is told by its distance from
 * the one before: most numbers are 0 or 1 and take a bit or three. An edit's slices are too few
 * bytes for zstd to learn anything from; this takes a fifth less than what zstd makes of them.
 */
public final class SliceCodec {

  /** First byte of everything that this class writes. */
  public static final int VERSION = 1;

  /** Faces of a slice: no slice has more quads. */
  private static final int MOST_QUADS = 32 * 32;

  /** Row, gap, width, height and look take a bit each at least, and 44 + 13 + 26 at most. */
  private static final int LEAST_BITS = 5;

  private static final int MOST_BITS = 83;

  /** No encoded slices are longer. */
  public static final int MOST_BYTES = 1024 + MeshSlice.COUNT * MOST_QUADS / 8 * MOST_BITS;

  private static final int OPEN_CORNERS = 0xff;

  private final BitSink out = new BitSink();
  private final RecentLooks looks = new RecentLooks();

  /** Encodes slices in the order of their numbers; each number at most once. */
  public byte[] encode(List<MeshSlice> slices) {
    List<MeshSlice> ordered = new ArrayList<>(slices);
    ordered.sort((a, b) -> Integer.compare(a.number(), b.number()));
    out.clear();
    looks.clear();
    out.bits(VERSION, 8);
    out.gamma(ordered.size() + 1);
    int last = -1;
    for (MeshSlice slice : ordered) {
      out.gamma(slice.number() - last);
      out.gamma(slice.quads().length + 1);
      last = slice.number();
      write(slice);
    }
    return out.toBytes();
  }

  public Decoded<List<MeshSlice>> decode(byte[] bytes) {
    try {
      return new Decoded.Ok<>(read(bytes));
    } catch (MalformedException e) {
      return new Decoded.Bad<>(e.getMessage());
    }
  }

  private void write(MeshSlice slice) {
    int direction = slice.direction().ordinal();
    int lastRow = 0;
    int end = 0;
    for (long quad : slice.quads()) {
      int row = direction < 2 ? Quad.y(quad) : Quad.x(quad);
      int bit = direction < 4 ? Quad.z(quad) : Quad.y(quad);
      out.gamma((row - lastRow & 31) + 1);
      out.gamma((bit - (row == lastRow ? end : 0) & 31) + 1);
      out.gamma(Quad.width(quad));
      out.gamma(Quad.height(quad));
      writeLook(look(quad));
      lastRow = row;
      end = bit + Quad.width(quad);
    }
  }

  private void writeLook(int look) {
    int place = looks.find(look);
    out.gamma(place + 1);
    if (place == looks.size()) {
      int like = looks.latest();
      part(look, like & 0xff);
      part(look >> 8, OPEN_CORNERS);
      part(look >> 16, like >> 16);
    }
    looks.use(place, look);
  }

  /** One bit if it is as expected, else nine. */
  private void part(int value, int expected) {
    boolean same = (value & 0xff) == expected;
    out.bits(same ? 1 : 0, 1);
    if (!same) {
      out.bits(value & 0xff, 8);
    }
  }

  private List<MeshSlice> read(byte[] bytes) throws MalformedException {
    if (bytes.length > MOST_BYTES) {
      throw new MalformedException("mesh slices of " + bytes.length + " bytes");
    }
    BitSource in = new BitSource(bytes, 0);
    int version = in.bits(8);
    if (version != VERSION) {
      throw new MalformedException("mesh format " + version + " is not known here");
    }
    looks.clear();
    int count = in.gamma(MeshSlice.COUNT + 1) - 1;
    List<MeshSlice> slices = new ArrayList<>(count);
    int number = -1;
    for (int i = 0; i < count; i++) {
      number += in.gamma(MeshSlice.COUNT);
      int quads = in.gamma(MOST_QUADS + 1) - 1;
      if (number >= MeshSlice.COUNT || (long) quads * LEAST_BITS > in.left()) {
        throw new MalformedException("slice " + number + " of " + quads + " quads");
      }
      slices.add(readSlice(in, number, quads));
    }
    in.end();
    return slices;
  }

  private MeshSlice readSlice(BitSource in, int number, int count) throws MalformedException {
    Direction direction = Direction.of(number >> 5);
    long[] quads = new long[count];
    int row = 0;
    int end = 0;
    for (int i = 0; i < count; i++) {
      int down = in.gamma(32) - 1;
      row = row + down & 31;
      int bit = in.gamma(32) - 1 + (down == 0 ? end : 0) & 31;
      int width = in.gamma(32);
      int height = in.gamma(32);
      end = bit + width;
      if (end > 32 || row + height > 32) {
        throw new MalformedException("quad " + i + " of slice " + number + " leaves the chunk");
      }
      quads[i] = quad(direction, number & 31, row, bit, width, height, readLook(in));
    }
    return new MeshSlice(direction, number & 31, quads);
  }

  private int readLook(BitSource in) throws MalformedException {
    int place = in.gamma(looks.size() + 1) - 1;
    int look;
    if (place < looks.size()) {
      look = looks.get(place);
    } else {
      int like = looks.latest();
      int block = in.bits(1) == 1 ? like & 0xff : in.bits(8);
      int corners = in.bits(1) == 1 ? OPEN_CORNERS : in.bits(8);
      int light = in.bits(1) == 1 ? like >> 16 : in.bits(8);
      look = block | corners << 8 | light << 16;
    }
    looks.use(place, look);
    return look;
  }

  private static long quad(
      Direction direction, int plane, int row, int bit, int width, int height, int look) {
    int block = look & 0xff;
    int corners = look >> 8 & 0xff;
    int light = look >> 16;
    return switch (direction.axis()) {
      case 0 -> Quad.of(direction, plane, row, bit, width, height, block, corners, light);
      case 1 -> Quad.of(direction, row, plane, bit, width, height, block, corners, light);
      default -> Quad.of(direction, row, bit, plane, width, height, block, corners, light);
    };
  }

  private static int look(long quad) {
    return Quad.block(quad)
        | Quad.occlusion(quad) << 8
        | (Quad.skyLight(quad) << 4 | Quad.torchLight(quad)) << 16;
  }
}
