package voxelpopuli.loadtest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class WorldCommandTest {

  @TempDir Path folder;

  @Test
  void aScenarioThatDoesNotExistIsRefused() {
    assertThat(command().execute("--only", "weather")).isEqualTo(2);
  }

  @Test
  void everyEditOfTwoPlayersOnThreeNodesIsAcknowledgedAndSeen() throws Exception {
    Path json = folder.resolve("world.json");
    command()
        .execute("--only", "edits", "--warm-up", "32", "--edits", "64", "--json", json.toString());
    assertThat(Files.readString(json))
        .contains("{\"name\":\"edit.counted\",\"value\":64.0,\"unit\":\"edits\"");
  }

  private static CommandLine command() {
    return new CommandLine(new WorldCommand()).setCaseInsensitiveEnumValuesAllowed(true);
  }
}
