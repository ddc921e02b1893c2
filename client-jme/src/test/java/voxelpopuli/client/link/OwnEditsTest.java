package voxelpopuli.client.link;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.client.ClientFixtures.blocks;
import static voxelpopuli.client.ClientFixtures.slices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.ClientFixtures.Later;
import voxelpopuli.client.view.ChunkVertices;
import voxelpopuli.client.view.LocalMesher;
import voxelpopuli.client.view.ReadyMeshes;
import voxelpopuli.client.view.UploadMeter;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** What the player sees of its own edits, before and after their owners have spoken. */
class OwnEditsTest {

  private static final ChunkPos CHUNK = new ChunkPos(0, 0, 0);
  private static final int[] BRICK = {5, 6, 7, Blocks.BRICK};
  private static final int[] STONE = {20, 6, 7, Blocks.STONE};
  private static final BlockPos PLACE = new BlockPos(5, 6, 7);

  private final Later builder = new Later();
  private final Map<ChunkPos, ChunkVertices> shown = new HashMap<>();
  private WorldView view = new WorldView(builder, Optional.of(new LocalMesher()));

  @BeforeEach
  void airAroundTwoBlocks() {
    load();
  }

  @Test
  void aBrokenBlockIsGoneBeforeTheOwnerHasAnswered() {
    view.edited(1, PLACE, Blocks.AIR);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.AIR);
    assertThat(quads(CHUNK)).isEqualTo(6);
  }

  @Test
  void aRefusedEditRestoresTheBlockAndTheMesh() {
    assertThat(quads(CHUNK)).isEqualTo(12);
    view.edited(1, PLACE, Blocks.AIR);
    assertThat(quads(CHUNK)).isEqualTo(6);
    refuse(1, PLACE, Blocks.BRICK);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.BRICK);
    assertThat(quads(CHUNK)).isEqualTo(12);
  }

  @Test
  void aRefusalLeavesTheOtherOpenEditsAsTheyAre() {
    view.edited(1, PLACE, Blocks.AIR);
    view.edited(2, new BlockPos(10, 6, 7), Blocks.PLANKS);
    refuse(1, PLACE, Blocks.BRICK);
    assertThat(view.blocks().at(10, 6, 7)).isEqualTo(Blocks.PLANKS);
    assertThat(quads(CHUNK)).isEqualTo(18);
  }

  @Test
  void whatTheOwnerSendsTakesTheGuessesPlace() {
    view.edited(1, PLACE, Blocks.AIR);
    Voxels after = blocks(STONE);
    new WorldEvent.BlockChanged(PLACE, Blocks.AIR, after).deliver(view);
    assertThat(quads(CHUNK)).isEqualTo(6);
    new WorldEvent.SlicesChanged(CHUNK, replaced(blocks(BRICK, STONE), after)).deliver(view);
    new WorldEvent.EditAcknowledged(1, PLACE, Blocks.AIR).deliver(view);
    assertThat(quads(CHUNK)).isEqualTo(6);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.AIR);
  }

  @Test
  void betweenTheAnswerAndTheSlicesNothingFlickers() {
    view.edited(1, PLACE, Blocks.AIR);
    new WorldEvent.EditAcknowledged(1, PLACE, Blocks.AIR).deliver(view);
    assertThat(quads(CHUNK)).isEqualTo(6);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.AIR);
  }

  @Test
  void aGuessDoesNotOutliveItsAnswerForLong() {
    OwnEdits own = new OwnEdits(view.blocks(), view.meshes(), Optional.of(new LocalMesher()));
    own.made(1, PLACE, Blocks.AIR);
    own.acknowledged(1, 0);
    own.sweep(TimeUnit.SECONDS.toNanos(1));
    assertThat(quads(CHUNK)).isEqualTo(12);
  }

  @Test
  void aHoleAtABorderShowsTheNeighboursFaceAtOnce() {
    ChunkPos east = new ChunkPos(1, 0, 0);
    new WorldEvent.ChunkLoaded(CHUNK, Voxels.uniform(Blocks.STONE), List.of()).deliver(view);
    new WorldEvent.ChunkLoaded(east, Voxels.uniform(Blocks.STONE), List.of()).deliver(view);
    assertThat(quads(east)).isZero();
    view.edited(1, new BlockPos(31, 10, 10), Blocks.AIR);
    assertThat(quads(CHUNK)).isEqualTo(5);
    assertThat(quads(east)).isEqualTo(1);
  }

  @Test
  void anAnswerThatOvertakesTheEditLeavesNoGhost() {
    refuse(1, PLACE, Blocks.BRICK);
    view.edited(1, PLACE, Blocks.AIR);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.BRICK);
    assertThat(quads(CHUNK)).isEqualTo(12);
  }

  @Test
  void whoLosesTheWorldTakesItsOpenEditsBack() {
    view.edited(1, PLACE, Blocks.AIR);
    new WorldEvent.Disconnected("gone").deliver(view);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.BRICK);
    assertThat(quads(CHUNK)).isEqualTo(12);
  }

  @Test
  void withoutALocalMesherTheWorldIsWholeAndEditsComeFromTheOwner() {
    view = new WorldView(builder, Optional.empty());
    shown.clear();
    load();
    assertThat(quads(CHUNK)).isEqualTo(12);
    view.edited(1, PLACE, Blocks.AIR);
    assertThat(quads(CHUNK)).isEqualTo(12);
    Voxels after = blocks(STONE);
    new WorldEvent.BlockChanged(PLACE, Blocks.AIR, after).deliver(view);
    new WorldEvent.SlicesChanged(CHUNK, replaced(blocks(BRICK, STONE), after)).deliver(view);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.AIR);
    assertThat(quads(CHUNK)).isEqualTo(6);
  }

  private void load() {
    Voxels voxels = blocks(BRICK, STONE);
    new WorldEvent.ChunkLoaded(CHUNK, voxels, slices(voxels)).deliver(view);
  }

  private void refuse(long id, BlockPos pos, int block) {
    new WorldEvent.EditRefused(id, pos, block, "too far away").deliver(view);
  }

  /** The slices of the second that differ from the first's, empty ones too. */
  private static List<MeshSlice> replaced(Voxels before, Voxels after) {
    Map<Integer, MeshSlice> left = new HashMap<>();
    slices(before)
        .forEach(s -> left.put(s.number(), new MeshSlice(s.direction(), s.plane(), new long[0])));
    slices(after).forEach(slice -> left.put(slice.number(), slice));
    return new ArrayList<>(left.values());
  }

  /** Faces of a chunk as it is on screen now. */
  private int quads(ChunkPos chunk) {
    builder.runAll();
    UploadMeter all = new UploadMeter(Integer.MAX_VALUE);
    for (Optional<ReadyMeshes.Ready> ready = view.meshes().ready().poll(all);
        ready.isPresent();
        ready = view.meshes().ready().poll(all)) {
      shown.put(ready.get().chunk(), ready.get().mesh());
    }
    return shown.get(chunk).quads();
  }
}
