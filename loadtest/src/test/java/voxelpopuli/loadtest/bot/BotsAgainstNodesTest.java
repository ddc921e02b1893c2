package voxelpopuli.loadtest.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.node.NodeProcess;

/** Bots in a world of two real nodes. */
class BotsAgainstNodesTest {

  @TempDir Path folder;

  @Test
  void botsOfTwoNodesJoinBuildAndSeeEachOthersBlocks() throws Exception {
    Path json = folder.resolve("bots.json");
    try (NodeProcess first = NodeProcess.start(folder, "--no-shell", "--seed", "7");
        NodeProcess second =
            NodeProcess.start(folder, "--no-shell", "--bootstrap", first.address())) {
      int code =
          new CommandLine(new BotsCommand())
              .execute(
                  "--node",
                  first.address(),
                  "--node",
                  second.address(),
                  "--bots",
                  "4",
                  "--seconds",
                  "3",
                  "--edits-per-second",
                  "8",
                  "--json",
                  json.toString());
      assertThat(code).isZero();
    }
    JsonNode report = new ObjectMapper().readTree(json.toFile());
    assertThat(report.get("joined").asInt()).isEqualTo(4);
    assertThat(report.get("failures")).isEmpty();
    assertThat(report.get("acknowledged").asInt())
        .isEqualTo(report.get("edits").asInt())
        .isPositive();
    for (String measure : new String[] {"join", "chunk", "acknowledged", "seen"}) {
      assertThat(report.get("millis").get(measure).get("count").asInt()).as(measure).isPositive();
    }
  }
}
