package voxelpopuli.client.window;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.client.link.Connection;
import voxelpopuli.client.link.WorldView;
import voxelpopuli.client.play.Trail;

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

  /** Who is near, for the card under Tab; guests have no key that proves their name. */
  static String players(String self, boolean guest, Map<String, Trail> others) {
    StringBuilder text = new StringBuilder("Near you\n\n");
    text.append(self).append(guest ? " (you, a guest)\n" : " (you)\n");
    new TreeMap<>(others)
        .forEach((name, trail) -> text.append(name).append(trail.guest() ? " (guest)\n" : "\n"));
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
