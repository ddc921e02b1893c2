package voxelpopuli.world.render;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.world.terrain.Terrain;

/** {@code render}: draws a world's terrain from above into a PNG. */
@Command(
    name = "render",
    mixinStandardHelpOptions = true,
    version = "terrain " + Terrain.VERSION,
    description = "Draws a shaded map of a world's unedited terrain, north up.")
public final class RenderCommand implements Callable<Integer> {

  /** 64 chunks are 4,096 blocks across: some 17 million pixels. */
  private static final int LARGEST_RADIUS = 64;

  private static final int MOST_PIXELS = 8192;

  @Option(
      names = "--seed",
      defaultValue = "0",
      description = "The world's seed, a whole number (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--radius",
      defaultValue = "8",
      description = "Chunks from the middle to each edge, 1 to 64 (default: ${DEFAULT-VALUE}).")
  private int radius;

  @Option(
      names = "--centre",
      split = ",",
      arity = "1",
      defaultValue = "0,0",
      paramLabel = "X,Z",
      description = "The block in the middle (default: the spawn, ${DEFAULT-VALUE}).")
  private int[] centre;

  @Option(
      names = "--ceiling",
      description = "Leaves out all blocks above this height, to look into caves.")
  private Integer ceiling;

  @Option(
      names = "--scale",
      description = "Pixels to a block; by default 2, or 1 from radius 16 on.")
  private Integer scale;

  @Option(
      names = "--out",
      defaultValue = "terrain.png",
      description = "The PNG to write (default: ${DEFAULT-VALUE}).")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    check();
    MapArea area =
        new MapArea(centre[0], centre[1], radius, ceiling == null ? MapArea.OPEN_SKY : ceiling);
    int pixels = scale == null ? (radius < 16 ? 2 : 1) : scale;
    ProgressBar bar = ProgressBar.onTerminal("surveying", area.chunks() * area.chunks());
    long start = System.nanoTime();
    Survey survey = Survey.of(Terrain.of(seed), area, bar::advance);
    BufferedImage image = MapPicture.of(survey, pixels);
    try {
      Png.write(image, out);
    } catch (IOException e) {
      spec.commandLine().getErr().println("cannot write " + out + ": " + e.getMessage());
      return 1;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        "%s: seed %d, %d × %d blocks, %.1f s%n", out, seed, area.blocks(), area.blocks(), seconds);
    return 0;
  }

  private void check() {
    if (radius < 1 || radius > LARGEST_RADIUS) {
      throw wrong("--radius must be 1 to " + LARGEST_RADIUS + ", not " + radius);
    }
    if (centre.length != 2) {
      throw wrong("--centre takes two numbers, as in --centre 100,-250");
    }
    if (scale != null && (scale < 1 || scale * radius * 64 > MOST_PIXELS)) {
      throw wrong("--scale must be at least 1 and keep the picture within 8,192 pixels");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
