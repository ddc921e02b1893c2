package voxelpopuli.loadtest.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.protocol.BlockPos;

class ScoreboardTest {

  private static final BlockPos PLACE = new BlockPos(1, 2, 3);
  private static final long MILLI = 1_000_000;
  private static final BotPlan PLAN = new BotPlan(List.of("here:7400"), 2, 10, 5, 0, 1, 1);

  private final Scoreboard board = new Scoreboard();

  @Test
  void onlyAnotherBotsSightOfAnEditCounts() {
    board.edited("ann", PLACE, Blocks.BRICK, 0);
    board.seen("ann", PLACE, Blocks.BRICK, MILLI);
    assertThat(board.latencies().count(Measure.SEEN)).isZero();
    board.seen("bob", PLACE, Blocks.BRICK, 4 * MILLI);
    assertThat(board.latencies().millis(Measure.SEEN, 50)).isCloseTo(4, offset(0.01));
  }

  @Test
  void aChangeThatNoBotMadeIsNotTimed() {
    board.edited("ann", PLACE, Blocks.BRICK, 0);
    board.seen("bob", PLACE, Blocks.AIR, MILLI);
    board.seen("bob", new BlockPos(9, 9, 9), Blocks.BRICK, MILLI);
    assertThat(board.latencies().count(Measure.SEEN)).isZero();
  }

  @Test
  void everythingThatWentWrongIsNamed() {
    board.joined(MILLI);
    board.refused("too far away");
    board.refused("too far away");
    board.disconnected("full");
    BotReport report = new BotReport(PLAN, board, 3);
    assertThat(report.failures())
        .containsExactly(
            "1 of 2 bots did not get in",
            "1 bots thrown out: full",
            "2 edits refused: too far away",
            "3 edits never answered");
  }

  @Test
  void leavingWhenToldToIsNoFailure() {
    board.joined(MILLI);
    board.joined(MILLI);
    board.leaving();
    board.disconnected("left the world");
    assertThat(new BotReport(PLAN, board, 0).failures()).isEmpty();
  }

  @Test
  void theTableHasALineForEachMeasureAndPlainTextWhereThereAreNoColours() {
    board.joined(3 * MILLI);
    String table = new BotReport(PLAN, board, 0).table(Ansi.OFF);
    assertThat(table).contains("join                          1       3.00");
    for (Measure measure : Measure.values()) {
      assertThat(table).contains(measure.label);
    }
    assertThat(new BotReport(PLAN, board, 0).table(Ansi.ON)).contains("\u001b[32m");
  }

  @Test
  void theBarGrowsWithTime() {
    assertThat(Progress.line("joining", 5, PLAN, board)).contains("[" + "-".repeat(30) + "]");
    assertThat(Progress.line("living", 5, PLAN, board))
        .contains("[" + "#".repeat(15) + "-".repeat(15) + "]");
    assertThat(Progress.line("tidying", 1, PLAN, board)).contains("[" + "#".repeat(30) + "]");
  }
}
