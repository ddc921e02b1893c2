package voxelpopuli.client.menu;

import java.time.Duration;
import voxelpopuli.client.link.Connection;

/** Follows the connection from frame to frame and finds the words for it. */
public final class ConnectionWatch {

  private final double calmAfter;
  private double lostFor;
  private double waitedFor;
  private boolean arrived;
  private String last = "";

  /**
   * @param calmAfter how long a loss is only a banner
   */
  public ConnectionWatch(Duration calmAfter) {
    this.calmAfter = calmAfter.toMillis() / 1000.0;
  }

  /** Whether the player has stood in the world. */
  public boolean arrived() {
    return arrived;
  }

  /** The player wants to wait on: the banner is enough for a while again. */
  public void waitOn() {
    lostFor = 0;
  }

  /**
   * @param ground whether there is something to stand on
   */
  public Notice step(Connection connection, boolean ground, double seconds) {
    boolean joined = connection instanceof Connection.Joined;
    arrived |= joined && ground;
    waitedFor += seconds;
    if (connection instanceof Connection.Lost lost) {
      last = lost.reason();
    }
    if (!arrived) {
      return entering(connection);
    }
    if (joined) {
      lostFor = 0;
      return Notice.NOTHING;
    }
    lostFor += seconds;
    if (connection instanceof Connection.Lost lost && !lost.retrying()) {
      return new Notice(Notice.Kind.NONE_LEFT, "You have left the world", sentence(lost.reason()));
    }
    if (lostFor < calmAfter) {
      return new Notice(
          Notice.Kind.BANNER, "Connection lost", "looking for a node ... " + (int) lostFor + " s");
    }
    return new Notice(
        Notice.Kind.NONE_LEFT,
        "No node is left",
        sentence(last)
            + "\nWhat you built is kept by the nodes; it is there when one comes back."
            + "\nThe client goes on looking by itself.");
  }

  private Notice entering(Connection connection) {
    if (connection instanceof Connection.Connecting connecting) {
      return connecting(
          "Knocking", "Asking " + connecting.node() + " to let you in" + dots(waitedFor));
    }
    if (connection instanceof Connection.Joined joined) {
      String world = joined.world().isEmpty() ? "Welcome" : "Welcome to " + joined.world();
      return connecting(world, "Loading the ground around you" + dots(waitedFor));
    }
    Connection.Lost lost = (Connection.Lost) connection;
    return connecting(
        silent(lost) ? "No node answers" : "You were not let in",
        sentence(lost.reason())
            + (lost.retrying() ? "\nTrying again every few seconds" + dots(waitedFor) : ""));
  }

  /**
   * A node that refuses says why; one that is not there cannot, and the line's own words remain.
   */
  private static boolean silent(Connection.Lost lost) {
    return lost.retrying() && lost.reason().matches(".*(connect|answer|closed|gone).*");
  }

  private static Notice connecting(String title, String detail) {
    return new Notice(Notice.Kind.CONNECTING, title, detail);
  }

  private static String sentence(String reason) {
    if (reason.isEmpty()) {
      return "";
    }
    String text = Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
    return text.endsWith(".") ? text : text + ".";
  }

  /** Dots that come and go: a still picture would look like a hang. */
  private static String dots(double seconds) {
    return " " + ".".repeat(1 + (int) (seconds * 2) % 3);
  }
}
