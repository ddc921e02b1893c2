package voxelpopuli.client.view;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.client.ClientFixtures.blocks;
import static voxelpopuli.client.ClientFixtures.slices;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.ClientFixtures.Later;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;

class MeshWorksTest {

  private static final ChunkPos NEAR = new ChunkPos(0, 0, 1);
  private static final ChunkPos FAR = new ChunkPos(5, 0, 0);

  private final Later builder = new Later();
  private final MeshWorks works = new MeshWorks(builder);
  private final UploadMeter noLimit = new UploadMeter(Integer.MAX_VALUE);

  @Test
  void theNearerChunkIsBuiltFirstWhateverTheOrderOfArrival() {
    works.load(FAR, oneBlock());
    works.load(NEAR, oneBlock());
    builder.runOne();
    assertThat(next().chunk()).isEqualTo(NEAR);
  }

  @Test
  void aChangedChunkOvertakesNewOnes() {
    works.load(FAR, oneBlock());
    builder.runAll();
    next();
    works.load(NEAR, oneBlock());
    works.change(FAR, List.of(new MeshSlice(Direction.UP, 6, new long[0])));
    builder.runAll();
    ReadyMeshes.Ready first = next();
    assertThat(first.chunk()).isEqualTo(FAR);
    assertThat(first.mesh().quads()).isEqualTo(5);
    assertThat(next().chunk()).isEqualTo(NEAR);
  }

  @Test
  void twoChangesBeforeAFrameAreDrawnOnce() {
    works.load(NEAR, oneBlock());
    builder.runAll();
    next();
    works.change(NEAR, List.of(new MeshSlice(Direction.UP, 6, new long[0])));
    works.change(NEAR, List.of(new MeshSlice(Direction.DOWN, 6, new long[0])));
    builder.runAll();
    assertThat(works.queued()).isEqualTo(1);
    assertThat(next().mesh().quads()).isEqualTo(4);
  }

  @Test
  void anUnloadedChunkIsClearedAwayAndForgotten() {
    works.load(NEAR, oneBlock());
    works.unload(NEAR);
    builder.runAll();
    assertThat(next().mesh().isEmpty()).isTrue();
    works.change(NEAR, oneBlock());
    builder.runAll();
    assertThat(works.queued()).isZero();
  }

  @Test
  void aFrameTakesOnlyWhatTheMeterAdmits() {
    works.load(NEAR, oneBlock());
    works.load(FAR, oneBlock());
    builder.runAll();
    UploadMeter meter = new UploadMeter(1);
    assertThat(works.ready().poll(meter)).isPresent();
    assertThat(works.ready().poll(meter)).isEmpty();
    meter.nextFrame();
    assertThat(works.ready().poll(meter)).isPresent();
  }

  private ReadyMeshes.Ready next() {
    return works.ready().poll(noLimit).orElseThrow();
  }

  private static List<MeshSlice> oneBlock() {
    return slices(blocks(new int[] {5, 6, 7, Blocks.BRICK}));
  }
}
