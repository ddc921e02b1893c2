package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import voxelpopuli.client.settings.UserSettings;

class StartFormTest {

  private static final String HERE = "127.0.0.1:7400";

  @Test
  void theFirstTimeItIsFilledWithTheLoginAndThisMachinesNode() {
    StartForm form = StartForm.of(UserSettings.defaults(), HERE);
    assertThat(form.name()).isEqualTo(System.getProperty("user.name"));
    assertThat(form.address()).isEqualTo(HERE);
    assertThat(form.problem()).isEmpty();
  }

  @Test
  void laterItIsFilledWithTheLastNode() {
    UserSettings settings = UserSettings.defaults().withName("ann").withNode("a").withNode("b:1");
    assertThat(StartForm.of(settings, HERE)).isEqualTo(new StartForm("ann", "b:1"));
    assertThat(StartForm.nodes(settings, HERE)).containsExactly("b:1", "a", HERE);
    assertThat(StartForm.nodes(settings.withNode(HERE), HERE)).containsExactly(HERE, "b:1", "a");
  }

  @Test
  void aJoinNeedsANameAndAnAddress() {
    assertThat(new StartForm(" ", HERE).problem()).isPresent();
    assertThat(new StartForm("n".repeat(33), HERE).problem()).isPresent();
    assertThat(new StartForm("ann", " ").problem()).isPresent();
    assertThat(new StartForm("ann", "two words").problem()).isPresent();
    assertThat(new StartForm("ann", "host:port").problem()).isPresent();
    assertThat(new StartForm("ann", ":7400").problem()).isPresent();
    assertThat(new StartForm("ann", "play.example.org").problem()).isEmpty();
    assertThat(new StartForm("ann", "2001:db8::7").problem()).isEmpty();
  }

  @Test
  void aNodesStateIsToldInAFewWords() {
    assertThat(StartForm.words(new NodeState.Asking())).isEqualTo("asking ...");
    assertThat(StartForm.words(new NodeState.Here("commons", 1.24))).isEqualTo("commons   1.2 ms");
    assertThat(StartForm.words(new NodeState.Here("commons", 84.6))).isEqualTo("commons   85 ms");
    assertThat(StartForm.words(new NodeState.Silent("no answer"))).isEqualTo("no answer");
  }
}
