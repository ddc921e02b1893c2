package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressBarTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  @Test
  void aTerminalSeesAFullBarAtTheEnd() {
    try (ProgressBar bar = new ProgressBar(out, true, "put", 2)) {
      bar.step();
      bar.step();
    }

    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("put").contains("100 %");
  }

  @Test
  void aFileGetsOneLine() {
    try (ProgressBar bar = new ProgressBar(out, false, "put", 2)) {
      bar.step();
    }

    assertThat(bytes.toString(StandardCharsets.UTF_8))
        .startsWith("put: 1 of 2 in ")
        .hasLineCount(1);
  }
}
