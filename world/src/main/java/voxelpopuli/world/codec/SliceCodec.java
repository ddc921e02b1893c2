package voxelpopuli.world.codec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.Direction;

/**
 * Mesh slices as bytes, and back. Keep one a thread; working space grows to about 4 MiB if a chunk
 * is ever as rough as can be.
 *
 * <p>Quads are written field by field, not quad by quad, because zstd finds more order in a row of
 * widths than in a row of quads.
 */
public final class SliceCodec implements AutoCloseable {

  /** First byte of everything that this class writes. */
  public static final int VERSION = 1;

  /** Faces of a slice: no slice has more quads. */
  private static final int MOST_QUADS = 32 * 32;

  /** Bytes of a quad before the number of its look, which takes one to three: row, gap, size. */
  private static final int FIELDS = 4;

  /** Slices, their counts, looks (at most one a quad, three bytes), quads. */
  private static final int MOST_UNPACKED =
      2 + MeshSlice.COUNT * 3 + 3 + MeshSlice.COUNT * MOST_QUADS * (3 + FIELDS + 3);

  /** No encoded slices are longer. */
  public static final int MOST_BYTES = 2 + 4 + MOST_UNPACKED;

  private static final int PLAIN = 0;
  private static final int PACKED = 1;
  private static final int HEADER = 2;

  private final Packer packer = new Packer();
  private final Looks looks = new Looks();
  private final ByteSink body = new ByteSink();
  private byte[] packed = new byte[8192];
  private byte[] unpacked = new byte[8192];

  /** Encodes slices in the order of their numbers; each number at most once. */
  public byte[] encode(List<MeshSlice> slices) {
    List<MeshSlice> ordered = new ArrayList<>(slices);
    ordered.sort((a, b) -> Integer.compare(a.number(), b.number()));
    write(ordered);
    int length = body.size();
    packed = packed.length >= length + HEADER + 4 ? packed : new byte[length + HEADER + 4];
    packed[0] = VERSION;
    int at = putVarint(packed, HEADER, length);
    int size = packer.pack(body.array(), length, packed, at);
    if (size < length) {
      packed[1] = PACKED;
      return Arrays.copyOf(packed, at + size);
    }
    packed[1] = PLAIN;
    System.arraycopy(body.array(), 0, packed, HEADER, length);
    return Arrays.copyOf(packed, HEADER + length);
  }

  public Decoded<List<MeshSlice>> decode(byte[] bytes) {
    try {
      return new Decoded.Ok<>(read(bytes));
    } catch (MalformedException e) {
      return new Decoded.Bad<>(e.getMessage());
    }
  }

  private void write(List<MeshSlice> slices) {
    body.clear();
    looks.clear();
    body.varint(slices.size());
    int total = 0;
    for (MeshSlice slice : slices) {
      body.put(slice.number());
      body.varint(slice.quads().length);
      total += slice.quads().length;
      for (long quad : slice.quads()) {
        looks.number(look(quad));
      }
    }
    looks.write(body);
    int at = body.skip(total * (FIELDS + Looks.bytes(looks.size())));
    for (MeshSlice slice : slices) {
      fields(slice, at, total);
      at += slice.quads().length;
    }
  }

  private void fields(MeshSlice slice, int from, int total) {
    byte[] target = body.array();
    int direction = slice.direction().ordinal();
    int lastRow = 0;
    int end = 0;
    int at = from;
    for (long quad : slice.quads()) {
      int row = direction < 2 ? Quad.y(quad) : Quad.x(quad);
      int bit = direction < 4 ? Quad.z(quad) : Quad.y(quad);
      int number = looks.number(look(quad));
      target[at] = (byte) (row - lastRow & 31);
      target[at + total] = (byte) (bit - (row == lastRow ? end : 0) & 31);
      target[at + 2 * total] = (byte) (Quad.width(quad) - 1);
      target[at + 3 * total] = (byte) (Quad.height(quad) - 1);
      for (int i = 0; i < Looks.bytes(looks.size()); i++) {
        target[at + (FIELDS + i) * total] = (byte) (number >> 8 * i);
      }
      lastRow = row;
      end = bit + Quad.width(quad);
      at++;
    }
  }

