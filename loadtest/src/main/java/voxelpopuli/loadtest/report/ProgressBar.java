package voxelpopuli.loadtest.report;

import java.io.PrintStream;

/**
 * How far a phase is: one line that redraws itself on a terminal, and one line at the end where
 * output goes to a file.
 */
public final class ProgressBar implements AutoCloseable {

  private static final int WIDTH = 30;

  /** A terminal follows ten redraws a second; more only slow the measurement down. */
  private static final long REDRAW_NANOS = 100_000_000;

  private final PrintStream out;
  private final boolean terminal;
  private final String what;
  private final long total;
  private final long started = System.nanoTime();
  private long drawnAt;
  private long done;

  /** A bar on standard error, so that standard output holds only the result. */
  public static ProgressBar of(String what, long total) {
    return new ProgressBar(System.err, System.console() != null, what, total);
  }

  ProgressBar(PrintStream out, boolean terminal, String what, long total) {
    this.out = out;
    this.terminal = terminal;
    this.what = what;
    this.total = Math.max(1, total);
    draw();
  }

  /** Says how many of all steps are done. */
  public synchronized void at(long done) {
    this.done = Math.min(done, total);
    if (System.nanoTime() - drawnAt >= REDRAW_NANOS) {
      draw();
    }
  }

  /** One more step is done. */
  public synchronized void step() {
    at(done + 1);
  }

  @Override
  public synchronized void close() {
    double seconds = (System.nanoTime() - started) / 1e9;
    if (terminal) {
      draw();
      out.println(String.format("  %.1f s", seconds));
    } else {
      out.println(String.format("%s: %,d of %,d in %.1f s", what, done, total, seconds));
    }
    out.flush();
  }

  private void draw() {
    drawnAt = System.nanoTime();
    if (!terminal) {
      return;
    }
    int filled = (int) (WIDTH * done / total);
    // One string, not printf, which would write it in pieces.
    out.print(
        String.format(
            "\r%-34s [%s%s] %3d %%",
            what, "#".repeat(filled), ".".repeat(WIDTH - filled), 100 * done / total));
    out.flush();
  }
}
