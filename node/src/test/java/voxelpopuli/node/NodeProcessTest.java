package voxelpopuli.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as people and scripts start it: real processes. */
class NodeProcessTest {

  @TempDir Path folder;

  @Test
  void aStartedNodeSaysWhoItIsAndWhatToDoNext() {
    try (NodeProcess node = NodeProcess.start(folder, "--world", "commons", "--seed", "7")) {
      assertThat(node.output())
          .anyMatch(line -> line.matches("  id +[0-9a-f]{40}"))
          .anyMatch(line -> line.matches("  world +\"commons\" \\(seed 7\\)"))
          .anyMatch(
              line ->
                  line.contains(
                      "overlay " + node.port() + " (UDP), game " + (node.port() + 1) + " (TCP)"))
          .anyMatch(line -> line.startsWith("play at    " + node.address()))
          .anyMatch(
              line -> line.startsWith("join with  ./sbt node/run --bootstrap " + node.address()));
      assertThat(folder.resolve("data/node-" + node.port())).isDirectory();

      node.type("quit");
      assertThat(node.awaitExit()).isZero();
    }
  }

  @Test
  void threeNodesThatStartAtTheSameMomentAllComeUp() {
    List<NodeProcess> nodes =
        IntStream.range(0, 3).mapToObj(i -> NodeProcess.launch(folder)).toList();
    try {
      nodes.forEach(NodeProcess::awaitReady);

      assertThat(nodes.stream().map(NodeProcess::port)).doesNotHaveDuplicates();
    } finally {
      nodes.forEach(NodeProcess::close);
    }
  }

  @Test
  void operatorSetsTheTimeSavesMovesPlayersAndPreparesGround() {
    try (NodeProcess node = NodeProcess.start(folder)) {
      node.type("time 18:00");
      awaitLine(node, "18:00 for the whole world");
      node.type("time 25:00");
      awaitLine(node, "That is no time. Usage: time [HH:MM]");
      node.type("time");
      awaitLine(node, "18:0");
      node.type("save");
      awaitLine(node, "saved; edited chunks that are awake: 0");
      node.type("pregen 1");
      awaitLine(node, "100 %  36 of 36");
      awaitLine(node, "36 chunks have an owner.");
      node.type("tp ann 1 2 here");
      awaitLine(node, "'here' is no number. Usage: tp NAME X Y Z");
      node.type("tp ann 1 40 2");
      awaitLine(node, "There is no ann here.");
      node.type("help");
      awaitLine(node, "pregen RADIUS [X Z]");
    }
  }

  private static void awaitLine(NodeProcess node, String part) {
    await(part)
        .atMost(Duration.ofSeconds(20))
        .pollInterval(Duration.ofMillis(50))
        .until(() -> node.output().stream().anyMatch(line -> line.contains(part)));
  }

  @Test
  void aNodeThatJoinsAdoptsTheWorldAndIsKnownToTheOther() {
    try (NodeProcess first = NodeProcess.start(folder, "--world", "shared", "--seed", "11");
        NodeProcess second = NodeProcess.start(folder, "--bootstrap", first.address())) {
      assertThat(second.output()).anyMatch(line -> line.contains("\"shared\" (seed 11)"));

      await()
          .atMost(Duration.ofSeconds(20))
          .pollInterval(Duration.ofMillis(200))
          .until(
              () -> {
                first.type("peers");
                return first.output().stream().anyMatch(line -> line.contains(second.address()));
              });
    }
  }

  @Test
  void aNodeEndsOnSigtermAndItsFolderIsFreeAgain() {
    try (NodeProcess node = NodeProcess.start(folder, "--no-shell", "--data", "home")) {
      node.terminate();
      assertThat(node.awaitExit()).isEqualTo(143);
    }
    try (NodeProcess again = NodeProcess.start(folder, "--no-shell", "--data", "home")) {
      assertThat(again.output()).noneMatch(line -> line.contains("in use"));
    }
  }

  @Test
  void aNodeWhoseInputEndsGoesOnWithoutAShell() {
    try (NodeProcess node = NodeProcess.start(folder)) {
      node.endInput();
      try (NodeProcess second = NodeProcess.start(folder, "--bootstrap", node.address())) {
        assertThat(second.output()).anyMatch(line -> line.startsWith("join with"));
      }
    }
  }

  @Test
  void anExplicitPortInUseIsOneLineAndExitCode2() {
    try (NodeProcess first = NodeProcess.start(folder)) {
      assertRefused(
          "port: UDP port " + first.port() + " is in use",
          "--port",
          "" + first.port(),
          "--data",
          "other");
    }
  }

  @Test
  void mistakesAreOneLineAndExitCode2() throws Exception {
    Files.writeString(folder.resolve("file"), "in the way");
    assertRefused("Unknown option: '--prot=7410'", "--prot=7410");
    assertRefused("port: 'many' is not a number", "--port", "many");
    assertRefused("data: cannot make the folder file/sub", "--data", "file/sub");
    assertRefused("config: cannot read absent.conf", "--config", "absent.conf");
  }

  @Test
  void anotherWorldsFolderIsOneLineAndExitCode2() {
    try (NodeProcess founder =
        NodeProcess.start(folder, "--world", "mine", "--seed", "1", "--data", "home")) {
      founder.type("quit");
      founder.awaitExit();
    }
    assertRefused(
        "world: the folder home belongs to world \"mine\"", "--world", "yours", "--data", "home");
  }

  @Test
  void aBootstrapThatNeverAnswersIsOneLineAndExitCode2() throws Exception {
    Path config =
        Files.writeString(folder.resolve("c.conf"), "voxelpopuli.node.adopt-timeout = 1s");
    // Port 9 (discard) on loopback: nobody listens there.
    assertRefused(
        "bootstrap: nobody answered", "--bootstrap", "127.0.0.1:9", "--config", config.toString());
  }

  private void assertRefused(String beginning, String... options) {
    try (NodeProcess node = NodeProcess.launch(folder, options)) {
      assertThat(node.awaitExit()).as("exit code").isEqualTo(2);
      assertThat(node.output())
          .singleElement()
          .asString()
          .startsWith("voxelpopuli-node: " + beginning);
    }
  }
}
