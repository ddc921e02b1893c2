package voxelpopuli.client.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.Direction;

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
    ChunkVertices out = new ChunkVertices();
    for (int number = 0; number < slices.length; number++) {
      long[] quads = guessed.getOrDefault(number, slices[number]);
      if (quads != null) {
        for (long quad : quads) {
          add(out, quad);
        }
      }
    }
    return out;
  }

  private static void add(ChunkVertices out, long quad) {
    Direction face = Quad.direction(quad);
    int[] at = {Quad.x(quad), Quad.y(quad), Quad.z(quad)};
    int light = Quad.skyLight(quad) << 4 | Quad.torchLight(quad);
    int first = Quad.width(quad);
    int second = Quad.height(quad);
    int occlusion = Quad.occlusion(quad);
    // On the wire the first axis is z, or y to the north and south; a texture's u is z or x.
    if (face.axis() == 0) {
      out.add(face, at, first, second, Quad.block(quad), occlusion, light);
    } else {
      out.add(face, at, second, first, Quad.block(quad), transposed(occlusion), light);
    }
  }

  /** Corners 1 and 2 of four change places. */
  static int transposed(int occlusion) {
    return occlusion & 0b11_00_00_11 | (occlusion & 0b1100) << 2 | (occlusion & 0b110000) >> 2;
  }
}
