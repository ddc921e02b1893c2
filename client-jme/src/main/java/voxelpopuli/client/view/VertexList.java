package voxelpopuli.client.view;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.BitSet;
import voxelpopuli.world.voxel.Direction;

/**
 * Vertices of one pass of one chunk, four to a face, in the bytes that the graphics card reads.
 *
 * <p>Twelve bytes a vertex: x, y, z in sixteenths of a block and the direction it faces as four
 * shorts; texture layer, occlusion of the face's four corners (2 bits each), light (sky in the high
 * half, torch in the low) and marks as four bytes. Position and direction give the texture
 * coordinates, so they are not sent. Thirty-two blocks in sixteenths are 512: a byte would not do,
 * a short does.
 */
public final class VertexList {

  /** Steps to a block: thin things (torches, water's surface) stand at sixteenths. */
  public static final int STEPS = 16;

  /** Marks: the corner's place in the texture, and what moves. */
  static final int MARK_U = 1;

  static final int MARK_V = 2;
  static final int MARK_LIQUID = 4;
  static final int MARK_GLOWS = 8;

  private static final int SHORTS = 4 * 4;

  private short[] places = new short[64 * SHORTS];
  private byte[] looks = new byte[64 * SHORTS];
  private int quads;
  private final int[] starts = new int[FaceGroups.COUNT];
  private final BitSet straight = new BitSet();
  private final short[] low = {Short.MAX_VALUE, Short.MAX_VALUE, Short.MAX_VALUE};
  private final short[] high = {Short.MIN_VALUE, Short.MIN_VALUE, Short.MIN_VALUE};

  /** The faces from here on belong to this group; groups come in ascending order. */
  void begin(int group) {
    Arrays.fill(starts, group, starts.length, quads);
  }

  /**
   * Adds one face.
   *
   * @param from the corner with the least coordinates, in sixteenths of a block
   * @param uSteps extent along the texture's u axis, in sixteenths
   * @param vSteps extent along the texture's v axis, in sixteenths
   * @param slant sixteenths that the face leans along its normal from u = 0 to u = 1; 0 if upright
   * @param occlusion two bits a corner, 3 is open; corners (0,0) (1,0) (0,1) (1,1) in u and v
   * @param light sky light in the high four bits, torch light in the low
   */
  void add(
      Direction face,
      int[] from,
      int uSteps,
      int vSteps,
      int slant,
      int layer,
      int occlusion,
      int light,
      int marks) {
    if ((quads + 1) * SHORTS > places.length) {
      places = Arrays.copyOf(places, places.length * 2);
      looks = Arrays.copyOf(looks, looks.length * 2);
    }
    int uAxis = FaceAxes.u(face);
    int vAxis = FaceAxes.v(face);
    for (int corner = 0; corner < 4; corner++) {
      int u = corner & 1;
      int v = corner >> 1;
      int at = quads * SHORTS + corner * 4;
      for (int axis = 0; axis < 3; axis++) {
        int place = from[axis];
        place += axis == uAxis ? u * uSteps : axis == vAxis ? v * vSteps : u * slant;
        places[at + axis] = (short) place;
        low[axis] = (short) Math.min(low[axis], place);
        high[axis] = (short) Math.max(high[axis], place);
      }
      places[at + 3] = (short) face.ordinal();
      looks[at] = (byte) layer;
      looks[at + 1] = (byte) occlusion;
      looks[at + 2] = (byte) light;
      looks[at + 3] = (byte) (marks | u * MARK_U | v * MARK_V);
    }
    straight.set(quads, FaceAxes.anticlockwise(face));
    quads++;
  }

  public int quads() {
    return quads;
  }

  public boolean isEmpty() {
    return quads == 0;
  }

  /** Bytes that go to the graphics card: 12 a vertex and 6 indices of 2 or 4 bytes a face. */
  public int bytes() {
    return quads * (4 * 12 + 6 * (wideIndices() ? 4 : 2));
  }

  /** Least corner in blocks, chunk coordinates. */
  public float low(int axis) {
    return (float) low[axis] / STEPS;
  }

  /** Greatest corner in blocks, chunk coordinates. */
  public float high(int axis) {
    return (float) high[axis] / STEPS;
  }

  /** Whether a short cannot count the vertices. */
  public boolean wideIndices() {
    return quads * 4 > 1 << 16;
  }

  /** Four shorts a vertex: x, y, z, direction. */
  public ByteBuffer places() {
    ByteBuffer out = direct(quads * SHORTS * 2);
    out.asShortBuffer().put(places, 0, quads * SHORTS);
    return out;
  }

  /** Four bytes a vertex: layer, occlusion, light, marks. */
  public ByteBuffer looks() {
    return direct(quads * SHORTS).put(looks, 0, quads * SHORTS).flip();
  }

  /** Which faces are drawn together, and the indices of each group. */
  public FaceGroups groups() {
    int[] ends = Arrays.copyOf(starts, starts.length + 1);
    ends[starts.length] = quads;
    return new FaceGroups(ends, straight);
  }

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
  }
}
