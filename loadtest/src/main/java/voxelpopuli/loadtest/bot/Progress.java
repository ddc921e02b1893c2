package voxelpopuli.loadtest.bot;

import java.io.PrintStream;
import java.util.Locale;

/** A bar that grows in a terminal; elsewhere a line every ten seconds. */
final class Progress {

  private static final int WIDTH = 30;
  private static final double LINE_EVERY = 10;

  private final PrintStream out;
  private final boolean terminal;
  private double nextLine;
  private String lastPhase = "";

  Progress(PrintStream out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  void show(String phase, double seconds, BotPlan plan, Scoreboard board) {
    String line = line(phase, seconds, plan, board);
    if (terminal) {
      out.print("\r" + line + "\033[K");
      out.flush();
    } else if (!phase.equals(lastPhase) || seconds >= nextLine) {
      out.println(line);
      nextLine = phase.equals(lastPhase) ? nextLine + LINE_EVERY : LINE_EVERY;
      lastPhase = phase;
    }
  }

  void done() {
    if (terminal) {
      out.print("\r\033[K");
      out.flush();
    }
  }

  static String line(String phase, double seconds, BotPlan plan, Scoreboard board) {
    double whole = plan.warmUp() + plan.seconds();
    boolean past = phase.equals("tidying") || phase.equals("leaving");
    double share = phase.equals("living") ? Math.min(1, seconds / whole) : past ? 1 : 0;
    int full = (int) (share * WIDTH);
    return String.format(
        Locale.ROOT,
        "%-7s [%s%s] %.0f/%.0f s  bots %d/%d  edits %d  acknowledged %d",
        phase,
        "#".repeat(full),
        "-".repeat(WIDTH - full),
        Math.min(seconds, whole),
        whole,
        board.joined(),
        plan.bots(),
        board.edits(),
        board.acknowledged());
  }
}
