package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Option;
import voxelpopuli.loadtest.Main;
import voxelpopuli.loadtest.report.Assertion;
import voxelpopuli.loadtest.report.Report;

/** {@code loadtest world}: starts nodes, measures them, and says which targets they meet. */
@Command(
    name = "world",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    description = "Starts nodes as processes on this machine and measures them against targets.",
    footer = {
      "",
      "Exit code: 0, or 1 when a target was missed or could not be measured.",
      "",
      "Examples:",
      "  ./sbt \"loadtest/run world\"",
      "  ./sbt \"loadtest/run world --only edits,start\""
    })
public final class WorldCommand implements Callable<Integer> {

  /** What can be measured alone. */
  enum Which {
    START,
    EDITS,
    IDLE,
    CONNECTIONS,
    WATCHED
  }

  @Option(
      names = "--only",
      showDefaultValue = Visibility.NEVER,
      split = ",",
      paramLabel = "SCENARIO",
      description = "Run only these: start, edits, idle, connections, watched.")
  private List<Which> only = List.of();

  @Option(names = "--edits", paramLabel = "N", description = "Edits that count, 40 a second.")
  private int edits = 1600;

  @Option(names = "--warm-up", paramLabel = "N", description = "Edits before them.")
  private int warmUp = 400;

  @Option(names = "--connections", paramLabel = "N", description = "To one node.")
  private int connections = 1000;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "For which nodes do nothing, or just watch.")
  private int seconds = 60;

  @Option(
      names = "--launcher",
      paramLabel = "FILE",
      description = "The packaged node, as ./sbt stage makes it.")
  private Path launcher =
      Path.of("node", "target", "universal", "stage", "bin", "voxelpopuli-node");

  @Option(names = "--json", paramLabel = "FILE", description = "Also write all figures here.")
  private Path json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Set<Which> wanted = only.isEmpty() ? EnumSet.allOf(Which.class) : EnumSet.copyOf(only);
    Report report = new Report();
    for (Which which : wanted) {
      scenario(which).run(report);
    }
    report.print(System.out);
    if (json != null) {
      report.writeJson(json);
    }
    List<String> missed = Assertion.parse(Assertion.ALL).missedBy(report.figures());
    missed.forEach(sentence -> System.err.println("missed: " + sentence));
    return missed.isEmpty() ? Main.FINE : Main.FAILED;
  }

  private Scenario scenario(Which which) {
    Duration time = Duration.ofSeconds(seconds);
    return switch (which) {
      case START -> new StartScenario(Optional.of(launcher).filter(Files::isExecutable));
      case EDITS -> new EditScenario(warmUp, edits);
      case IDLE -> new IdleScenario(time);
      case CONNECTIONS -> new ConnectionsScenario(connections);
      case WATCHED -> new WatchedScenario(time);
    };
  }
}
