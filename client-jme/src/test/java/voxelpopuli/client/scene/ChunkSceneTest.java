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
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** The engine's objects without a screen: no graphics card is asked for anything. */
class ChunkSceneTest {

  private static final ChunkPos CHUNK = new ChunkPos(40, 0, -1);

  /** In the middle of the chunk, where every side of a block in a corner may be seen. */
  private static final Vec3 EYE = new Vec3(40 * 32 + 1.5, 1.5, -32 + 1.5);

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
    scene.update(works.ready(), EYE, 2);
    assertThat(scene.still()).isTrue();
    assertThat(only().getLocalMatParamOverrides()).isEmpty();
  }

  @Test
  void aChangedChunkTakesTheOldGeometrysPlaceWithoutFading() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    scene.update(works.ready(), EYE, 2);
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
    scene.update(works.ready(), EYE, 0.1f);
    assertThat(scene.chunks()).isZero();
    assertThat(((Node) scene.spatial()).getQuantity()).isZero();
    assertThat(scene.still()).isTrue();
  }

  @Test
  void facesThatLookAwayAreLeftOut() {
    load(new int[] {1, 1, 1, Blocks.STONE});
    Geometry solid = (Geometry) only().getChild(0);
    scene.update(works.ready(), new Vec3(40 * 32 + 100, 50, -16), 0.1f);
    assertThat(solid.getMesh().getTriangleCount()).isEqualTo(6); // top, east and south
    scene.update(works.ready(), new Vec3(40 * 32 - 9, 1.5, -32 - 9), 0.1f);
    assertThat(solid.getMesh().getTriangleCount()).isEqualTo(8); // west, north, top and bottom
    scene.drawWhole(true);
    scene.update(works.ready(), new Vec3(40 * 32 - 9, 1.5, -32 - 9), 0.1f);
    assertThat(solid.getMesh().getTriangleCount()).isEqualTo(12);
  }

  @Test
  void theInsideOfAFarCaveIsLeftOut() {
    Voxels rock = Voxels.uniform(Blocks.STONE);
    rock.set(5, 5, 5, Blocks.AIR);
    works.load(CHUNK, slices(rock));
    builder.runAll();
    scene.update(works.ready(), EYE, 0.1f);
    Geometry solid = (Geometry) only().getChild(0);
    int near = solid.getMesh().getTriangleCount();
    scene.update(works.ready(), new Vec3(EYE.x() + 200, EYE.y() + 200, EYE.z() + 200), 0.1f);
    assertThat(near - solid.getMesh().getTriangleCount()).isGreaterThanOrEqualTo(6 + 6);
  }

  @Test
  void flyingAwayLeavesNoMeshAndNoBufferBehind() {
    for (int x = 0; x < 20; x++) {
      works.load(new ChunkPos(x, 0, 0), slices(blocks(new int[] {1, 1, 1, Blocks.STONE})));
    }
    builder.runAll();
    scene.update(works.ready(), EYE, 0.1f);
    assertThat(scene.chunks()).isEqualTo(20);
    for (int x = 0; x < 20; x++) {
      works.unload(new ChunkPos(x, 0, 0));
    }
    builder.runAll();
    scene.update(works.ready(), EYE, 0.1f);
    assertThat(scene.chunks()).isZero();
    assertThat(works.queued()).isZero();
    assertThat(works.kept()).isZero();
    assertThat(((Node) scene.spatial()).getQuantity()).isZero();
  }

  private void load(int[]... placed) {
    List<MeshSlice> slices = slices(blocks(placed));
    works.load(CHUNK, slices);
    builder.runAll();
    scene.update(works.ready(), EYE, 0.1f);
  }

  private Node only() {
    return (Node) ((Node) scene.spatial()).getChild(0);
  }
}
