package voxelpopuli.client.script;

import java.nio.file.Path;

/** One thing that a fly path asks for. */
public sealed interface Action {

  /** Be there at once: the feet's world coordinates. */
  record At(double x, double y, double z) implements Action {}

  /** Glide there in a straight line, in so many seconds. */
  record To(double x, double y, double z, double seconds) implements Action {}

  /** Look there: yaw 0 is north (-z), 90 east; pitch 90 is up. */
  record Look(double yaw, double pitch) implements Action {}

  /** Break the block under the crosshair. */
  record Break() implements Action {}

  /** Place a block, by its name, against the face under the crosshair. */
  record Place(String block) implements Action {}

  /** Save the next frame as a PNG file. */
  record Screenshot(Path file) implements Action {}

  /** Say a line to everybody near. */
  record Say(String text) implements Action {}

  /** Show the sky at this time of day, in minutes from midnight; only in this window. */
  record Clock(double minutes) implements Action {}

  /** Show or hide crosshair, hotbar and texts. */
  record Hud(boolean shown) implements Action {}

  /** Show or hide the F3 overlay. */
  record Overlay(boolean shown) implements Action {}

  /** Hold the clock of the path until every chunk in view is on screen, but not for ever. */
  record Wait() implements Action {}

  /** Open the inventory, or close whatever is open. */
  record Inventory(boolean shown) implements Action {}

  /** Measure frames for so many seconds, then print the figures as JSON under this name. */
  record Bench(String scene, double seconds) implements Action {}

  /** Draw every face as a quad of its own, as the source text does; for comparisons. */
  record Plain(boolean plain) implements Action {}

  /** Come down to three blocks above the ground: in reach of it, and not in the way. */
  record Land() implements Action {}

  /** Show the card with the players, or hide it. */
  record Players(boolean shown) implements Action {}

  /** Close the window. */
  record Quit() implements Action {}
}
