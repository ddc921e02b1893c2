package voxelpopuli.world.mesh;

import java.util.Arrays;
import voxelpopuli.world.voxel.Direction;

/**
 * All quads of one direction in one plane of a chunk: the unit that is streamed. The array is not
 * copied; treat it as read-only.
 *
 * @param plane the cells' coordinate on the direction's axis, 0–31
 */
public record MeshSlice(Direction direction, int plane, long[] quads) {

  /** Slices of a chunk. */
  public static final int COUNT = 6 * 32;

  /** 0–191: {@code direction * 32 + plane}. */
  public int number() {
    return direction.ordinal() * 32 + plane;
  }

  static MeshSlice numbered(int number, long[] quads) {
    return new MeshSlice(Direction.of(number >> 5), number & 31, quads);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MeshSlice that
        && direction == that.direction
        && plane == that.plane
        && Arrays.equals(quads, that.quads);
  }

  @Override
  public int hashCode() {
    return 31 * number() + Arrays.hashCode(quads);
  }

  @Override
  public String toString() {
    return direction + " " + plane + ": " + quads.length + " quads";
  }
}
