package voxelpopuli.node.terminal;

/** Colours for text, or none: where output is no terminal, or {@code NO_COLOR} is set. */
public enum Ink {
  COLOUR(true),
  PLAIN(false);

  private final boolean colour;

  Ink(boolean colour) {
    this.colour = colour;
  }

  /** Colours when standard output is a terminal and nobody objects. */
  public static Ink ofStandardOutput() {
    boolean terminal = System.console() != null && System.getenv("NO_COLOR") == null;
    return terminal ? COLOUR : PLAIN;
  }

  /** Names, headings. */
  public String strong(String text) {
    return paint("1", text);
  }

  /** What is there for completeness. */
  public String faint(String text) {
    return paint("2", text);
  }

  /** All is well. */
  public String good(String text) {
    return paint("32", text);
  }

  /** Worth a look. */
  public String warn(String text) {
    return paint("33", text);
  }

  /** Wrong. */
  public String bad(String text) {
    return paint("31", text);
  }

  /** Addresses, ids: what one copies. */
  public String code(String text) {
    return paint("36", text);
  }

  private String paint(String sgr, String text) {
    return colour ? "\u001b[" + sgr + "m" + text + "\u001b[0m" : text;
  }
}
