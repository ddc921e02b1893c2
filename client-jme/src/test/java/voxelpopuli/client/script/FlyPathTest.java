package voxelpopuli.client.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlyPathTest {

  @Test
  void aLineHoldsATimeAndAnyNumberOfActions() throws Exception {
    FlyPath path =
        FlyPath.parse(List.of("3.0 at 8 40.5 -8 look 45 -30", "", "# a remark", "4 break # here"));
    assertThat(path.steps())
        .containsExactly(
            new FlyPath.Step(3, new Action.At(8, 40.5, -8)),
            new FlyPath.Step(3, new Action.Look(45, -30)),
            new FlyPath.Step(4, new Action.Break()));
  }

  @Test
  void everyVerbIsUnderstood() throws Exception {
    FlyPath path =
        FlyPath.parse(
            List.of(
                "0 wait to 1 2 3 4 place stone_bricks screenshot a/b.png clock 18:30 hud off"
                    + " overlay on inventory off bench 3",
                "1 say good evening, all",
                "2 quit"));
    assertThat(path.steps())
        .extracting(FlyPath.Step::action)
        .containsExactly(
            new Action.Wait(),
            new Action.To(1, 2, 3, 4),
            new Action.Place("stone_bricks"),
            new Action.Screenshot(Path.of("a/b.png")),
            new Action.Clock(18 * 60 + 30),
            new Action.Hud(false),
            new Action.Overlay(true),
            new Action.Inventory(false),
            new Action.Bench("path", 3),
            new Action.Say("good evening, all"),
            new Action.Quit());
  }

  @Test
  void stepsAreInOrderOfTimeAndEqualTimesKeepTheFilesOrder() throws Exception {
    FlyPath path = FlyPath.parse(List.of("2 quit", "1 break", "1 wait"));
    assertThat(path.steps())
        .extracting(FlyPath.Step::action)
        .containsExactly(new Action.Break(), new Action.Wait(), new Action.Quit());
  }

  @Test
  void aMistakeIsNamedWithItsLine() {
    assertBad("0 wait\n1 jump", "line 2: 'jump' is none of: at, to, look");
    assertBad("soon quit", "line 1: 'soon' is not a number (a time in seconds)");
    assertBad("-1 quit", "line 1: the time -1 is before the start");
    assertBad("1", "line 1: nothing to do at 1");
    assertBad("1 at 3 4", "line 1: z is missing at the end");
    assertBad("1 at 3 4 NaN", "line 1: 'NaN' is not a number (z)");
    assertBad("1 clock noon", "line 1: 'noon' is not a time like 18:30");
    assertBad("1 hud maybe", "line 1: 'maybe' is neither on nor off");
  }

  private static void assertBad(String text, String message) {
    assertThatThrownBy(() -> FlyPath.parse(text.lines().toList()))
        .isInstanceOf(FlyPath.BadPathException.class)
        .hasMessageStartingWith(message);
  }
}
