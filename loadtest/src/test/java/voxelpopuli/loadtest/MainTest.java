package voxelpopuli.loadtest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void withoutAScenarioOrWithABadOptionItRefuses() {
    assertThat(Main.commandLine().execute()).isEqualTo(Main.REFUSED);
    assertThat(Main.commandLine().execute("bots", "--bots", "many")).isEqualTo(Main.REFUSED);
    assertThat(Main.commandLine().execute("bots", "--bots", "-1")).isEqualTo(Main.REFUSED);
  }

  @Test
  void withoutANodeItSaysSoAndRefuses() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    // The game port is one above the overlay port that people type.
    String nobody = "127.0.0.1:" + (free - 1);
    int code =
        Main.commandLine().execute("bots", "--node", nobody, "--bots", "2", "--seconds", "1");
    assertThat(code).isEqualTo(Main.REFUSED);
  }
}
