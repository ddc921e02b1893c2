package voxelpopuli.loadtest.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import voxelpopuli.loadtest.Main;

class VisitorsRefusedTest {

  @Test
  void withoutANodeItSaysSoAndRefuses() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    int code = new CommandLine(new SessionCommand()).execute("--node", "127.0.0.1:" + (free - 1));
    assertThat(code).isEqualTo(Main.REFUSED);
  }
}
