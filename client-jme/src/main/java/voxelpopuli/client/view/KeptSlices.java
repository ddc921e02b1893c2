package voxelpopuli.client.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/** The slices of one chunk as they last came, kept so that a change of a few needs only those. */
public final class KeptSlices {

  private final long[][] slices = new long[MeshSlice.COUNT][];
  private final Map<Integer, long[]> guessed = new HashMap<>();

  /** Each slice takes the place of the one with its number. */
  public void put(List<MeshSlice> changed) {
    for (MeshSlice slice : changed) {
      slices[slice.number()] = slice.quads();
    }
  }

  /** Shows these in place of those that came, until they are forgotten. */
  void guess(List<MeshSlice> changed) {
    changed.forEach(slice -> guessed.put(slice.number(), slice.quads()));
  }

  /** Takes over another's guesses. */
  void guessLike(KeptSlices other) {
    guessed.putAll(other.guessed);
  }

  /** Shows what came, again. */
  void forgetGuess(int number) {
    guessed.remove(number);
  }

  /** Vertices of all slices together. */
  public ChunkVertices build() {
    return build(false);
  }

  /**
   * Vertices of all slices together.
   *
   * @param plain one quad a face, as if nothing had been merged
   */
  ChunkVertices build(boolean plain) {
    ChunkVertices out = new ChunkVertices();
    for (int i = 0; i < 6; i++) {
      for (boolean dark : new boolean[] {false, true}) {
        out.begin(FaceGroups.of(Direction.of(i), dark));
        addSlices(out, i, plain, quad -> !isThin(quad) && isDark(quad) == dark);
      }
    }
    out.begin(FaceGroups.ALWAYS);
    addSlices(out, Direction.UP.ordinal(), plain, KeptSlices::isThin);
    return out;
  }

  private void addSlices(ChunkVertices out, int direction, boolean plain, LongPredicate which) {
    for (int plane = 0; plane < Voxels.SIZE; plane++) {
      int number = direction * Voxels.SIZE + plane;
      long[] quads = guessed.getOrDefault(number, slices[number]);
      if (quads != null) {
        for (long quad : quads) {
          if (which.test(quad)) {
            add(out, quad, plain);
          }
        }
      }
    }
  }

  /** Plants and torches come as faces upwards, but are seen from all sides. */
  private static boolean isThin(long quad) {
    BlockLook.Shape shape = BlockLook.of(Quad.block(quad)).shape();
    return shape == BlockLook.Shape.CROSS || shape == BlockLook.Shape.POST;
  }

  private static boolean isDark(long quad) {
    return Quad.skyLight(quad) == 0 && Quad.torchLight(quad) == 0;
  }

  private static void add(ChunkVertices out, long quad, boolean plain) {
    Direction face = Quad.direction(quad);
    int[] at = {Quad.x(quad), Quad.y(quad), Quad.z(quad)};
    int light = Quad.skyLight(quad) << 4 | Quad.torchLight(quad);
    // On the wire the first axis is z, or y to the north and south; a texture's u is z or x.
    boolean straight = face.axis() == 0;
    int width = straight ? Quad.width(quad) : Quad.height(quad);
    int height = straight ? Quad.height(quad) : Quad.width(quad);
    int occlusion = straight ? Quad.occlusion(quad) : transposed(Quad.occlusion(quad));
    if (!plain) {
      out.add(face, at, width, height, Quad.block(quad), occlusion, light);
      return;
    }
    for (int u = 0; u < width; u++) {
      for (int v = 0; v < height; v++) {
        int[] cell = at.clone();
        cell[FaceAxes.u(face)] += u;
        cell[FaceAxes.v(face)] += v;
        out.add(face, cell, 1, 1, Quad.block(quad), occlusion, light);
      }
    }
  }

  /** Corners 1 and 2 of four change places. */
  static int transposed(int occlusion) {
    return occlusion & 0b11_00_00_11 | (occlusion & 0b1100) << 2 | (occlusion & 0b110000) >> 2;
  }
}
