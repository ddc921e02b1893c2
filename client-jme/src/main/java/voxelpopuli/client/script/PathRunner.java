package voxelpopuli.client.script;

import java.util.function.Consumer;

/** Walks along a fly path as time passes. */
public final class PathRunner {

  /** A {@code wait} goes on after this many seconds even if chunks are missing. */
  static final double LONGEST_WAIT = 60;

  private final FlyPath path;
  private double clock;
  private int next;
  private double waited = -1;

  public PathRunner(FlyPath path) {
    this.path = path;
  }

  /**
   * Lets time pass and hands out what is due, in order.
   *
   * @param seconds since the last call
   * @param settled whether every chunk in view is on screen, which ends a {@code wait}
   */
  public void advance(double seconds, boolean settled, Consumer<Action> doer) {
    if (waited >= 0) {
      waited += seconds;
      if (!settled && waited < LONGEST_WAIT) {
        return;
      }
      waited = -1;
    } else {
      clock += seconds;
    }
    while (next < path.steps().size() && path.steps().get(next).at() <= clock) {
      Action action = path.steps().get(next++).action();
      if (action instanceof Action.Wait && !settled) {
        waited = 0;
        return;
      }
      doer.accept(action);
      if (endsFrame(action)) {
        return;
      }
    }
  }

  /** What follows must not be in the picture, or is for the place arrived at and what it shows. */
  private static boolean endsFrame(Action action) {
    return action instanceof Action.Screenshot
        || action instanceof Action.At
        || action instanceof Action.Land
        || action instanceof Action.Plain;
  }

  public boolean finished() {
    return next == path.steps().size() && waited < 0;
  }
}
