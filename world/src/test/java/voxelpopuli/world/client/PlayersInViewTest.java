package voxelpopuli.world.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

class PlayersInViewTest {

  private static final ChunkPos HERE = new ChunkPos(0, 0, 0);
  private static final ChunkPos NEXT = new ChunkPos(1, 0, 0);

  private final List<WorldEvent> events = new ArrayList<>();
  private final PlayersInView players = new PlayersInView("me", events::add);

  @Test
  void crossingABorderIsAMoveWhicheverMessageComesFirst() {
    players.appeared(appeared(HERE, 1, 31));
    players.left(new Frame.PlayerLeft(HERE, 1), 100);
    players.appeared(appeared(NEXT, 5, 33));
    players.tick(100 + PlayersInView.GRACE_MILLIS);
    players.appeared(appeared(HERE, 2, 30));
    players.left(new Frame.PlayerLeft(NEXT, 5), 2000);
    players.tick(9000);
    assertThat(events)
        .containsExactly(
            new WorldEvent.PlayerAppeared("bob", at(31)),
            new WorldEvent.PlayerMoved("bob", at(33)),
            new WorldEvent.PlayerMoved("bob", at(30)));
  }

  @Test
  void whoAppearsNowhereElseIsGoneAfterTheGraceTime() {
    players.appeared(appeared(HERE, 1, 31));
    players.left(new Frame.PlayerLeft(HERE, 1), 100);
    players.tick(99 + PlayersInView.GRACE_MILLIS);
    assertThat(events).hasSize(1);
    players.tick(100 + PlayersInView.GRACE_MILLIS);
    assertThat(events.get(1)).isEqualTo(new WorldEvent.PlayerLeft("bob"));
  }

  @Test
  void movesOfTheChunkThatAPlayerHasLeftAreNotBelieved() {
    players.appeared(appeared(HERE, 1, 31));
    players.appeared(appeared(NEXT, 5, 33));
    players.moved(new Frame.Moves(HERE, List.of(new Frame.NumberedMove(1, at(30)))));
    assertThat(events).hasSize(2);
    players.moved(new Frame.Moves(NEXT, List.of(new Frame.NumberedMove(5, at(34)))));
    assertThat(events.get(2)).isEqualTo(new WorldEvent.PlayerMoved("bob", at(34)));
  }

  @Test
  void oneDoesNotSeeOneself() {
    players.appeared(new Frame.PlayerAppeared(HERE, 1, "me", false, at(1)));
    players.moved(new Frame.Moves(HERE, List.of(new Frame.NumberedMove(1, at(2)))));
    assertThat(events).isEmpty();
  }

  private static Frame.PlayerAppeared appeared(ChunkPos chunk, int number, double x) {
    return new Frame.PlayerAppeared(chunk, number, "bob", true, at(x));
  }

  private static PlayerState at(double x) {
    return new PlayerState(x, 0, 0, 0, 0);
  }
}
