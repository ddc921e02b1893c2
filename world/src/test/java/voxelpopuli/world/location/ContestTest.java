package voxelpopuli.world.location;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.dht.NodeId;
import voxelpopuli.world.voxel.ChunkPos;

class ContestTest {

  private static final NodeId KEY = ChunkSearch.keyOf(new ChunkPos(1, 2, 3));
  private static final NodeId A = NodeId.sha1("a");
  private static final NodeId B = NodeId.sha1("b");

  @Test
  void nearerOfTwoStaysAndBothReckonTheSame() {
    boolean nearer = KEY.byDistance().compare(A, B) < 0;
    assertThat(Contest.staysWith(A, false, B, false, KEY)).isEqualTo(nearer);
    assertThat(Contest.staysWith(B, false, A, false, KEY)).isEqualTo(!nearer);
    assertThat(Contest.staysWith(A, true, B, true, KEY)).isEqualTo(nearer);
  }

  @Test
  void editsBeatNearness() {
    assertThat(Contest.staysWith(A, true, B, false, KEY)).isTrue();
    assertThat(Contest.staysWith(B, true, A, false, KEY)).isTrue();
    assertThat(Contest.staysWith(A, false, B, true, KEY)).isFalse();
    assertThat(Contest.staysWith(B, false, A, true, KEY)).isFalse();
  }
}
