package voxelpopuli.client.menu;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.KeyBindings;

/** What one has to know to play, with the keys that the player really has. */
public final class ControlsCard {

  /** Keys, and what they do. */
  public record Row(String keys, String meaning) {}

  private ControlsCard() {}

  /** Walking and looking; then hands and the rest. */
  public static List<List<Row>> columns(KeyBindings keys) {
    String walk =
        Stream.of(Command.FORWARD, Command.LEFT, Command.BACK, Command.RIGHT)
            .map(keys::label)
            .collect(Collectors.joining(" "));
    return List.of(
        List.of(
            new Row("Mouse", "look around"),
            new Row(walk, "walk"),
            row(keys, Command.JUMP),
            row(keys, Command.SNEAK),
            row(keys, Command.SPRINT),
            row(keys, Command.FLY),
            row(keys, Command.TALK),
            row(keys, Command.PLAYERS)),
        List.of(
            row(keys, Command.BREAK),
            row(keys, Command.PLACE),
            row(keys, Command.PICK),
            new Row("1 - 9, wheel", "choose a block at hand"),
            row(keys, Command.INVENTORY),
            new Row(
                Stream.of(Command.HIDE, Command.PICTURE, Command.OVERLAY)
                    .map(keys::label)
                    .collect(Collectors.joining(" ")),
                "hide all, picture, figures"),
            new Row("Esc", "pause, settings, leave")));
  }

  private static Row row(KeyBindings keys, Command command) {
    return new Row(keys.label(command), command.meaning());
  }
}
