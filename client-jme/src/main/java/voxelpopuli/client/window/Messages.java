package voxelpopuli.client.window;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import voxelpopuli.client.link.Connection;
import voxelpopuli.client.link.WorldView;

/** What the window says to the player, in words. */
final class Messages {

  private Messages() {}

  static String of(Connection connection, boolean groundIsHere) {
    if (connection instanceof Connection.Connecting connecting) {
      return "Asking " + connecting.node() + " to let us in ...";
    }
    if (connection instanceof Connection.Lost lost) {
      return "No node answers ("
          + lost.reason()
          + ").\nTrying again; start one with: ./sbt node/run";
    }
    return groundIsHere ? "" : "Loading the ground ...";
  }

  /** Who is near, for the card under Tab. */
  static String players(String self, Collection<String> others) {
    StringBuilder text = new StringBuilder("Near you\n\n").append(self).append(" (you)\n");
    others.stream().sorted().forEach(name -> text.append(name).append('\n'));
    return text.toString();
  }

  /** The lines of talk that are still fresh. */
  static String talk(List<WorldView.Said> talk, long nanos, Duration shown) {
    StringBuilder text = new StringBuilder();
    for (WorldView.Said said : talk) {
      if (nanos - said.nanos() < shown.toNanos()) {
        text.append(said.from().isEmpty() ? "" : said.from() + ": ")
            .append(said.text())
            .append('\n');
      }
    }
    return text.toString();
  }
}
