package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

class ChunkInterestTest {

  private final ChunkInterest interest = new ChunkInterest(2, 1);
  private final PlayerState looksAlongZ = new PlayerState(16, 16, 16, 0, 0);

  @Test
  void ownChunkComesFirstAndAllWithinTheRadiiCome() {
    List<ChunkInterest.Wanted> wanted = interest.around(looksAlongZ);
    assertThat(wanted).hasSize(5 * 3 * 5);
    assertThat(wanted.get(0).chunk()).isEqualTo(new ChunkPos(0, 0, 0));
  }

  @Test
  void chunkAheadComesBeforeOneBehindAtTheSameDistance() {
    assertThat(interest.priority(new ChunkPos(0, 0, 2), looksAlongZ))
        .isLessThan(interest.priority(new ChunkPos(0, 0, -2), looksAlongZ));
    PlayerState looksAlongMinusX = new PlayerState(16, 16, 16, 90, 0);
    assertThat(interest.priority(new ChunkPos(-2, 0, 0), looksAlongMinusX))
        .isLessThan(interest.priority(new ChunkPos(2, 0, 0), looksAlongMinusX));
  }

  @Test
  void chunkIsKeptOneFurtherOutThanItIsAskedFor() {
    assertThat(interest.keeps(new ChunkPos(3, 2, -3), looksAlongZ)).isTrue();
    assertThat(interest.keeps(new ChunkPos(4, 0, 0), looksAlongZ)).isFalse();
    assertThat(interest.keeps(new ChunkPos(0, 3, 0), looksAlongZ)).isFalse();
  }

  @Test
  void placesBelowZeroAreInTheChunkBelow() {
    assertThat(ChunkInterest.chunkOf(new PlayerState(-0.5, -32, 31.9, 0, 0)))
        .isEqualTo(new ChunkPos(-1, -1, 0));
  }

  @Test
  void gamePortIsOneAboveTheOverlaysWhichIs7400UnlessSaid() {
    assertThat(WorldClient.gameAddress("127.0.0.1").getPort()).isEqualTo(7401);
    assertThat(WorldClient.gameAddress("127.0.0.1:9000").getPort()).isEqualTo(9001);
    assertThat(WorldClient.gameAddress("[::1]:9000").getPort()).isEqualTo(9001);
    assertThat(WorldClient.gameAddress("::1").getPort()).isEqualTo(7401);
    assertThatThrownBy(() -> WorldClient.gameAddress("host:port"))
        .hasMessageContaining("host:port");
  }
}
