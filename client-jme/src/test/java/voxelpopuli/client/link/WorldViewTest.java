package voxelpopuli.client.link;

import static org.assertj.core.api.Assertions.assertThat;
import static voxelpopuli.client.ClientFixtures.blocks;
import static voxelpopuli.client.ClientFixtures.slices;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.ClientFixtures.Later;
import voxelpopuli.client.play.LoadedBlocks;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

class WorldViewTest {

  private static final ChunkPos CHUNK = new ChunkPos(0, 0, 0);

  private final Later builder = new Later();
  private final WorldView view = new WorldView(builder, Optional.empty());

  @Test
  void aLoadedChunkCanBeWalkedOnAndSoonBeSeen() {
    load();
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.BRICK);
    assertThat(view.meshes().queued()).isEqualTo(1);
  }

  @Test
  void aChangedBlockIsThereAtOnce() {
    load();
    new WorldEvent.BlockChanged(new BlockPos(5, 6, 7), Blocks.AIR, blocks()).deliver(view);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(Blocks.AIR);
  }

  @Test
  void anUnloadedChunkIsUnknownAgain() {
    load();
    new WorldEvent.ChunkUnloaded(CHUNK).deliver(view);
    assertThat(view.blocks().at(5, 6, 7)).isEqualTo(LoadedBlocks.UNKNOWN);
  }

  @Test
  void whoJoinsAgainStaysWhereItStands() {
    new WorldEvent.Joined("a:1", "commons", new PlayerState(1, 2, 3, 0, 0)).deliver(view);
    new WorldEvent.Disconnected("gone").deliver(view);
    assertThat(view.connection()).isEqualTo(new Connection.Lost("gone"));
    new WorldEvent.Joined("b:1", "commons", new PlayerState(9, 9, 9, 0, 0)).deliver(view);
    assertThat(view.connection()).isEqualTo(new Connection.Joined("b:1", "commons"));
    assertThat(view.arrival().orElseThrow().position().x()).isEqualTo(1);
  }

  @Test
  void theLossOfTheLastNodeShowsAtOnceThoughTheClientStillLooksForAnother() {
    new WorldEvent.Joined("a:1", "commons", PlayerState.SPAWN).deliver(view);
    view.served(List.of("a:1"));
    view.served(List.of());
    assertThat(view.connection()).isInstanceOf(Connection.Lost.class);
    assertThat(view.ended()).isFalse();
    view.served(List.of("b:1"));
    assertThat(view.connection()).isEqualTo(new Connection.Joined("b:1", "commons"));
  }

  @Test
  void whoWasSentAwayDoesNotComeBackByItself() {
    new WorldEvent.Disconnected("you came in from elsewhere", true).deliver(view);
    assertThat(view.connection())
        .isEqualTo(new Connection.Lost("you came in from elsewhere", false));
  }

  @Test
  void aCorrectionIsTakenOnce() {
    new WorldEvent.PositionSet(new PlayerState(1, 2, 3, 0, 0), "too fast").deliver(view);
    assertThat(view.takeCorrection().orElseThrow().x()).isEqualTo(1);
    assertThat(view.takeCorrection()).isEmpty();
  }

  @Test
  void theWorldStaysOnScreenWhenTheLastNodeIsLost() {
    load();
    new WorldEvent.Disconnected("gone").deliver(view);
    assertThat(view.blocks().size()).isEqualTo(1);
  }

  @Test
  void othersComeMoveAndGo() {
    new WorldEvent.PlayerMoved("ann", PlayerState.SPAWN).deliver(view);
    assertThat(view.others()).isEmpty();
    new WorldEvent.PlayerAppeared("ann", PlayerState.SPAWN).deliver(view);
    assertThat(view.others()).containsOnlyKeys("ann");
    new WorldEvent.PlayerLeft("ann").deliver(view);
    assertThat(view.others()).isEmpty();
  }

  @Test
  void aRefusalIsTold() {
    new WorldEvent.EditRefused(1, new BlockPos(0, 0, 0), 1, "too far away").deliver(view);
    assertThat(view.talk()).extracting(WorldView.Said::text).containsExactly("too far away");
    assertThat(view.refusedEdits()).isEqualTo(1);
  }

  private void load() {
    Voxels voxels = blocks(new int[] {5, 6, 7, Blocks.BRICK});
    new WorldEvent.ChunkLoaded(CHUNK, voxels, List.copyOf(slices(voxels))).deliver(view);
  }
}
