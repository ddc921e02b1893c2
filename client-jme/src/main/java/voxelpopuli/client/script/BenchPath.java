package voxelpopuli.client.script;

import java.util.ArrayList;
import java.util.List;

/**
 * What {@code --bench} does: a flight through fresh land, the scene at its end from merged faces
 * and from one quad a face, and some edits.
 */
public final class BenchPath {

  /** Blocks a second of the flight. */
  public static final double SPEED = 20;

  private static final int EDITS = 10;
  private static final double EDIT_PAUSE = 0.8;

  private BenchPath() {}

  /**
   * @param at feet's place
   * @param seconds of each stretch
   */
  public static List<FlyPath.Step> steps(Action.At at, double seconds) {
    List<FlyPath.Step> steps = new ArrayList<>();
    double time = 0;
    Action.At end = new Action.At(at.x(), at.y(), at.z() - SPEED * seconds);
    Action.To flight = new Action.To(end.x(), end.y(), end.z(), seconds);
    add(steps, time, at, new Action.Wait(), flight);
    add(steps, time, new Action.Bench("flight at 20 blocks/s", seconds));
    time += seconds + 0.1;
    add(steps, time, new Action.Wait(), new Action.Bench("standing", seconds));
    time += seconds + 0.1;
    add(steps, time, new Action.Plain(true), new Action.Wait());
    add(steps, time, new Action.Bench("standing, one quad a face", seconds));
    time += seconds + 0.1;
    add(steps, time, new Action.Plain(false), new Action.Wait());
    add(steps, time, new Action.Look(0, -89), new Action.Land());
    for (int i = 0; i < EDITS; i++) {
      time += EDIT_PAUSE;
      add(steps, time, i % 2 == 0 ? new Action.Place("stone") : new Action.Break());
    }
    add(steps, time + EDIT_PAUSE, new Action.Quit());
    return steps;
  }

  private static void add(List<FlyPath.Step> steps, double time, Action... actions) {
    for (Action action : actions) {
      steps.add(new FlyPath.Step(time, action));
    }
  }
}
