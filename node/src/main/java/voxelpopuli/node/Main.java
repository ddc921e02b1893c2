package voxelpopuli.node;

import picocli.CommandLine;
import voxelpopuli.node.options.NodeOptions;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.node.options.SettingLayers;

/** {@code voxelpopuli-node}: reads the command line and runs one node. */
public final class Main {

  private static final int OK = 0;
  private static final int FAILED = 1;
  private static final int REFUSED = 2;

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  private static int run(String[] arguments) {
    NodeOptions options = new NodeOptions();
    CommandLine commandLine = new CommandLine(options);
    try {
      commandLine.parseArgs(arguments);
      if (commandLine.isUsageHelpRequested()) {
        commandLine.usage(System.out);
        return OK;
      }
      if (commandLine.isVersionHelpRequested()) {
        commandLine.printVersionHelp(System.out);
        return OK;
      }
      NodeSettings settings = SettingLayers.merge(options, System.getenv());
      if (options.backup().isPresent()) {
        System.out.println(new Backups(settings).take(options.backup().get()));
        return OK;
      }
      return new NodeProgram(settings, options.restore()).run() ? OK : FAILED;
    } catch (CommandLine.ParameterException e) {
      return refuse(e.getMessage() + " (--help lists the options)");
    } catch (StartRefused e) {
      return refuse(e.getMessage());
    }
  }

  private static int refuse(String reason) {
    System.err.println("voxelpopuli-node: " + reason);
    return REFUSED;
  }
}
