package voxelpopuli.client.script;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Timed steps, read from text: a line holds a time in seconds since the player joined, then any
 * number of actions. What follows a # is a remark.
 *
 * <pre>
 * 0.0 wait                          # until all chunks in view are there
 * 1.0 at 8 40 8 look 45 -30
 * 2.0 break
 * 3.0 place brick
 * 4.0 screenshot after.png quit
 * </pre>
 */
public record FlyPath(List<Step> steps) {

  /** What happens when: seconds since the player joined. */
  public record Step(double at, Action action) {}

  /** The text is not a fly path; the message names line and word. */
  public static final class BadPathException extends Exception {
    private static final long serialVersionUID = 1;

    BadPathException(int line, String why) {
      super("line " + line + ": " + why);
    }
  }

  public FlyPath {
    List<Step> sorted = new ArrayList<>(steps);
    sorted.sort(Comparator.comparingDouble(Step::at)); // stable: equal times keep the file's order
    steps = List.copyOf(sorted);
  }

  public static FlyPath parse(List<String> lines) throws BadPathException {
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("#.*", "").trim();
      if (!line.isEmpty()) {
        new Line(i + 1, line.split("\\s+")).readInto(steps);
      }
    }
    return new FlyPath(steps);
  }

  /** This path and what another adds, each at its own time. */
  public FlyPath and(List<Step> more) {
    List<Step> all = new ArrayList<>(steps);
    all.addAll(more);
    return new FlyPath(all);
  }

  /** Reads one line word by word. */
  private static final class Line {
    private final int number;
    private final String[] words;
    private int next;

    Line(int number, String[] words) {
      this.number = number;
      this.words = words;
    }

    void readInto(List<Step> steps) throws BadPathException {
      double at = number("a time in seconds");
      if (at < 0) {
        throw bad("the time " + words[0] + " is before the start");
      }
      if (next == words.length) {
        throw bad("nothing to do at " + words[0]);
      }
      while (next < words.length) {
        steps.add(new Step(at, action()));
      }
    }

    private Action action() throws BadPathException {
      String verb = words[next++];
      return switch (verb) {
        case "at" -> new Action.At(number("x"), number("y"), number("z"));
        case "to" -> new Action.To(number("x"), number("y"), number("z"), number("seconds"));
        case "look" -> new Action.Look(number("yaw"), number("pitch"));
        case "break" -> new Action.Break();
        case "place" -> new Action.Place(word("a block's name"));
        case "screenshot" -> new Action.Screenshot(Path.of(word("a file name")));
        case "say" -> new Action.Say(rest());
        case "clock" -> new Action.Clock(clock(word("a time like 18:30")));
        case "hud" -> new Action.Hud(onOff());
        case "overlay" -> new Action.Overlay(onOff());
        case "inventory" -> new Action.Inventory(onOff());
        case "bench" -> new Action.Bench("path", number("seconds"));
        case "plain" -> new Action.Plain(onOff());
        case "players" -> new Action.Players(onOff());
        case "land" -> new Action.Land();
        case "wait" -> new Action.Wait();
        case "quit" -> new Action.Quit();
        default ->
            throw bad(
                "'"
                    + verb
                    + "' is none of: at, to, look, break, place, screenshot, say, clock,"
                    + " hud, overlay, inventory, players, bench, plain, land, wait, quit");
      };
    }

    private String word(String what) throws BadPathException {
      if (next == words.length) {
        throw bad(what + " is missing at the end");
      }
      return words[next++];
    }

    private double number(String what) throws BadPathException {
      String word = word(what);
      try {
        double value = Double.parseDouble(word);
        if (Double.isFinite(value)) {
          return value;
        }
      } catch (NumberFormatException e) {
        // said below, with the line's number
      }
      throw bad("'" + word + "' is not a number (" + what + ")");
    }

    private double clock(String word) throws BadPathException {
      String[] parts = word.split(":");
      try {
        return Integer.parseInt(parts[0]) * 60
            + (parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
      } catch (NumberFormatException e) {
        throw bad("'" + word + "' is not a time like 18:30");
      }
    }

    private boolean onOff() throws BadPathException {
      String word = word("on or off");
      if (!word.equals("on") && !word.equals("off")) {
        throw bad("'" + word + "' is neither on nor off");
      }
      return word.equals("on");
    }

    private String rest() throws BadPathException {
      String text = String.join(" ", List.of(words).subList(next, words.length));
      if (text.isEmpty()) {
        throw bad("say what?");
      }
      next = words.length;
      return text;
    }

    private BadPathException bad(String why) {
      return new BadPathException(number, why);
    }
  }
}
