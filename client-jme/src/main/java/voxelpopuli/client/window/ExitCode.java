package voxelpopuli.client.window;

/** What scripts read from the client's end. */
public final class ExitCode {

  public static final int FINE = 0;

  /** A bad option, or a scripted run that no node let in. */
  public static final int REFUSED = 2;

  /** This machine cannot open a window with OpenGL. */
  public static final int NO_WINDOW = 3;

  private ExitCode() {}
}
