package voxelpopuli.client.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import voxelpopuli.client.settings.UserSettings;
import voxelpopuli.world.protocol.Handshake;

/** What the start screen asks for, and what is wrong with the answers. */
public record StartForm(String name, String address) {

  /** The form as it is first shown: the last node, or this machine's. */
  public static StartForm of(UserSettings settings, String usualNode) {
    return new StartForm(
        settings.nameOrLogin(), settings.recentNodes().stream().findFirst().orElse(usualNode));
  }

  /** Why one cannot join with it, in words for the player. */
  public Optional<String> problem() {
    if (name.isBlank()) {
      return Optional.of("Please say what you want to be called.");
    }
    if (name.strip().length() > Handshake.MAX_NAME) {
      return Optional.of("A name has at most " + Handshake.MAX_NAME + " characters.");
    }
    if (address.isBlank()) {
      return Optional.of("Please give a node's address, such as 127.0.0.1:7400.");
    }
    int colon = address.lastIndexOf(':');
    boolean bad = address.strip().contains(" ");
    if (colon >= 0 && address.indexOf(':') == colon) {
      bad |= !address.strip().substring(colon + 1).matches("\\d{1,5}") || colon == 0;
    }
    return bad
        ? Optional.of("That is no address: expected a host, or host:port.")
        : Optional.empty();
  }

  /** The nodes to list and to ask: recent ones and this machine's, each once. */
  public static List<String> nodes(UserSettings settings, String usualNode) {
    List<String> nodes = new ArrayList<>(settings.recentNodes());
    if (!nodes.contains(usualNode)) {
      nodes.add(usualNode);
    }
    return nodes;
  }

  /** A node's state in a few words. */
  public static String words(NodeState state) {
    if (state instanceof NodeState.Here here) {
      String millis =
          here.millis() < 10
              ? String.format(Locale.ROOT, "%.1f ms", here.millis())
              : Math.round(here.millis()) + " ms";
      return here.world() + "   " + millis;
    }
    return state instanceof NodeState.Silent silent ? silent.reason() : "asking ...";
  }
}