  private List<MeshSlice> read(byte[] bytes) throws MalformedException {
    if (bytes.length < HEADER + 1 || bytes.length > MOST_BYTES) {
      throw new MalformedException("mesh slices of " + bytes.length + " bytes");
    }
    if (bytes[0] != VERSION) {
      throw new MalformedException("mesh format " + bytes[0] + " is not known here");
    }
    if (bytes[1] == PLAIN) {
      return slices(new ByteSource(bytes, HEADER, bytes.length));
    }
    if (bytes[1] != PACKED) {
      throw new MalformedException("mesh kind " + bytes[1] + " is not known here");
    }
    ByteSource header = new ByteSource(bytes, HEADER, bytes.length);
    int length = header.varint(MOST_UNPACKED);
    // zstd cannot pack better than this: a short message must not make us take much memory.
    if (length / 32_768 > bytes.length) {
      throw new MalformedException("no " + length + " bytes can come of " + bytes.length);
    }
    unpacked = unpacked.length >= length ? unpacked : new byte[length];
    int got = packer.unpack(bytes, header.at(), bytes.length - header.at(), unpacked);
    if (got != length) {
      throw new MalformedException("unpacks to " + got + " bytes instead of " + length);
    }
    return slices(new ByteSource(unpacked, 0, length));
  }

  private List<MeshSlice> slices(ByteSource in) throws MalformedException {
    int count = in.varint(MeshSlice.COUNT);
    int[] numbers = new int[count];
    int[] quads = new int[count];
    int total = 0;
    for (int i = 0; i < count; i++) {
      numbers[i] = in.next();
      if (numbers[i] >= MeshSlice.COUNT || i > 0 && numbers[i] <= numbers[i - 1]) {
        throw new MalformedException("slice " + numbers[i] + " at place " + i);
      }
      quads[i] = in.varint(MOST_QUADS);
      total += quads[i];
    }
    int[] keys = Looks.read(in, total);
    if (in.left() != total * (FIELDS + Looks.bytes(keys.length))) {
      throw new MalformedException(in.left() + " bytes for " + total + " quads");
    }
    List<MeshSlice> slices = new ArrayList<>(count);
    int at = in.at();
    for (int i = 0; i < count; i++) {
      slices.add(slice(in.bytes(), at, total, numbers[i], quads[i], keys));
      at += quads[i];
    }
    return slices;
  }

  private static MeshSlice slice(
      byte[] source, int from, int total, int number, int count, int[] keys)
      throws MalformedException {
    Direction direction = Direction.of(number >> 5);
    long[] quads = new long[count];
    int row = 0;
    int end = 0;
    for (int i = 0; i < count; i++) {
      int at = from + i;
      int down = source[at] & 31;
      row = row + down & 31;
      int bit = source[at + total] + (down == 0 ? end : 0) & 31;
      int width = (source[at + 2 * total] & 31) + 1;
      int height = (source[at + 3 * total] & 31) + 1;
      int look = 0;
      for (int j = 0; j < Looks.bytes(keys.length); j++) {
        look |= (source[at + (FIELDS + j) * total] & 0xff) << 8 * j;
      }
      end = bit + width;
      if (look >= keys.length || end > 32 || row + height > 32) {
        throw new MalformedException("quad " + i + " of slice " + number + " is not in the slice");
      }
      quads[i] = quad(direction, number & 31, row, bit, width, height, keys[look]);
    }
    return new MeshSlice(direction, number & 31, quads);
  }

  private static long quad(
      Direction direction, int plane, int row, int bit, int width, int height, int look) {
    int block = look & 0xff;
    int occlusion = look >> 8 & 0xff;
    int light = look >> 16;
    return switch (direction.axis()) {
      case 0 -> Quad.of(direction, plane, row, bit, width, height, block, occlusion, light);
      case 1 -> Quad.of(direction, row, plane, bit, width, height, block, occlusion, light);
      default -> Quad.of(direction, row, bit, plane, width, height, block, occlusion, light);
    };
  }

  private static int look(long quad) {
    return Quad.block(quad)
        | Quad.occlusion(quad) << 8
        | (Quad.skyLight(quad) << 4 | Quad.torchLight(quad)) << 16;
  }

  private static int putVarint(byte[] target, int at, int value) {
    int i = at;
    for (int rest = value; ; rest >>>= 7) {
      if (rest < 0x80) {
        target[i++] = (byte) rest;
        return i;
      }
      target[i++] = (byte) (rest | 0x80);
    }
  }

  @Override
  public void close() {
    packer.close();
  }
}
