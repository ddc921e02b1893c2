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
import voxelpopuli.world.body.Physique;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.terrain.Terrain;

/** {@code view}: draws what a player would see of a world's terrain into a PNG. */
@Command(
    name = "view",
    mixinStandardHelpOptions = true,
    version = "terrain " + Terrain.VERSION,
    description = "Draws a world's unedited terrain as a player sees it.")
public final class ViewCommand implements Callable<Integer> {

  private static final int MOST_PIXELS = 4096;

  @Option(
      names = "--seed",
      defaultValue = "0",
      description = "The world's seed, a whole number (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--at",
      split = ",",
      arity = "1",
      defaultValue = "0,0",
      paramLabel = "X,Z",
      description = "Where to stand (default: the spawn, ${DEFAULT-VALUE}).")
  private int[] at;

  @Option(
      names = "--above",
      defaultValue = "0",
      description = "Blocks above the ground to float (default: ${DEFAULT-VALUE}).")
  private double above;

  @Option(
      names = "--yaw",
      defaultValue = "0",
      description = "Degrees clockwise from north (default: ${DEFAULT-VALUE}).")
  private double yaw;

  @Option(
      names = "--pitch",
      defaultValue = "0",
      description = "Degrees above the horizon (default: ${DEFAULT-VALUE}).")
  private double pitch;

  @Option(
      names = "--size",
      split = ",",
      arity = "1",
      defaultValue = "960,540",
      paramLabel = "W,H",
      description = "Pixels across and down (default: ${DEFAULT-VALUE}).")
  private int[] size;

  @Option(
      names = "--out",
      defaultValue = "view.png",
      description = "The PNG to write (default: ${DEFAULT-VALUE}).")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (at.length != 2 || size.length != 2) {
      throw new ParameterException(spec.commandLine(), "--at and --size take two numbers");
    }
    if (Math.min(size[0], size[1]) < 1 || Math.max(size[0], size[1]) > MOST_PIXELS) {
      throw new ParameterException(spec.commandLine(), "--size must be 1 to 4096 pixels");
    }
    long start = System.nanoTime();
    Terrain terrain = Terrain.of(seed);
    int ground = Math.max(terrain.surfaceHeight(at[0], at[1]), Terrain.SEA_LEVEL);
    Vec3 eye = new Vec3(at[0] + 0.5, ground + 1 + Physique.EYE + above, at[1] + 0.5);
    Camera camera = new Camera(eye, yaw, pitch, 75);
    ProgressBar bar = ProgressBar.onTerminal("painting", size[1]);
    BufferedImage image =
        ViewPicture.of(new Scene(terrain), camera, size[0], size[1], bar::advance);
    try {
      Png.write(image, out);
    } catch (IOException e) {
      spec.commandLine().getErr().println("cannot write " + out + ": " + e.getMessage());
      return 1;
    }
    System.out.printf("%s: seed %d, %.1f s%n", out, seed, (System.nanoTime() - start) / 1e9);
    return 0;
  }
}
