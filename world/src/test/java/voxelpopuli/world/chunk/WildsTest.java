package voxelpopuli.world.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.peer.Grains;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.Voxels;

class WildsTest {

  private static final ChunkPos CHUNK = new ChunkPos(3, 2, -1);
  private static final int CELL = Voxels.index(4, 0, 6);

  private final Wilds wilds = new Wilds(CHUNK, 100, 0);
  private final Voxels voxels = Voxels.uniform(Blocks.AIR);

  @Test
  void chunkIsAtRestUntilSomethingNearChanges() {
    assertThat(wilds.isAtRest()).isTrue();
    wilds.disturb(List.of(new BlockChange(new BlockPos(0, 0, 0), Blocks.SAND)));
    assertThat(wilds.isAtRest()).as("far away").isTrue();
    wilds.disturb(List.of(new BlockChange(new BlockPos(3 * 32 - 1, 70, -20), Blocks.SAND)));
    assertThat(wilds.isAtRest()).as("beside the border").isFalse();
    wilds.step(mesh());
    assertThat(wilds.isAtRest()).isTrue();
  }

  @Test
  void grainThatFallsOutStaysUntilTheChunkBelowHasTakenIt() {
    voxels.set(4, 0, 6, Blocks.SAND);
    wilds.disturbAll();
    Wilds.Step step = wilds.step(mesh());
    assertThat(step.changes()).isEmpty();
    Grains.Grain grain = step.grains().get(0);
    assertThat(grain.chunk()).isEqualTo(new ChunkPos(3, 1, -1));
    assertThat(grain.cell()).isEqualTo(Voxels.index(4, 31, 6));
    assertThat(wilds.answered(new Grains.Taken(grain.id(), true), voxels))
        .contains(new Wilds.CellChange(CELL, Blocks.AIR));
    assertThat(wilds.answered(new Grains.Taken(grain.id(), true), voxels)).as("twice").isEmpty();
  }

  @Test
  void grainThatNobodyTookIsOfferedAgainUnderItsOldName() {
    voxels.set(4, 0, 6, Blocks.SAND);
    wilds.disturbAll();
    Grains.Grain lost = wilds.step(mesh()).grains().get(0);
    assertThat(wilds.isAtRest()).isTrue();
    wilds.tryAgain();
    assertThat(wilds.step(mesh()).grains()).containsExactly(lost);
    assertThat(wilds.answered(new Grains.Taken(lost.id(), false), voxels)).isEmpty();
    assertThat(wilds.hasWaiting()).isTrue();
    wilds.tryAgain();
    assertThat(wilds.step(mesh()).grains()).hasSize(1);
  }

  @Test
  void grainThatSomebodyTookAwayMeanwhileLeavesNothing() {
    voxels.set(4, 0, 6, Blocks.SAND);
    wilds.disturbAll();
    Grains.Grain grain = wilds.step(mesh()).grains().get(0);
    voxels.set(4, 0, 6, Blocks.BRICK);
    assertThat(wilds.answered(new Grains.Taken(grain.id(), true), voxels)).isEmpty();
  }

  @Test
  void noMoreThanTheBoundChangesAtOnceAndTheRestFollows() {
    for (int x = 0; x < 20; x++) {
      for (int z = 0; z < 20; z++) {
        voxels.set(x, 9, z, Blocks.SAND);
      }
    }
    wilds.disturbAll();
    assertThat(wilds.step(mesh()).changes()).hasSize(100);
    assertThat(wilds.isAtRest()).isFalse();
  }

  private ChunkMesh mesh() {
    return ChunkMesh.of(Neighbourhood.alone(voxels.snapshot()), MeshPatch.mesher());
  }
}
