package voxelpopuli.client.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathRunnerTest {

  private final List<Action> done = new ArrayList<>();

  @Test
  void stepsComeWhenTheirTimeHasCome() throws Exception {
    PathRunner runner = new PathRunner(FlyPath.parse(List.of("1 break", "2 quit")));
    runner.advance(0.9, true, done::add);
    assertThat(done).isEmpty();
    runner.advance(0.2, true, done::add);
    assertThat(done).containsExactly(new Action.Break());
    runner.advance(5, true, done::add);
    assertThat(done).containsExactly(new Action.Break(), new Action.Quit());
    assertThat(runner.finished()).isTrue();
  }

  @Test
  void waitHoldsTheClockUntilTheWorldIsThere() throws Exception {
    PathRunner runner = new PathRunner(FlyPath.parse(List.of("0 wait", "1 quit")));
    runner.advance(0.1, false, done::add);
    runner.advance(10, false, done::add);
    assertThat(done).isEmpty();
    runner.advance(0.1, true, done::add);
    runner.advance(0.8, true, done::add);
    assertThat(done).isEmpty();
    runner.advance(0.2, true, done::add);
    assertThat(done).containsExactly(new Action.Quit());
  }

  @Test
  void whatFollowsAPictureComesAFrameLater() throws Exception {
    PathRunner runner = new PathRunner(FlyPath.parse(List.of("0 screenshot a.png break")));
    runner.advance(0.1, true, done::add);
    assertThat(done).hasSize(1);
    runner.advance(0.1, true, done::add);
    assertThat(done).hasSize(2);
  }

  @Test
  void waitDoesNotHoldForEver() throws Exception {
    PathRunner runner = new PathRunner(FlyPath.parse(List.of("0 wait quit")));
    runner.advance(0.1, false, done::add);
    runner.advance(PathRunner.LONGEST_WAIT, false, done::add);
    assertThat(done).containsExactly(new Action.Quit());
  }
}
