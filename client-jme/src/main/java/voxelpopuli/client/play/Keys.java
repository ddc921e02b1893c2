package voxelpopuli.client.play;

/** Which movement keys are down. */
public record Keys(
    boolean forward,
    boolean back,
    boolean left,
    boolean right,
    boolean jump,
    boolean sneak,
    boolean sprint) {

  public static final Keys NONE = new Keys(false, false, false, false, false, false, false);

  /** 1 forwards, -1 backwards. */
  int ahead() {
    return (forward ? 1 : 0) - (back ? 1 : 0);
  }

  /** 1 to the right, -1 to the left. */
  int aside() {
    return (right ? 1 : 0) - (left ? 1 : 0);
  }
}
