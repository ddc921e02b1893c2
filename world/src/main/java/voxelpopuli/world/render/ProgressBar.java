package voxelpopuli.world.render;

import java.io.PrintStream;

/** A bar that fills in place on a terminal; in a log, only its last state is a line. */
final class ProgressBar {

  private static final int WIDTH = 40;

  private final PrintStream out;
  private final String what;
  private final int all;
  private final boolean terminal;
  private int done;
  private int drawn = -1;

  ProgressBar(PrintStream out, String what, int all, boolean terminal) {
    this.out = out;
    this.what = what;
    this.all = all;
    this.terminal = terminal;
  }

  static ProgressBar onTerminal(String what, int all) {
    return new ProgressBar(System.err, what, all, System.console() != null);
  }

  synchronized void advance(int by) {
    done += by;
    int filled = (int) ((long) done * WIDTH / all);
    if (done >= all) {
      draw(WIDTH);
      out.println();
    } else if (terminal && filled != drawn) {
      draw(filled);
      drawn = filled;
    }
  }

  private void draw(int filled) {
    String bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    out.print((terminal ? "\r" : "") + what + " " + bar + " " + 100L * done / all + " %");
    out.flush();
  }
}
