package voxelpopuli.loadtest;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.loadtest.bot.BotsCommand;
import voxelpopuli.loadtest.dht.DhtCommand;
import voxelpopuli.loadtest.session.SessionCommand;
import voxelpopuli.loadtest.world.WorldCommand;

/** The program {@code ./sbt loadtest/run}. */
@Command(
    name = "voxelpopuli-loadtest",
    mixinStandardHelpOptions = true,
    versionProvider = LoadtestVersion.class,
    description = "Puts Voxel Populi under load and prints what was measured.",
    footer = {
      "",
      "Exit codes: 0 all well, 1 failures or an assertion that did not hold, 2 could not start."
    },
    // The one list of scenarios: add yours here.
    subcommands = {BotsCommand.class, DhtCommand.class, SessionCommand.class, WorldCommand.class})
public final class Main implements Runnable {

  /** All went well. */
  public static final int FINE = 0;

  /** Something failed, or an assertion did not hold. */
  public static final int FAILED = 1;

  /** A bad option, or nothing there to measure. */
  public static final int REFUSED = 2;

  @Spec private CommandSpec spec;

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
    line.setParameterExceptionHandler(
        (problem, ignored) -> {
          System.err.println(problem.getMessage() + " (--help lists the options)");
          return REFUSED;
        });
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Which scenario? For instance: bots, dht, session, world");
  }
}
