package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.settings.Command;
import voxelpopuli.client.settings.Key;
import voxelpopuli.client.settings.UserSettings;

class KeyChoiceTest {

  private final KeyChoice choice = new KeyChoice();

  @Test
  void theNextKeyAfterAClickIsTheCommands() {
    choice.choose(Command.JUMP);
    assertThat(choice.waiting()).contains(Command.JUMP);
    UserSettings changed =
        choice.press(Key.named("Q")).orElseThrow().apply(UserSettings.defaults());
    assertThat(changed.keys().labels(Command.JUMP)).isEqualTo("Q");
    assertThat(choice.waiting()).isEmpty();
  }

  @Test
  void digitsAndUnknownKeysAreRefusedAndItWaitsOn() {
    choice.choose(Command.JUMP);
    assertThat(choice.press(Key.named("3"))).isEmpty();
    assertThat(choice.said()).contains("1 to 9");
    assertThat(choice.press(Optional.empty())).isEmpty();
    assertThat(choice.said()).contains("cannot be chosen");
    assertThat(choice.waiting()).contains(Command.JUMP);
  }

  @Test
  void nothingHappensUnlessACommandWaits() {
    assertThat(choice.press(Key.named("Q"))).isEmpty();
    choice.choose(Command.FLY);
    choice.cancel();
    assertThat(choice.press(Key.named("Q"))).isEmpty();
    assertThat(choice.said()).isEmpty();
  }

  @Test
  void aConflictIsNamed() {
    var keys = UserSettings.defaults().withKey(Command.FLY, Key.named("E").orElseThrow()).keys();
    assertThat(KeyChoice.conflict(keys, Command.FLY)).isEqualTo("also: all blocks");
    assertThat(KeyChoice.conflict(keys, Command.JUMP)).isEmpty();
  }

  @Test
  void theCardShowsTheKeysThatThePlayerHas() {
    var keys = UserSettings.defaults().withKey(Command.JUMP, Key.named("Q").orElseThrow()).keys();
    assertThat(ControlsCard.columns(keys).stream().flatMap(java.util.List::stream))
        .contains(
            new ControlsCard.Row("Q", "jump, rise"),
            new ControlsCard.Row("W A S D", "walk"),
            new ControlsCard.Row("Esc", "pause, settings, leave"));
  }
}
