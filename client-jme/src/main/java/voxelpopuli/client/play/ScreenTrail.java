package voxelpopuli.client.play;

import java.util.ArrayDeque;
import java.util.Deque;

/** From which screen one came to this one, and so where "back" leads. */
public final class ScreenTrail {

  private final Deque<Screen> behind = new ArrayDeque<>();
  private Screen home = Screen.WORLD;
  private Screen current = Screen.WORLD;

  public Screen current() {
    return current;
  }

  /** Where the way back ends: the world, or the start screen while there is none. */
  public void home(Screen screen) {
    home = screen;
    behind.clear();
    current = screen;
  }

  /** Goes to a screen. Pause, settings, keys and controls remember where they were opened. */
  public void open(Screen screen) {
    if (screen == current) {
      return;
    }
    boolean menu =
        switch (screen) {
          case PAUSE, SETTINGS, KEYS, CONTROLS -> true;
          default -> false;
        };
    if (menu) {
      behind.push(current);
    } else {
      behind.clear();
    }
    current = screen;
  }

  public void back() {
    current = behind.isEmpty() ? home : behind.pop();
  }
}
