package voxelpopuli.client.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.client.ClientFixtures.assets;
import static voxelpopuli.client.ClientFixtures.blocks;
import static voxelpopuli.client.ClientFixtures.slices;

import com.jme3.asset.AssetManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.ClientFixtures.Later;
import voxelpopuli.client.view.MeshWorks;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.ChunkPos;

/** The engine's objects without a screen: no graphics card is asked for anything. */
class ChunkSceneTest {

  private static final ChunkPos CHUNK = new ChunkPos(40, 0, -1);

  private final AssetManager assets = assets();
  private final Anchor anchor = new Anchor();
  private final ChunkScene scene =
      new ChunkScene(
          new TerrainMaterials(assets, Blocks.tiles()), anchor, new UploadMeter(1 << 20));
  private final Later builder = new Later();
  private final MeshWorks works = new MeshWorks(builder);

  @Test
  void aLoadedChunkStandsAtItsPlaceWithOneGeometryAPass() {
    load(
        new int[] {1, 1, 1, Blocks.STONE},
        new int[] {3, 3, 3, Blocks.WATER},
        new int[] {5, 5, 5, Blocks.LEAVES});
    Node node = only();
    assertThat(node.getLocalTranslation().x).isEqualTo(40 * 32);
    assertThat(node.getQuantity()).isEqualTo(3);
  }

  @Test
  void aMovedAnchorMovesAllChunks() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    assertThat(anchor.follow(new ChunkPos(1, 0, 0))).isFalse();
    assertThat(anchor.follow(new ChunkPos(1_000_000, 0, 0))).isTrue();
    scene.placeAnew();
    assertThat(only().getLocalTranslation().x).isEqualTo((40 - 1_000_000) * 32f);
  }

  @Test
  void aNewChunkFadesInAndThenStandsStill() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    assertThat(scene.still()).isFalse();
    scene.update(works.ready(), 2);
    assertThat(scene.still()).isTrue();
    assertThat(only().getLocalMatParamOverrides()).isEmpty();
  }

  @Test
  void aChangedChunkTakesTheOldGeometrysPlaceWithoutFading() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    scene.update(works.ready(), 2);
    load(new int[] {1, 1, 1, Blocks.STONE}, new int[] {9, 1, 1, Blocks.STONE});
    assertThat(scene.still()).isTrue();
    Geometry solid = (Geometry) only().getChild(0);
    assertThat(solid.getMesh().getTriangleCount()).isEqualTo(24);
    assertThat(solid.getMesh().getBuffer(VertexBuffer.Type.Position).getNumComponents())
        .isEqualTo(4);
  }

  @Test
  void anUnloadedChunkLeavesNothingBehind() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    works.unload(CHUNK);
    scene.update(works.ready(), 0.1f);
    assertThat(scene.chunks()).isZero();
    assertThat(((Node) scene.spatial()).getQuantity()).isZero();
    assertThat(scene.still()).isTrue();
  }

  private void load(int[]... placed) {
    List<MeshSlice> slices = slices(blocks(placed));
    works.load(CHUNK, slices);
    builder.runAll();
    scene.update(works.ready(), 0.1f);
  }

  private Node only() {
    return (Node) ((Node) scene.spatial()).getChild(0);
  }
}
