package voxelpopuli.loadtest.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
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
    assertThat(new ObjectMapper().readTree(json.toFile()).get("figures"))
        .filteredOn(figure -> figure.get("name").asText().endsWith(".counted"))
        .extracting(figure -> figure.get("value").asInt())
        .containsExactly(32, 64);
  }

  private static CommandLine command() {
    return new CommandLine(new WorldCommand()).setCaseInsensitiveEnumValuesAllowed(true);
  }
}
