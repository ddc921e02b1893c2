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

  /** Lines of talk on screen: more would cover the world. */
  static final int TALK_LINES = 12;

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

  /** The lines of talk that are still fresh, at most {@link #TALK_LINES}. */
  static String talk(List<WorldView.Said> talk, long nanos, Duration shown) {
    List<WorldView.Said> fresh =
        talk.stream().filter(said -> nanos - said.nanos() < shown.toNanos()).toList();
    return lines(fresh.subList(Math.max(0, fresh.size() - TALK_LINES), fresh.size()));
  }

  /**
   * All that was said, old or new, as far as it fits, while a line is typed.
   *
   * @param scrolled lines that the player went back
   */
  static String history(List<WorldView.Said> talk, int scrolled) {
    int last = Math.max(Math.min(TALK_LINES, talk.size()), talk.size() - scrolled);
    return lines(talk.subList(Math.max(0, last - TALK_LINES), last));
  }

  private static String lines(List<WorldView.Said> talk) {
    StringBuilder text = new StringBuilder();
    for (WorldView.Said said : talk) {
      text.append(said.from().isEmpty() ? "" : said.from() + ": ").append(said.text()).append('\n');
    }
    return text.toString();
  }
}
