package voxelpopuli.client.screens;

import voxelpopuli.client.play.Screen;

/** The world goes on behind it; the mouse is free. */
final class PausePage extends Page {

  private static final float WIDE = 380;

  PausePage(Kit kit, Front front) {
    super(kit, "PAUSE", WIDE, HEAD + 5 * (LINE + GAP) - GAP + EDGE);
    button(0, "Back to the world", true, front.doings()::back);
    button(1, "Controls", false, () -> front.doings().open(Screen.CONTROLS));
    button(2, "Settings", false, () -> front.doings().open(Screen.SETTINGS));
    button(3, "Leave for the start screen", false, front.doings()::toStart);
    button(4, "Quit", false, front.doings()::quit);
  }

  private void button(int line, String text, boolean primary, Runnable action) {
    add(kit.button(text, WIDE - 2 * EDGE, LINE, primary, action), EDGE, HEAD + line * (LINE + GAP));
  }
}
