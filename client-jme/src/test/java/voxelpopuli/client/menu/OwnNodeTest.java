package voxelpopuli.client.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a real node in a process of its own. */
class OwnNodeTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @TempDir Path folder;

  @Test
  void itLetsPlayersInUntilTheClientEnds() throws IOException {
    OwnNode node = new OwnNode(command("voxelpopuli.node.Main"), folder.resolve("world"));
    assertThat(node.state()).isInstanceOf(OwnNode.State.Off.class);
    String address;
    try (node) {
      node.start();
      node.start(); // twice is once
      await().atMost(PATIENCE).until(() -> !(node.state() instanceof OwnNode.State.Starting));
      assertThat(node.state()).isInstanceOf(OwnNode.State.Ready.class);
      address = ((OwnNode.State.Ready) node.state()).address();
      NodeState.Here here = NodeChecks.overTheNetwork(5_000).ask(address);
      assertThat(here.world()).isNotEmpty();
      assertThat(here.millis()).isPositive();
    }
    assertThat(node.state()).isInstanceOf(OwnNode.State.Off.class);
    await()
        .atMost(PATIENCE)
        .untilAsserted(
            () ->
                org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> NodeChecks.overTheNetwork(500).ask(address))
                    .isInstanceOf(IOException.class));
  }

  @Test
  void aNodeThatDoesNotStartSaysWhy() {
    try (OwnNode node = new OwnNode(command("no.such.Main"), folder)) {
      node.start();
      await().atMost(PATIENCE).until(() -> node.state() instanceof OwnNode.State.Failed);
      assertThat(((OwnNode.State.Failed) node.state()).reason()).contains("no.such.Main");
    }
    try (OwnNode node = new OwnNode(List.of("/no/such/program"), folder)) {
      node.start();
      assertThat(node.state()).isInstanceOf(OwnNode.State.Failed.class);
    }
  }

  @Test
  void reasonsAreCutToWhatTheScreenCanShow() {
    assertThat(OwnNode.brief("voxelpopuli-node: port: in use")).isEqualTo("port: in use");
    assertThat(OwnNode.brief("x".repeat(300))).hasSize(80).endsWith("...");
  }

  private static List<String> command(String main) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx256m",
        "-cp",
        System.getProperty("java.class.path"),
        main);
  }
}
