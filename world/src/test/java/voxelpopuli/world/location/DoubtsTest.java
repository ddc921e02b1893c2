package voxelpopuli.world.location;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.voxel.ChunkPos;

class DoubtsTest {

  private static final ChunkPos ONE = new ChunkPos(0, 0, 0);
  private static final ChunkPos OTHER = new ChunkPos(1, 0, 0);

  private final Doubts doubts = new Doubts();

  @Test
  void chunkIsLookedAtWhenItsTimeHasComeAndNotBefore() {
    doubts.add(ONE, false, 2_000);
    doubts.add(OTHER, true, 1_000);
    assertThat(doubts.take(999, 10)).isEmpty();
    assertThat(doubts.take(1_000, 10)).containsExactly(new Doubts.Doubt(OTHER, true, 1_000));
    assertThat(doubts.isNone()).isFalse();
    assertThat(doubts.take(5_000, 10)).containsExactly(new Doubts.Doubt(ONE, false, 2_000));
    assertThat(doubts.isNone()).isTrue();
  }

  @Test
  void noMoreThanAskedForAreTakenAtOnce() {
    for (int i = 0; i < 5; i++) {
      doubts.add(new ChunkPos(i, 0, 0), false, i);
    }
    assertThat(doubts.take(100, 3)).extracting(Doubts.Doubt::dueMillis).containsExactly(0L, 1L, 2L);
    assertThat(doubts.take(100, 3)).hasSize(2);
  }
}
