package voxelpopuli.node.terminal;

import java.util.Locale;
import java.util.function.Consumer;

/**
 * A bar that fills up: in place on a terminal; elsewhere, a line for each quarter, so that a log
 * stays readable.
 */
public final class ProgressLine {

  private static final int WIDTH = 40;

  /** Up one line, and wipe it. */
  private static final String BACK = "\u001b[1A\u001b[2K";

  private final Consumer<String> out;
  private final Ink ink;
  private int shown = -1;

  public ProgressLine(Consumer<String> out, Ink ink) {
    this.out = out;
    this.ink = ink;
  }

  /** So much is done. */
  public void show(int done, int total) {
    int percent = total == 0 ? 100 : (int) (100L * done / total);
    int step = ink == Ink.COLOUR ? percent : percent / 25;
    if (step == shown) {
      return;
    }
    String back = ink == Ink.COLOUR && shown >= 0 ? BACK : "";
    shown = step;
    out.accept(back + bar(percent, done, total));
  }

  private String bar(int percent, int done, int total) {
    int full = WIDTH * percent / 100;
    return ink.good("█".repeat(full))
        + ink.faint("░".repeat(WIDTH - full))
        + String.format(Locale.ROOT, " %3d %%  %,d of %,d", percent, done, total);
  }
}
