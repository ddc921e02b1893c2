package voxelpopuli.client.screens;

import com.simsilica.lemur.Button;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import java.util.EnumMap;
import java.util.Map;
import voxelpopuli.client.menu.KeyChoice;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.KeyBindings;
import voxelpopuli.client.settings.UserSettings;

/** Which key does what: click one, press another. */
final class KeysPage extends Page {

  private static final float WIDE = 900;
  private static final float COLUMN = (WIDE - 3 * EDGE) / 2;
  private static final float KEY = 170;
  private static final float ROW = 42;
  private static final int ROWS = (Command.values().length + 1) / 2;

  private final Front front;
  private final Map<Command, Button> keys = new EnumMap<>(Command.class);
  private final Label said;

  KeysPage(Kit kit, Front front) {
    super(kit, "KEYS", WIDE, HEAD + ROWS * ROW + 2 * LINE + GAP + EDGE);
    this.front = front;
    for (Command command : Command.values()) {
      int i = command.ordinal();
      float x = EDGE + i / ROWS * (COLUMN + EDGE);
      float y = HEAD + i % ROWS * ROW;
      text(command.meaning(), x, y, COLUMN - KEY, Ink.TEXT);
      keys.put(
          command,
          add(
              kit.button("", KEY, ROW - 8, false, () -> front.choice().choose(command)),
              x + COLUMN - KEY,
              y + 3));
    }
    float low = height - EDGE - LINE;
    said = text("", EDGE, low - LINE, WIDE - 2 * EDGE, Ink.KEY);
    said.setTextHAlignment(HAlignment.Center);
    float half = (WIDE - 2 * EDGE - GAP) / 2;
    add(kit.button("Usual keys", half, LINE, false, this::reset), EDGE, low);
    add(kit.button("Done", half, LINE, true, front.doings()::back), EDGE + half + GAP, low);
  }

  private void reset() {
    front.choice().cancel();
    front.preferences().change(UserSettings::withUsualKeys);
  }

  @Override
  void opened() {
    front.choice().cancel();
  }

  @Override
  void update(double seconds) {
    KeyBindings bindings = front.preferences().now().keys();
    String conflict = "";
    for (Command command : Command.values()) {
      boolean waiting = front.choice().waiting().filter(command::equals).isPresent();
      String also = KeyChoice.conflict(bindings, command);
      if (!also.isEmpty() && conflict.isEmpty()) {
        conflict = bindings.labels(command) + " means: " + command.meaning() + "; " + also;
      }
      say(
          keys.get(command),
          waiting ? "press a key" : bindings.labels(command),
          waiting ? Ink.KEY : also.isEmpty() ? Ink.TEXT : Ink.WARN);
    }
    String words = front.choice().said();
    if (!words.isEmpty()) {
      say(said, words, Ink.KEY);
    } else if (!conflict.isEmpty()) {
      say(said, conflict, Ink.WARN);
    } else {
      say(said, "Click a key to change it. Esc and 1 to 9 stay as they are.", Ink.MUTED);
    }
  }
}
