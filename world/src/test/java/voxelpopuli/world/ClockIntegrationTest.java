package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;

/** The time of day is the whole world's. */
class ClockIntegrationTest {

  private static final String SOON = "voxelpopuli.world.time.look = 200ms";

  @TempDir Path folder;

  @Test
  void timeThatOneOperatorSetsIsSeenByPlayersOfEveryNode() {
    try (TestNode first = TestNode.start(folder.resolve("1"), TestNode.freePair(), SOON);
        TestNode second = TestNode.start(folder.resolve("2"), TestNode.freePair(), SOON, first);
        TestPlayer ann = TestPlayer.join(first, "ann", 0, 0);
        TestPlayer bob = TestPlayer.join(second, "bob", 0, 0)) {
      ann.awaitLoaded(1);
      bob.awaitLoaded(1);
      // Six hours from what it is: nobody sees that by chance.
      double wanted = (first.ask(World.AskTime::new).minutes() + 360) % 1440;
      first.tell(new World.SetTime(wanted));
      for (TestPlayer player : new TestPlayer[] {ann, bob}) {
        player.awaitEvent(WorldEvent.TimeSet.class, set -> isAbout(set.minutes(), wanted));
      }
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> isAbout(second.ask(World.AskTime::new).minutes(), wanted));
      assertThat(isAbout(first.ask(World.AskTime::new).minutes(), wanted)).isTrue();
    }
  }

  /** Within an hour of the world's day, which passes in 50 seconds of ours. */
  private static boolean isAbout(double minutes, double wanted) {
    return Math.abs(Math.IEEEremainder(minutes - wanted, 1440)) < 60;
  }
}
