package voxelpopuli.client;

import picocli.CommandLine;

/** The program {@code ./sbt client-jme/run}. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    CommandLine line = new CommandLine(new ClientCommand());
    line.setParameterExceptionHandler(
        (problem, ignored) -> {
          System.err.println(problem.getMessage() + " (--help lists the options)");
          return problem.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
        });
    System.exit(line.execute(args));
  }
}
