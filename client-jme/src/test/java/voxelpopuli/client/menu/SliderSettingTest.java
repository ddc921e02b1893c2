package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.client.settings.UserSettings;

class SliderSettingTest {

  private final UserSettings usual = UserSettings.defaults();

  @Test
  void everySliderReadsBackWhatItWrote() {
    for (SliderSetting setting : SliderSetting.ALL) {
      for (double value :
          new double[] {setting.range().least(), setting.range().most(), setting.value(usual)}) {
        assertThat(setting.value(setting.changed(usual, value)))
            .as(setting.label())
            .isEqualTo(value);
      }
    }
  }

  @Test
  void valuesGoToTheNearestStepWithinTheRange() {
    SliderSetting sensitivity = named("Mouse sensitivity");
    assertThat(sensitivity.value(sensitivity.changed(usual, 0.7437))).isEqualTo(0.7);
    SliderSetting view = named("View distance");
    assertThat(view.value(view.changed(usual, 99))).isEqualTo(16);
    assertThat(view.value(view.changed(usual, 3.6))).isEqualTo(4);
  }

  @Test
  void valuesAreToldInWords() {
    assertThat(named("View distance").text(usual.withViewDistance(1))).isEqualTo("1 chunk");
    assertThat(named("Frame limit").text(usual.withFrameLimit(250))).isEqualTo("none");
    assertThat(named("Frame limit").text(usual)).isEqualTo("120 a second");
    assertThat(named("Volume").text(usual.withVolume(0))).isEqualTo("off");
    assertThat(named("Volume").text(usual.withVolume(0.55))).isEqualTo("55 %");
    assertThat(usual.withFrameLimit(250).framesAtMost()).isEqualTo(-1);
  }

  private static SliderSetting named(String label) {
    return SliderSetting.ALL.stream()
        .filter(setting -> setting.label().equals(label))
        .findFirst()
        .orElseThrow();
  }
}
