package voxelpopuli.world;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import voxelpopuli.world.render.RenderCommand;
import voxelpopuli.world.render.ViewCommand;
import voxelpopuli.world.terrain.Terrain;

/** The world's own program: looks at worlds without a node or a client. */
@Command(
    name = "world",
    mixinStandardHelpOptions = true,
    version = "terrain " + Terrain.VERSION,
    description = "Looks at worlds without a node or a client.",
    subcommands = {RenderCommand.class, ViewCommand.class},
    synopsisSubcommandLabel = "COMMAND")
public final class Main implements Runnable {

  /** Runs one command and ends with its exit code: 0 done, 1 failed, 2 wrong options. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Main()).execute(arguments));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
