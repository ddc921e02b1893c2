package voxelpopuli.node.shell;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import voxelpopuli.world.World;

/** The world's clock; the same on every node, and set for all of them. */
public record TimeCommand(Game game) implements ShellCommand {

  private static final Pattern CLOCK = Pattern.compile("(\\d{1,2}):(\\d{2})");

  @Override
  public String name() {
    return "time";
  }

  @Override
  public String arguments() {
    return "[HH:MM]";
  }

  @Override
  public String summary() {
    return "what time it is in the world; or sets it, for all nodes and players";
  }

  @Override
  public List<String> completions() {
    return List.of("06:00", "12:00", "18:00", "00:00");
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() > 1) {
      throw new Misuse("One time is enough.");
    }
    if (!words.isEmpty()) {
      int minutes = minutes(words.get(0)).orElseThrow(() -> new Misuse("That is no time."));
      game.tell(new World.SetTime(minutes));
      out.accept(clock(minutes) + " for the whole world; other nodes follow within seconds.");
    } else {
      out.accept(clock((int) game.<World.Time>ask(World.AskTime::new).minutes()));
    }
  }

  /** Minutes from midnight; nothing if it is no time. */
  static OptionalInt minutes(String text) {
    Matcher matcher = CLOCK.matcher(text);
    if (!matcher.matches()) {
      return OptionalInt.empty();
    }
    int hour = Integer.parseInt(matcher.group(1));
    int minute = Integer.parseInt(matcher.group(2));
    return hour < 24 && minute < 60 ? OptionalInt.of(hour * 60 + minute) : OptionalInt.empty();
  }

  private static String clock(int minutes) {
    return String.format("%02d:%02d", minutes / 60, minutes % 60);
  }
}
