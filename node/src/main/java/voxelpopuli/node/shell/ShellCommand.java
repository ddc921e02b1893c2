package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;

/** Something that can be typed. */
public interface ShellCommand {

  /** The first word. */
  String name();

  /** What follows it, e.g. {@code KEY}; empty if nothing does. */
  String arguments();

  /** What it does, in a line. */
  String summary();

  /** Words that may follow, for completion. */
  default List<String> completions() {
    return List.of();
  }

  /**
   * Does it.
   *
   * @param words what was typed after the name
   * @param out prints a line
   * @throws Misuse when the words make no sense
   */
  void run(List<String> words, Consumer<String> out) throws Misuse;

  /** The words make no sense; the message says why. */
  final class Misuse extends Exception {
    private static final long serialVersionUID = 1L;

    public Misuse(String message) {
      super(message);
    }
  }
}
