package voxelpopuli.client.view;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.BitSet;
import voxelpopuli.world.voxel.Direction;

/**
 * The faces of one pass of one chunk in groups that are drawn or left out together: two to a
 * direction, those that light reaches and those in the dark, and one of plants and torches that are
 * seen from everywhere.
 *
 * <p>Half of a chunk's faces look away from the eye, and most of what is under the ground is dark:
 * left out, a view over hills has a quarter of the vertices. Only the indices are made anew for
 * that, the vertices stay on the graphics card.
 */
public final class FaceGroups {

  /** Plants and torches. */
  public static final int ALWAYS = 12;

  static final int COUNT = 13;

  /** All groups, as a mask. */
  public static final int ALL = (1 << COUNT) - 1;

  private static final int DARK = 0b10_10_10_10_10_10;
  private static final int[] ANTICLOCKWISE = {0, 1, 3, 0, 3, 2};
  private static final int[] CLOCKWISE = {0, 3, 1, 0, 2, 3};

  private final int[] starts;
  private final BitSet straight;

  /**
   * @param starts the first face of each group, and one past the last
   * @param straight the faces whose corners run anticlockwise
   */
  FaceGroups(int[] starts, BitSet straight) {
    this.starts = starts;
    this.straight = straight;
  }

  static int of(Direction face, boolean dark) {
    return face.ordinal() * 2 + (dark ? 1 : 0);
  }

  /**
   * The groups that an eye can see, as a mask.
   *
   * @param eye in the chunk's coordinates, three numbers
   * @param low least corner of the faces
   * @param high greatest corner of the faces
   * @param dark whether those in the dark are near enough to matter
   */
  public static int seen(float[] eye, float[] low, float[] high, boolean dark) {
    int mask = 1 << ALWAYS;
    for (int i = 0; i < 6; i++) {
      Direction face = Direction.of(i);
      int axis = face.axis();
      if (face.positive() ? eye[axis] > low[axis] : eye[axis] < high[axis]) {
        mask |= 0b11 << 2 * i;
      }
    }
    return dark ? mask : mask & ~DARK;
  }

  /** Whether going from one mask to another adds faces that may be close by. */
  public static boolean urgent(int from, int to) {
    return (to & ~from & ~DARK) != 0;
  }

  /** Faces of these groups. */
  public int faces(int mask) {
    int faces = 0;
    for (int group = 0; group < COUNT; group++) {
      faces += (mask >> group & 1) * (starts[group + 1] - starts[group]);
    }
    return faces;
  }

  /** Whether a short cannot count the vertices. */
  public boolean wide() {
    return starts[COUNT] * 4 > 1 << 16;
  }

  /** Two triangles for each face of these groups, shorts or (see {@link #wide}) ints. */
  public ByteBuffer indices(int mask) {
    boolean wide = wide();
    ByteBuffer out =
        ByteBuffer.allocateDirect(faces(mask) * 6 * (wide ? 4 : 2)).order(ByteOrder.nativeOrder());
    for (int group = 0; group < COUNT; group++) {
      if ((mask >> group & 1) == 0) {
        continue;
      }
      for (int face = starts[group]; face < starts[group + 1]; face++) {
        int[] order = straight.get(face) ? ANTICLOCKWISE : CLOCKWISE;
        for (int corner : order) {
          int index = face * 4 + corner;
          if (wide) {
            out.putInt(index);
          } else {
            out.putShort((short) index);
          }
        }
      }
    }
    return out.flip();
  }
}
