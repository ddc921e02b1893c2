package voxelpopuli.client.play;

/** What the keyboard and the mouse are for at the moment. */
public enum Screen {
  /** The world has them. */
  WORLD,
  /** Name and node are chosen; there is no world yet. */
  START,
  /** On the way into the world. */
  CONNECTING,
  /** A menu; the world goes on behind it. */
  PAUSE,
  /** A card with the controls. */
  CONTROLS,
  /** What the player may change. */
  SETTINGS,
  /** Which key does what. */
  KEYS,
  /** No node has answered for a while: wait on, or go. */
  NONE_LEFT,
  /** A line of talk is being typed. */
  TALK,
  /** All blocks to choose from; typing searches. */
  INVENTORY;

  /** Whether typed characters make text here. */
  public boolean takesText() {
    return this == TALK || this == INVENTORY;
  }

  /** Whether the mouse is a pointer here and does not turn the head. */
  public boolean showsPointer() {
    return this != WORLD;
  }
}
