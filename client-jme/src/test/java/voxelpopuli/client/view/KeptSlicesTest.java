package voxelpopuli.client.view;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.client.ClientFixtures.blocks;
import static voxelpopuli.client.ClientFixtures.land;
import static voxelpopuli.client.ClientFixtures.slices;

import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

class KeptSlicesTest {

  @Test
  void aLoneBlockHasSixFaces() {
    KeptSlices kept = new KeptSlices();
    kept.put(slices(blocks(new int[] {5, 6, 7, Blocks.BRICK})));
    ChunkVertices vertices = kept.build();
    assertThat(vertices.quads()).isEqualTo(6);
    VertexList list = vertices.pass(Pass.SOLID);
    assertThat(new float[] {list.low(0), list.low(1), list.low(2)}).containsExactly(5, 6, 7);
    assertThat(new float[] {list.high(0), list.high(1), list.high(2)}).containsExactly(6, 7, 8);
  }

  /** Each quad must cover the very cells that it names on the wire, whichever axis is its first. */
  @Test
  void mergedFacesOfGeneratedLandCoverTheCellsThatTheQuadsName() {
    Voxels land = land(new ChunkPos(0, 0, 0));
    for (MeshSlice slice : slices(land)) {
      KeptSlices kept = new KeptSlices();
      kept.put(List.of(slice));
      Set<String> named = new TreeSet<>();
      for (long quad : slice.quads()) {
        if (BlockLook.of(Quad.block(quad)).shape() == BlockLook.Shape.CUBE) {
          cells(quad, named);
        }
      }
      assertThat(covered(kept.build(), slice.direction())).isEqualTo(named);
    }
  }

  @Test
  void anEmptySliceClearsTheOldOne() {
    KeptSlices kept = new KeptSlices();
    kept.put(slices(blocks(new int[] {5, 6, 7, Blocks.BRICK})));
    kept.put(List.of(new MeshSlice(Direction.UP, 6, new long[0])));
    assertThat(kept.build().quads()).isEqualTo(5);
  }

  @Test
  void occlusionFollowsItsCornersWhenTheAxesChangePlaces() {
    assertThat(KeptSlices.transposed(0b00_01_10_11)).isEqualTo(0b00_10_01_11);
  }

  private static void cells(long quad, Set<String> cells) {
    int axis = Quad.direction(quad).axis();
    for (int i = 0; i < Quad.width(quad); i++) {
      for (int j = 0; j < Quad.height(quad); j++) {
        int[] at = {Quad.x(quad), Quad.y(quad), Quad.z(quad)};
        at[axis == 2 ? 1 : 2] += i;
        at[axis == 0 ? 1 : 0] += j;
        cells.add(
            at[0]
                + ","
                + at[1]
                + ","
                + at[2]
                + " "
                + BlockLook.of(Quad.block(quad)).layer(Quad.direction(quad)));
      }
    }
  }

  private static Set<String> covered(ChunkVertices vertices, Direction face) {
    Set<String> cells = new TreeSet<>();
    for (Pass pass : new Pass[] {Pass.SOLID, Pass.CUTOUT}) {
      VertexList list = vertices.pass(pass);
      ShortBuffer places = list.places().asShortBuffer();
      ByteBuffer looks = list.looks();
      for (int quad = 0; quad < list.quads(); quad++) {
        int[] low = new int[3];
        int[] high = new int[3];
        boolean upright = true;
        for (int axis = 0; axis < 3; axis++) {
          low[axis] = places.get(quad * 16 + axis);
          high[axis] = places.get(quad * 16 + 12 + axis);
        }
        upright =
            low[face.axis()] == high[face.axis()] && places.get(quad * 16 + 3) == face.ordinal();
        if (upright) {
          low[face.axis()] -= face.positive() ? 16 : 0;
          high[face.axis()] = low[face.axis()] + 16;
          int layer = looks.get(quad * 16) & 255;
          for (int x = low[0]; x < high[0]; x += 16) {
            for (int y = low[1]; y < high[1]; y += 16) {
              for (int z = low[2]; z < high[2]; z += 16) {
                cells.add(x / 16 + "," + y / 16 + "," + z / 16 + " " + layer);
              }
            }
          }
        }
      }
    }
    return cells;
  }

  @Test
  void drawnPlainlyEveryFaceIsAQuadOfItsOwn() {
    Voxels slab = Voxels.uniform(0);
    for (int x = 0; x < 4; x++) {
      for (int z = 0; z < 6; z++) {
        slab.set(x, 0, z, Blocks.STONE);
      }
    }
    KeptSlices kept = new KeptSlices();
    kept.put(slices(slab));
    assertThat(kept.build(true).quads()).isEqualTo(2 * 24 + 2 * 4 + 2 * 6);
  }
}
