package voxelpopuli.world.protocol;

/**
 * Finds where a JSON object or list ends without waiting for a line end, which the source text's
 * handshake does not have.
 *
 * <p>It counts brackets outside of strings and leaves the judgement of everything between them to
 * the parser.
 */
final class JsonEnd {

  /** Deeper nesting has no use in any message of ours. */
  private static final int MAX_DEPTH = 32;

  private JsonEnd() {}

  /**
   * The position after the value that starts at {@code from}, or -1 if it is not all here.
   *
   * @throws MalformedException when what starts there is neither object nor list
   */
  static int scan(byte[] bytes, int from, int to) throws MalformedException {
    if (from == to) {
      return -1;
    }
    if (bytes[from] != '{' && bytes[from] != '[') {
      throw new MalformedException("expected a JSON object or list");
    }
    int depth = 0;
    // The quote that opened the string we are in, or 0. Single quotes are no JSON, but the source
    // text writes them.
    byte quote = 0;
    for (int i = from; i < to; i++) {
      byte b = bytes[i];
      if (quote != 0) {
        if (b == '\\') {
          i++;
        } else if (b == quote) {
          quote = 0;
        }
      } else if (b == '"' || b == '\'') {
        quote = b;
      } else if (b == '{' || b == '[') {
        if (++depth > MAX_DEPTH) {
          throw new MalformedException("JSON nested deeper than " + MAX_DEPTH);
        }
      } else if (b == '}' || b == ']') {
        if (--depth == 0) {
          return i + 1;
        }
      }
    }
    return -1;
  }
}
