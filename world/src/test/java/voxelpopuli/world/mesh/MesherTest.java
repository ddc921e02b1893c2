package voxelpopuli.world.mesh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.GeneratedChunks;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

class MesherTest {

  private final Mesher mesher = new Mesher();

  @Test
  void airHasNoMesh() {
    assertThat(mesher.mesh(Neighbourhood.alone(Voxels.uniform(Blocks.AIR))).size()).isZero();
  }

  @Test
  void chunkOfStoneIsSixQuads() {
    QuadBuffer quads = mesher.meshUnlit(Neighbourhood.alone(Voxels.uniform(Blocks.STONE)));
    assertThat(quads.size()).isEqualTo(6);
    for (int i = 0; i < 6; i++) {
      long quad = quads.get(i);
      assertThat(Quad.direction(quad)).isEqualTo(Direction.of(i));
      assertThat(Quad.width(quad)).isEqualTo(32);
      assertThat(Quad.height(quad)).isEqualTo(32);
      assertThat(Quad.block(quad)).isEqualTo(Blocks.STONE);
    }
  }

  @Test
  void stoneInStoneHasNoMesh() {
    Voxels stone = Voxels.uniform(Blocks.STONE);
    Neighbourhood all = Neighbourhood.alone(stone);
    for (int i = 0; i < 27; i++) {
      all = all.with(i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1, stone);
    }
    assertThat(mesher.mesh(all).size()).isZero();
  }

  @Test
  void neighbourHidesTheFacesAtTheBorder() {
    Voxels stone = Voxels.uniform(Blocks.STONE);
    Neighbourhood around = Neighbourhood.alone(stone).with(1, 0, 0, stone);
    assertThat(MeshProperties.quads(mesher.meshUnlit(around)))
        .extracting(Quad::direction)
        .hasSize(5)
        .doesNotContain(Direction.EAST);
  }

  @Test
  void lakeHasNoWallsInIt() {
    Voxels lake = Voxels.uniform(Blocks.AIR);
    for (int i = 0; i < 10; i++) {
      lake.set(5 + i, 5, 5, Blocks.waterOfLevel(8 - i % 8));
    }
    // Ten faces up and down and to two sides, one at each end: different levels do not merge.
    assertThat(ReferenceMesh.covered(MeshProperties.quads(mesher.mesh(Neighbourhood.alone(lake)))))
        .hasSize(4 * 10 + 2);
  }

  @Test
  void flowerBelowARoofIsStillDrawn() {
    Voxels voxels = Voxels.uniform(Blocks.AIR);
    voxels.set(3, 3, 3, Blocks.POPPY);
    voxels.set(3, 4, 3, Blocks.STONE);
    assertThat(MeshProperties.quads(mesher.mesh(Neighbourhood.alone(voxels))))
        .filteredOn(quad -> Quad.block(quad) == Blocks.POPPY)
        .hasSize(1);
  }

  @Test
  void innerCornerIsDarkest() {
    Voxels voxels = Voxels.uniform(Blocks.AIR);
    for (int[] p : new int[][] {{4, 4, 4}, {3, 5, 4}, {4, 5, 3}}) {
      voxels.set(p[0], p[1], p[2], Blocks.STONE);
    }
    long floor =
        MeshProperties.quads(mesher.mesh(Neighbourhood.alone(voxels))).stream()
            .filter(q -> Quad.direction(q) == Direction.UP && Quad.y(q) == 4)
            .findFirst()
            .orElseThrow();
    // Up faces: width along z, height along x. The corner at least z and least x is walled in.
    assertThat(Quad.openness(floor, false, false)).isZero();
    assertThat(Quad.openness(floor, true, false)).isEqualTo(2);
    assertThat(Quad.openness(floor, false, true)).isEqualTo(2);
    assertThat(Quad.openness(floor, true, true)).isEqualTo(3);
  }

  @Test
  void onBlocksZeroToThreeTheRuleIsThatOfP2Play() {
    for (int block = 1; block < 4; block++) {
      for (int front = 0; front < 4; front++) {
        assertThat(Faces.shows(block, front)).isEqualTo(front == 0);
      }
      assertThat(Faces.shows(Blocks.AIR, block)).isFalse();
    }
  }

  @Test
  void editThatChangesNothingSendsNothing() {
    ChunkMesh mesh = ChunkMesh.of(WorldFixtures.around("hills"), mesher);
    assertThat(mesh.edit(5, 0, 5, Blocks.STONE, mesher).slices()).isEmpty();
    // Deep in the ground a block that nobody sees can be exchanged without a trace.
    assertThat(mesh.edit(5, 1, 5, Blocks.DIRT, mesher).slices()).isEmpty();
  }

  @Test
  void torchLightsTheNeighboursChunk() {
    ChunkMesh mesh = ChunkMesh.of(Neighbourhood.alone(WorldFixtures.hills()), mesher);
    List<MeshSlice> changed = mesh.edit(-1, 20, 16, Blocks.TORCH, mesher).slices();
    assertThat(changed)
        .anyMatch(slice -> slice.direction() == Direction.UP && lit(slice.quads()))
        .isNotEmpty();
  }

  @Test
  void generatedChunksHaveTheReferencesFaces() {
    GeneratedChunks world = new GeneratedChunks(11);
    Random random = new Random(2);
    for (int i = 0; i < 6; i++) {
      Neighbourhood around = world.surface(random);
      assertThat(ReferenceMesh.covered(MeshProperties.quads(mesher.mesh(around))))
          .isEqualTo(ReferenceMesh.faces(around, true));
    }
  }

  private static boolean lit(long[] quads) {
    for (long quad : quads) {
      if (Quad.torchLight(quad) > 0) {
        return true;
      }
    }
    return false;
  }
}
