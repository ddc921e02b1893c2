package voxelpopuli.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.node.options.NodeOptions;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.node.options.SettingLayers;

class PremisesTest {

  @TempDir Path folder;

  private NodeSettings settings(String... arguments) throws StartRefused {
    return SettingLayers.merge(CommandLine.populateCommand(new NodeOptions(), arguments), Map.of());
  }

  @Test
  void anExplicitPortInUseIsRefused() throws Exception {
    try (Premises first = Premises.take(settings("--data", folder.resolve("a").toString()))) {
      String taken = Integer.toString(first.ports().overlayPort());

      assertThatThrownBy(
              () ->
                  Premises.take(
                      settings("--port", taken, "--data", folder.resolve("b").toString())))
          .isInstanceOf(StartRefused.class)
          .hasMessageStartingWith("port: UDP port " + taken + " is in use on 127.0.0.1");
    }
  }

  @Test
  void theNextFreePairIsTakenWhenNoPortIsGiven() throws Exception {
    try (Premises first = Premises.take(settings("--data", folder.resolve("a").toString()));
        Premises second = Premises.take(settings("--data", folder.resolve("b").toString()))) {
      assertThat(second.ports().overlayPort()).isGreaterThan(first.ports().gamePort());
    }
  }

  @Test
  void aFolderInUseIsRefused() throws Exception {
    try (DataFolder held = DataFolder.open(folder)) {
      assertThatThrownBy(() -> DataFolder.open(held.path()))
          .isInstanceOf(StartRefused.class)
          .hasMessage("data: " + folder + " is in use by another node");
    }
    DataFolder.open(folder).close();
  }

  @Test
  void aFolderThatCannotBeMadeIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThatThrownBy(() -> DataFolder.open(file.resolve("sub")))
        .isInstanceOf(StartRefused.class)
        .hasMessageStartingWith("data: cannot make the folder " + file.resolve("sub"));
  }

  @Test
  void anAddressOfAnotherMachineIsRefused() {
    assertThatThrownBy(
            () -> Premises.take(settings("--host", "192.0.2.1", "--data", folder.toString())))
        .isInstanceOf(StartRefused.class)
        .hasMessageStartingWith("host: 192.0.2.1 is not an address of this machine");
  }
}
