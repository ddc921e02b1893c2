package voxelpopuli.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

  @TempDir Path folder;

  @Test
  void plotsBecomePicturesAndEmptyOnesDoNot() throws IOException {
    Report report = new Report();
    report.plot(
        "latency",
        new Plot("Latency", "nodes", "ms")
            .logarithmicX()
            .line("put", List.of(new Plot.Point(10, 1), new Plot.Point(100, 2))));
    report.plot(
        "nothing",
        new Plot("Nothing", "x", "y").line("none", List.of(new Plot.Point(1, Double.NaN))));

    List<Path> files = report.writePlots(folder.resolve("plots"));

    assertThat(files).containsExactly(folder.resolve("plots/latency.png"));
    BufferedImage image = ImageIO.read(files.get(0).toFile());
    assertThat(image.getWidth()).isGreaterThan(400);
  }

  @Test
  void verdictsListOnlyFiguresWithATarget() {
    Report report = new Report();
    report.figure(Figure.atMost("a", 2, "ms", 1));
    report.figure(Figure.of("b", 2, "ms"));

    assertThat(report.verdicts().rows()).containsExactly(List.of("a", "2", "ms", "≤ 1", "FAIL"));
  }

  @Test
  void machinesReadTheSameAsPeople() throws IOException {
    Report report = new Report();
    report.table("Sizes", "n", "ms").row("64", 1.5);
    report.figure(Figure.atLeast("found", 100, "%", 99.9));
    Path file = folder.resolve("run.json");

    report.writeJson(file);

    JsonNode root = new ObjectMapper().readTree(file.toFile());
    assertThat(root.at("/tables/Sizes/rows/0/1").asText()).isEqualTo("1.50");
    assertThat(root.at("/figures/0/met").asBoolean()).isTrue();
  }
}
