package voxelpopuli.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.node.options.HostPort;
import voxelpopuli.node.options.NodeOptions;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.node.options.SettingLayers;

class SettingLayersTest {

  @TempDir Path folder;

  private static NodeSettings settings(Map<String, String> environment, String... arguments)
      throws StartRefused {
    return SettingLayers.merge(
        CommandLine.populateCommand(new NodeOptions(), arguments), environment);
  }

  @Test
  void nothingGivenMeansAnyFreePairOnLoopback() throws Exception {
    NodeSettings settings = settings(Map.of());

    assertThat(settings.host()).isEqualTo("127.0.0.1");
    assertThat(settings.port()).isEmpty();
    assertThat(settings.firstPort()).isEqualTo(7400);
    assertThat(settings.data()).isEmpty();
    assertThat(settings.bootstrap()).isEmpty();
    assertThat(settings.shell()).isTrue();
  }

  @Test
  void optionsWinOverVariablesAndVariablesOverTheFile() throws Exception {
    Path file = config("voxelpopuli.node { port = 7001, world = file, host = 127.0.0.3 }");
    Map<String, String> environment =
        Map.of("VOXELPOPULI_PORT", "7002", "VOXELPOPULI_WORLD", "env");

    NodeSettings settings = settings(environment, "--port", "7003", "--config", file.toString());

    assertThat(settings.port()).hasValue(7003);
    assertThat(settings.world()).hasValue("env");
    assertThat(settings.host()).isEqualTo("127.0.0.3");
  }

  @Test
  void bootstrapMayBeGivenSeveralTimesAndMeansPort7400() throws Exception {
    assertThat(
            settings(Map.of(), "--bootstrap", "a.example", "--bootstrap", "[::1]:7410").bootstrap())
        .containsExactly(new HostPort("a.example", 7400), new HostPort("::1", 7410));
    assertThat(settings(Map.of("VOXELPOPULI_BOOTSTRAP", "a:1, b")).bootstrap())
        .containsExactly(new HostPort("a", 1), new HostPort("b", 7400));
  }

  @Test
  void mistakesAreNamedAsTheyWereTyped() throws Exception {
    assertRefused("port: '74x0' is not a number between 1 and 65534", Map.of(), "--port", "74x0");
    assertRefused("port: '65535' is not a number between 1 and 65534", Map.of(), "--port", "65535");
    assertRefused(
        "seed: 'abc' is not a whole number of 64 bits", Map.of("VOXELPOPULI_SEED", "abc"));
    assertRefused(
        "bootstrap: 'host:' is not host[:port], e.g. 192.0.2.7:7400",
        Map.of(),
        "--bootstrap",
        "host:");
    assertRefused("config: cannot read nowhere.conf", Map.of(), "--config", "nowhere.conf");
  }

  @Test
  void aMisspeltKeyInTheFileIsRefusedWithItsLine() throws Exception {
    Path file = config("# a comment\nvoxelpopuli.node.prot = 7410");

    assertRefused(
        "config: " + file + ", line 2: there is no setting voxelpopuli.node.prot",
        Map.of(),
        "--config",
        file.toString());
  }

  private Path config(String text) throws IOException {
    return Files.writeString(folder.resolve("node.conf"), text);
  }

  private static void assertRefused(
      String message, Map<String, String> environment, String... arguments) {
    assertThatThrownBy(() -> settings(environment, arguments))
        .isInstanceOf(StartRefused.class)
        .hasMessage(message);
  }
}
