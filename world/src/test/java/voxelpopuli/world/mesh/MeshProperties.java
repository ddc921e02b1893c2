package voxelpopuli.world.mesh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.voxel.Neighbourhood;

/** The greedy mesher against one quad a face, and edits against meshing from nothing. */
class MeshProperties {

  private final Mesher mesher = new Mesher();

  @Property(tries = 25)
  void greedyMeshCoversExactlyTheReferencesFaces(@ForAll long seed) {
    Neighbourhood blocks = WorldFixtures.neighbourhood(seed);
    assertThat(ReferenceMesh.covered(quads(mesher.mesh(blocks))))
        .isEqualTo(ReferenceMesh.faces(blocks, true));
  }

  @Property(tries = 25)
  void unlitMeshCoversExactlyTheReferencesFaces(@ForAll long seed) {
    Neighbourhood blocks = WorldFixtures.neighbourhood(seed);
    assertThat(ReferenceMesh.covered(quads(mesher.meshUnlit(blocks))))
        .isEqualTo(ReferenceMesh.faces(blocks, false));
  }

  @Property(tries = 40)
  void incrementalEqualsFull(@ForAll long seed) {
    Random random = new Random(seed);
    ChunkMesh mesh = ChunkMesh.of(WorldFixtures.neighbourhood(seed), mesher);
    for (int i = 0; i < 40; i++) {
      int x = random.nextInt(36) - 2;
      int y = random.nextInt(36) - 2;
      int z = random.nextInt(36) - 2;
      int block = WorldFixtures.anyBlock(random);
      ChunkMesh.Change change = mesh.edit(x, y, z, block, mesher);
      ChunkMesh full = ChunkMesh.of(mesh.blocks().withBlock(x, y, z, block), mesher);
      List<MeshSlice> expected = new ArrayList<>();
      for (int s = 0; s < MeshSlice.COUNT; s++) {
        assertThat(change.mesh().slice(s)).isEqualTo(full.slice(s));
        MeshSlice slice = MeshSlice.numbered(s, full.slice(s));
        if (!slice.equals(MeshSlice.numbered(s, mesh.slice(s)))) {
          expected.add(slice);
        }
      }
      assertThat(change.slices()).containsExactlyInAnyOrderElementsOf(expected);
      assertThat(change.mesh().light()).isEqualTo(full.light());
      mesh = change.mesh();
    }
  }

  static List<Long> quads(QuadBuffer buffer) {
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      all.add(buffer.get(i));
    }
    return all;
  }
}
