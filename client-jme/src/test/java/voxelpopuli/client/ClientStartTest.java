package voxelpopuli.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the program ends when it cannot begin: one line and a code for each reason. */
class ClientStartTest {

  @TempDir Path folder;

  @Test
  void withoutADisplayItEndsWithThree() throws InterruptedException {
    try (ClientProcess client = ClientProcess.launch(folder, Optional.empty())) {
      assertThat(client.awaitExit()).isEqualTo(3);
      assertThat(client.output()).hasSize(1).first().asString().contains("DISPLAY is not set");
    }
  }

  @Test
  void aBadOptionEndsItWithTwo() throws InterruptedException {
    try (ClientProcess client = ClientProcess.launch(folder, Optional.empty(), "--windowed", "x")) {
      assertThat(client.awaitExit()).isEqualTo(2);
      assertThat(client.output()).hasSize(1).first().asString().contains("--windowed x");
    }
  }

  @Test
  void aScriptedRunThatNoNodeLetsInEndsWithTwo() throws InterruptedException {
    try (VirtualScreen screen = VirtualScreen.open();
        ClientProcess client =
            ClientProcess.launch(
                folder, Optional.of(screen), "--node", "127.0.0.1:1", "--screenshot", "x.png")) {
      assertThat(client.awaitExit()).isEqualTo(2);
      assertThat(client.output())
          .anySatisfy(line -> assertThat(line).startsWith("no node lets us in at 127.0.0.1:1"));
    }
  }
}
