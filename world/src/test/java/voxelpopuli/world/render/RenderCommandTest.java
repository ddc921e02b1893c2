package voxelpopuli.world.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import voxelpopuli.world.Main;

class RenderCommandTest {

  @TempDir Path folder;

  private final StringWriter errors = new StringWriter();

  @Test
  void drawsAMapOfTheWantedSize() throws IOException {
    Path out = folder.resolve("maps/terrain.png");

    assertThat(run("render", "--seed", "7", "--radius", "2", "--out", out.toString())).isZero();

    BufferedImage image = ImageIO.read(out.toFile());
    assertThat(image.getWidth()).isEqualTo(4 * 32 * 2);
    assertThat(image.getHeight()).isEqualTo(4 * 32 * 2);
    assertThat(colours(image)).hasSizeGreaterThan(100);
  }

  @Test
  void sameSeedGivesTheSamePicture() {
    Path first = folder.resolve("first.png");
    Path second = folder.resolve("second.png");
    run("render", "--seed", "-3", "--radius", "1", "--centre", "-500,900", "--out", "" + first);
    run("render", "--seed", "-3", "--radius", "1", "--centre", "-500,900", "--out", "" + second);

    assertThat(first).hasSameBinaryContentAs(second);
  }

  @Test
  void drawsWhatAPlayerSees() throws IOException {
    Path out = folder.resolve("view.png");

    assertThat(run("view", "--seed", "7", "--size", "64,36", "--out", out.toString())).isZero();

    assertThat(colours(ImageIO.read(out.toFile()))).hasSizeGreaterThan(100);
  }

  @Test
  void wrongOptionsAreExplained() {
    assertThat(run("render", "--radius", "1000")).isEqualTo(2);
    assertThat(errors.toString()).contains("--radius must be 1 to 64, not 1000");
    assertThat(run("render", "--seed", "seven")).isEqualTo(2);
    assertThat(run("view", "--size", "0,5")).isEqualTo(2);
  }

  @Test
  void fileThatCannotBeWrittenIsAnErrorNotAStackTrace() throws IOException {
    Path file = Files.createFile(folder.resolve("occupied"));

    int code = run("render", "--radius", "1", "--out", file.resolve("map.png").toString());

    assertThat(code).isEqualTo(1);
    assertThat(errors.toString()).contains("cannot write").doesNotContain("\tat ");
  }

  private int run(String... arguments) {
    return new CommandLine(new Main()).setErr(new PrintWriter(errors, true)).execute(arguments);
  }

  private static Set<Integer> colours(BufferedImage image) {
    Set<Integer> colours = new HashSet<>();
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours;
  }
}
