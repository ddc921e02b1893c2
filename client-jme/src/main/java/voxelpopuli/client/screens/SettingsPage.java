package voxelpopuli.client.screens;

import com.simsilica.lemur.Button;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Slider;
import com.simsilica.lemur.core.VersionedReference;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.client.menu.SliderSetting;
import voxelpopuli.client.play.Screen;
import voxelpopuli.client.settings.Preferences;
import voxelpopuli.client.settings.UserSettings;

/** Everything that a player may change, applied and kept at once. */
final class SettingsPage extends Page {

  private static final float WIDE = 720;
  private static final float LABEL = 190;
  private static final float VALUE = 130;
  private static final float SLIDER = WIDE - 2 * EDGE - LABEL - VALUE;

  private final Preferences preferences;
  private final List<Line> lines = new ArrayList<>();
  private final Button fullScreen;
  private final Label window;

  private record Line(
      SliderSetting setting, Slider slider, VersionedReference<Double> moved, Label value) {}

  SettingsPage(Kit kit, Front front) {
    super(
        kit,
        "SETTINGS",
        WIDE,
        HEAD + (SliderSetting.ALL.size() + 1) * (LINE + GAP) + GAP + LINE + EDGE);
    preferences = front.preferences();
    for (SliderSetting setting : SliderSetting.ALL) {
      lines.add(line(setting, HEAD + lines.size() * (LINE + GAP)));
    }
    float y = HEAD + lines.size() * (LINE + GAP);
    text("Full screen", EDGE, y, LABEL, Ink.TEXT);
    fullScreen = add(kit.button("", 150, LINE - 8, false, this::toggle), EDGE + LABEL, y + 4);
    window = text("", EDGE + LABEL + 170, y, 300, Ink.MUTED);
    float third = (WIDE - 2 * EDGE - 2 * GAP) / 3;
    float low = height - EDGE - LINE;
    add(kit.button("Keys", third, LINE, false, () -> front.doings().open(Screen.KEYS)), EDGE, low);
    add(kit.button("Usual values", third, LINE, false, this::reset), EDGE + third + GAP, low);
    add(kit.button("Done", third, LINE, true, front.doings()::back), EDGE + 2 * (third + GAP), low);
  }

  private Line line(SliderSetting setting, float y) {
    text(setting.label(), EDGE, y, LABEL, Ink.TEXT);
    Slider slider =
        kit.slider(
            setting.range().least(),
            setting.range().most(),
            setting.range().step(),
            setting.value(preferences.now()),
            SLIDER,
            LINE - 12);
    add(slider, EDGE + LABEL, y + 6);
    Label value =
        add(kit.label("", VALUE, LINE, Ink.KEY, HAlignment.Right), WIDE - EDGE - VALUE, y);
    return new Line(setting, slider, slider.getModel().createReference(), value);
  }

  @Override
  void opened() {
    UserSettings now = preferences.now();
    lines.forEach(line -> line.slider.getModel().setValue(line.setting.value(now)));
    lines.forEach(line -> line.moved.update());
  }

  @Override
  void update(double seconds) {
    for (Line line : lines) {
      if (line.moved.update()) {
        double value = line.slider.getModel().getValue();
        preferences.change(now -> line.setting.changed(now, value));
      }
      say(line.value, line.setting.text(preferences.now()), Ink.KEY);
    }
    var shape = preferences.now().window();
    say(fullScreen, shape.fullScreen() ? "on" : "off", Ink.TEXT);
    say(window, "window " + shape.width() + " x " + shape.height(), Ink.MUTED);
  }

  private void toggle() {
    preferences.change(now -> now.withWindow(now.window().filling(!now.window().fullScreen())));
  }

  private void reset() {
    UserSettings usual = UserSettings.defaults();
    for (Line line : lines) {
      preferences.change(now -> line.setting.changed(now, line.setting.value(usual)));
    }
    opened();
  }
}
