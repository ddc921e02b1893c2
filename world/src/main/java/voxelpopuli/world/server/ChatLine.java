package voxelpopuli.world.server;

/** What a typed line means. */
sealed interface ChatLine {

  /** What {@code /help} answers. */
  String HELP =
      "say something to those near, or: /msg NAME text (or /msg \"BIG NAME\" text), /help";

  /** For all who are near. */
  record Aloud(String text) implements ChatLine {}

  /** For one player, wherever that one is. */
  record Whisper(String to, String text) implements ChatLine {}

  /** For the one who typed: help, or what was wrong. */
  record Answer(String text) implements ChatLine {}

  static ChatLine read(String typed) {
    String line = typed.strip();
    if (!line.startsWith("/")) {
      return new Aloud(line);
    }
    if (line.equals("/help")) {
      return new Answer(HELP);
    }
    if (line.equals("/msg") || line.startsWith("/msg ")) {
      return whisper(line.substring(4).strip());
    }
    return new Answer("there is no command " + line.split(" ")[0] + "; /help lists them");
  }

  private static ChatLine whisper(String rest) {
    boolean quoted = rest.startsWith("\"");
    int end = quoted ? rest.indexOf('"', 1) : rest.indexOf(' ');
    if (end < 1) {
      return new Answer("to whom, and what? /msg NAME text");
    }
    String to = rest.substring(quoted ? 1 : 0, end);
    String text = rest.substring(end + 1).strip();
    return to.isBlank() || text.isEmpty()
        ? new Answer("to whom, and what? /msg NAME text")
        : new Whisper(to, text);
  }
}
