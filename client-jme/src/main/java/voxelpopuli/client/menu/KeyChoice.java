package voxelpopuli.client.menu;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.KeyBindings;
import voxelpopuli.client.settings.UserSettings;

/** The screen of keys while a new one is chosen: click a command, press a key. */
public final class KeyChoice {

  private Command waiting;
  private String said = "";

  /** The command that waits for its key. */
  public Optional<Command> waiting() {
    return Optional.ofNullable(waiting);
  }

  /** What the player has to know about the last press; may be empty. */
  public String said() {
    return said;
  }

  public void choose(Command command) {
    waiting = command;
    said = "Press a key or a mouse button for: " + command.meaning() + "  (Esc leaves it)";
  }

  public void cancel() {
    waiting = null;
    said = "";
  }

  /** A key was pressed: what becomes of the settings, if it is one that can be chosen. */
  public Optional<UnaryOperator<UserSettings>> press(Optional<Key> key) {
    if (waiting == null) {
      return Optional.empty();
    }
    if (key.isEmpty()) {
      said = "That key cannot be chosen; press another one.";
      return Optional.empty();
    }
    if (key.get().choosesSlot()) {
      said = "1 to 9 choose the block at hand; press another one.";
      return Optional.empty();
    }
    Command command = waiting;
    cancel();
    return Optional.of(settings -> settings.withKey(command, key.get()));
  }

  /** What a command's keys mean beside it, in words; empty when nothing. */
  public static String conflict(KeyBindings keys, Command command) {
    List<Command> others = keys.conflicts(command);
    return others.isEmpty()
        ? ""
        : "also: " + others.stream().map(Command::meaning).collect(Collectors.joining(", "));
  }
}
