package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.PlayerState;

class ChunksKeptTest {

  @Test
  void anotherRadiusIsFollowedWithoutAStepOfThePlayer() {
    ChunksKept kept = new ChunksKept(new ChunkInterest(1, 0), event -> {});
    PlayerState here = new PlayerState(0.5, 40, 0.5, 0, 0);
    kept.follow(here);
    assertThat(kept.unasked(0)).hasSize(9);
    kept.interest(new ChunkInterest(3, 0));
    assertThat(kept.follow(here)).isEmpty();
    assertThat(kept.unasked(0)).hasSize(49);
    kept.interest(new ChunkInterest(1, 0));
    assertThat(kept.follow(here)).as("all but one ring beyond the radius").hasSize(49 - 25);
  }
}
