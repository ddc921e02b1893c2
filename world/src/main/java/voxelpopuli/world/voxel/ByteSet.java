package voxelpopuli.world.voxel;

import java.util.function.IntPredicate;

/** A set of byte values, for instance of block ids: "which of these cells are opaque?". */
public final class ByteSet {

  private final boolean[] members = new boolean[256];

  private ByteSet(IntPredicate member) {
    for (int value = 0; value < 256; value++) {
      members[value] = member.test(value);
    }
  }

  public static ByteSet of(IntPredicate member) {
    return new ByteSet(member);
  }

  /** Takes signed bytes too. */
  public boolean has(int value) {
    return members[value & 0xff];
  }
}
