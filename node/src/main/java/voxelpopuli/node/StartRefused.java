package voxelpopuli.node;

/** The node cannot start as it was told to; the message is the one line that its user reads. */
public final class StartRefused extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * @param message what is wrong, with what, and what to do about it
   */
  public StartRefused(String message) {
    super(message);
  }
}
