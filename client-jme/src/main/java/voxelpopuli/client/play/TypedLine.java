package voxelpopuli.client.play;

import java.util.ArrayList;
import java.util.List;

/** A line of text while it is typed, with the lines typed before it. */
public final class TypedLine {

  /** Characters that a line may have; a node would cut longer ones. */
  public static final int LONGEST = 200;

  private static final int REMEMBERED = 50;

  private final StringBuilder text = new StringBuilder();
  private final List<String> earlier = new ArrayList<>();
  private int browsing;

  public String text() {
    return text.toString();
  }

  public void type(char character) {
    if (!Character.isISOControl(character) && text.length() < LONGEST) {
      text.append(character);
    }
  }

  public void backspace() {
    if (text.length() > 0) {
      text.setLength(text.length() - 1);
    }
  }

  public void clear() {
    text.setLength(0);
    browsing = earlier.size();
  }

  /** Ends the line: remembers it, unless it is blank, and starts an empty one. */
  public String take() {
    String line = text.toString().strip();
    if (!line.isEmpty()) {
      earlier.add(line);
      if (earlier.size() > REMEMBERED) {
        earlier.remove(0);
      }
    }
    clear();
    return line;
  }

  /** Shows an earlier line (-1), or a later one (1). */
  public void browse(int steps) {
    browsing = Math.max(0, Math.min(earlier.size(), browsing + steps));
    text.setLength(0);
    if (browsing < earlier.size()) {
      text.append(earlier.get(browsing));
    }
  }
}
