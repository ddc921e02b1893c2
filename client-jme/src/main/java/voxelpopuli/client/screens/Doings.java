package voxelpopuli.client.screens;

import voxelpopuli.client.play.Screen;

/** What the buttons of the screens can do; the window carries it out. */
public interface Doings {

  /** Enter the world under this name through this node. */
  void join(String name, String node);

  /** Start a node on this machine and enter through it. */
  void playHere(String name);

  /** Show another screen. */
  void open(Screen screen);

  /** Go back to where this screen was opened from. */
  void back();

  /** Look for a node again now. */
  void tryAgain();

  /** Leave the world for the start screen. */
  void toStart();

  /** End the program. */
  void quit();
}
