package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.voxel.ChunkPos;

class SubscriptionsTest {

  private static final ChunkPos NEAR = new ChunkPos(0, 0, 0);
  private static final ChunkPos FAR = new ChunkPos(9, 0, 0);

  private final Subscriptions subscriptions = new Subscriptions(2, 8);

  @Test
  void bestOneIsFetchedFirst() {
    subscriptions.want(FAR, 90);
    subscriptions.want(NEAR, 10);
    assertThat(subscriptions.next()).contains(NEAR);
    assertThat(subscriptions.next()).contains(FAR);
    assertThat(subscriptions.next()).isEmpty();
    assertThat(subscriptions.loading()).isEqualTo(2);
  }

  @Test
  void playerWhoTurnsGetsWhatItNeedsNow() {
    subscriptions.want(NEAR, 10);
    subscriptions.want(FAR, 90);
    subscriptions.want(FAR, 5);
    assertThat(subscriptions.next()).contains(FAR);
  }

  @Test
  void droppedOneIsNeverFetchedAndFreesItsPlace() {
    subscriptions.want(NEAR, 10);
    subscriptions.want(FAR, 90);
    assertThat(subscriptions.want(new ChunkPos(1, 1, 1), 1)).isFalse();
    subscriptions.drop(NEAR);
    assertThat(subscriptions.want(new ChunkPos(1, 1, 1), 100)).isTrue();
    assertThat(subscriptions.next()).contains(FAR);
    subscriptions.drop(FAR);
    assertThat(subscriptions.loading()).isZero();
  }

  @Test
  void newSessionLoadsFourAtATimeAndOneMoreWithEachThatCameUpToTheMost() {
    Subscriptions many = new Subscriptions(100, 6);
    for (int i = 0; i < 50; i++) {
      many.want(new ChunkPos(i, 0, 0), i);
    }
    assertThat(takeAll(many)).isEqualTo(4);
    many.live(new ChunkPos(0, 0, 0), null);
    assertThat(takeAll(many)).isEqualTo(2);
    many.drop(new ChunkPos(1, 0, 0)); // served elsewhere
    assertThat(takeAll(many)).isEqualTo(2);
    many.live(new ChunkPos(2, 0, 0), null);
    assertThat(takeAll(many)).isEqualTo(1);
    assertThat(many.loading()).isEqualTo(6);
  }

  private static int takeAll(Subscriptions from) {
    int taken = 0;
    while (from.next().isPresent()) {
      taken++;
    }
    return taken;
  }
}
