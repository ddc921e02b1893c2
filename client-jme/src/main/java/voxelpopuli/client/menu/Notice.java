package voxelpopuli.client.menu;

/** What the player is told about the connection. */
public record Notice(Kind kind, String title, String detail) {

  /** How it is shown. */
  public enum Kind {
    /** All is well: nothing is shown. */
    NONE,
    /** Not in the world yet: a screen of its own. */
    CONNECTING,
    /** The world stays on screen, with a line above it. */
    BANNER,
    /** Nothing came back for a while: the player may choose. */
    NONE_LEFT
  }

  public static final Notice NOTHING = new Notice(Kind.NONE, "", "");
}
