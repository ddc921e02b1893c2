package voxelpopuli.client.menu;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import voxelpopuli.client.settings.Range;
import voxelpopuli.client.settings.UserSettings;

/** A setting that is a number: what it is called, how it is read, changed and written. */
public record SliderSetting(
    String label,
    Range range,
    ToDoubleFunction<UserSettings> read,
    BiFunction<UserSettings, Double, UserSettings> write,
    DoubleFunction<String> words) {

  /** All of them, in the order of the settings screen. */
  public static final List<SliderSetting> ALL =
      List.of(
          new SliderSetting(
              "View distance",
              Range.VIEW_DISTANCE,
              UserSettings::viewDistance,
              (settings, value) -> settings.withViewDistance(whole(value)),
              value -> whole(value) + (value == 1 ? " chunk" : " chunks")),
          new SliderSetting(
              "Field of view",
              Range.FIELD_OF_VIEW,
              UserSettings::fieldOfView,
              (settings, value) -> settings.withFieldOfView(whole(value)),
              value -> whole(value) + " degrees"),
          new SliderSetting(
              "Mouse sensitivity",
              Range.SENSITIVITY,
              UserSettings::sensitivity,
              UserSettings::withSensitivity,
              value -> String.format(Locale.ROOT, "%.1f", value)),
          new SliderSetting(
              "Frame limit",
              Range.FRAME_LIMIT,
              UserSettings::frameLimit,
              (settings, value) -> settings.withFrameLimit(whole(value)),
              value -> value >= Range.FRAME_LIMIT.most() ? "none" : whole(value) + " a second"),
          new SliderSetting(
              "Volume",
              Range.VOLUME,
              UserSettings::volume,
              UserSettings::withVolume,
              value -> value == 0 ? "off" : Math.round(value * 100) + " %"));

  public double value(UserSettings settings) {
    return read.applyAsDouble(settings);
  }

  /** The settings with this value, moved to the nearest step. */
  public UserSettings changed(UserSettings settings, double value) {
    return write.apply(settings, range.snap(value));
  }

  /** The value as the player reads it. */
  public String text(UserSettings settings) {
    return words.apply(value(settings));
  }

  private static int whole(double value) {
    return (int) Math.round(value);
  }
}
