package voxelpopuli.client.screens;

import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.client.menu.ControlsCard;
import voxelpopuli.client.settings.KeyBindings;

/** The card with the controls: at the first join, and under Pause. */
final class ControlsPage extends Page {

  private static final float WIDE = 880;
  private static final float COLUMN = (WIDE - 3 * EDGE) / 2;
  private static final float KEYS = 130;
  private static final float ROW = 34;
  private static final int ROWS = 8;

  private final Front front;
  private final List<Label> drawn = new ArrayList<>();
  private KeyBindings shown;

  ControlsPage(Kit kit, Front front) {
    super(kit, "CONTROLS", WIDE, HEAD + ROWS * ROW + GAP + LINE + EDGE);
    this.front = front;
    add(
        kit.button("Got it", 240, LINE, true, front.doings()::back),
        (WIDE - 240) / 2,
        height - EDGE - LINE);
  }

  @Override
  void opened() {
    KeyBindings keys = front.preferences().now().keys();
    if (keys.equals(shown)) {
      return;
    }
    shown = keys;
    drawn.forEach(this::remove);
    drawn.clear();
    float x = EDGE;
    for (List<ControlsCard.Row> column : ControlsCard.columns(keys)) {
      float y = HEAD;
      for (ControlsCard.Row row : column) {
        Label key = kit.label(row.keys(), KEYS, ROW, Ink.KEY, HAlignment.Left);
        Label meaning = kit.label(row.meaning(), COLUMN - KEYS, ROW, Ink.TEXT, HAlignment.Left);
        drawn.add(add(key, x, y));
        drawn.add(add(meaning, x + KEYS, y));
        y += ROW;
      }
      x += COLUMN + EDGE;
    }
  }
}
