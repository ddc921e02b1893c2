package voxelpopuli.node.shell;

import java.util.List;
import java.util.Locale;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.lookup.LookupStats;

/** Keys as people type them, and what finding them cost. */
final class Keys {

  private Keys() {}

  /** The only word that is expected here, as a key. */
  static NodeId parse(List<String> words, int expected) throws ShellCommand.Misuse {
    if (words.size() != expected) {
      throw new ShellCommand.Misuse("One key is needed.");
    }
    return of(words.get(0));
  }

  /** 40 hex digits are an id; anything else is a text whose SHA-1 is the key. */
  static NodeId of(String word) {
    return word.matches("[0-9a-fA-F]{40}")
        ? NodeId.ofHex(word.toLowerCase(Locale.ROOT))
        : NodeId.sha1(word);
  }

  /** What a lookup cost, for people. */
  static String cost(LookupStats stats) {
    return String.format(
        Locale.ROOT,
        "%d calls (%d unanswered), %d steps, %.1f ms",
        stats.calls(),
        stats.failed(),
        stats.path(),
        stats.nanos() / 1e6);
  }
}
