package voxelpopuli.loadtest.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.loadtest.Main;
import voxelpopuli.loadtest.report.Assertion;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.WorldClient;

/** The scenario {@code session}. */
@Command(
    name = "session",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    description = "Measures what a player notices of a session, in a world that is new.",
    footer = {
      "",
      "Without --node it starts three node processes of a new world, and ends them.",
      "Exit code: 0, 1 when a figure that --assert demands was missed, 2 without a node.",
      "",
      "Examples:",
      "  ./sbt \"loadtest/run session\"",
      "  ./sbt \"loadtest/run session --only crowd --crowd 100 --assert\"",
      "  ./sbt \"loadtest/run session --node 127.0.0.1:7400 --node 127.0.0.1:7402\""
    })
public final class SessionCommand implements Callable<Integer> {

  /** The parts; the first visitor comes in before all of them. */
  enum Part {
    WALK,
    EDITS,
    CROSSING,
    WARM,
    CROWD
  }

  private static final int FLEET = 3;

  @Option(
      names = "--node",
      showDefaultValue = Visibility.NEVER,
      paramLabel = "HOST[:PORT]",
      description = "Node of a new world to enter through; repeated, clients share them out.")
  private List<String> nodes = new ArrayList<>();

  @Option(
      names = "--only",
      split = ",",
      showDefaultValue = Visibility.NEVER,
      paramLabel = "PART",
      description = "Only these, after the first visitor: walk, edits, crossing, warm, crowd.")
  private Set<Part> only = EnumSet.noneOf(Part.class);

  @Option(names = "--crowd", paramLabel = "N", description = "Clients that join at once.")
  private int crowd = 200;

  @Option(
      names = "--settle",
      paramLabel = "SECONDS",
      description = "How long fresh node processes have run when the first visitor comes.")
  private int settle = 3;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write all figures here.")
  private Path json;

  @Option(
      names = "--assert",
      showDefaultValue = Visibility.NEVER,
      arity = "0..1",
      fallbackValue = Assertion.ALL,
      paramLabel = "FIGURE<=LIMIT",
      description =
          "Exit with 1 when a figure is missed: all targets, or the one named. Repeatable.")
  private List<String> demands = List.of();

  @Spec private CommandSpec spec;

  private final Report report = new Report();

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Assertion> assertions;
    try {
      assertions = demands.stream().map(Assertion::parse).toList();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    boolean letIn;
    if (nodes.isEmpty()) {
      try (NodeFleet fleet = NodeFleet.start(FLEET)) {
        TimeUnit.SECONDS.sleep(settle);
        letIn = run(fleet.addresses());
        report.figure(Figure.atLeast("nodes-alive", fleet.alive(), "of " + FLEET, FLEET));
      }
    } else {
      letIn = run(nodes);
    }
    if (!letIn) {
      return Main.REFUSED;
    }
    report.print(System.out);
    if (json != null) {
      report.writeJson(json);
    }
    List<String> missed =
        assertions.stream().flatMap(one -> one.missedBy(report.figures()).stream()).toList();
    missed.forEach(System.err::println);
    return missed.isEmpty() ? Main.FINE : Main.FAILED;
  }

  private boolean wants(Part part) {
    return only.isEmpty() || only.contains(part);
  }

  private boolean run(List<String> addresses) throws IOException, InterruptedException {
    try (ClientLoop loop = new ClientLoop("visitors' network")) {
      WorldClient.prepare(); // as a client does while it starts
      Stage stage = new Stage(addresses, loop, report);
      Entrance entrance = new Entrance(stage);
      try (Visitor one = entrance.first()) {
        if (one == null) {
          System.err.println("no node lets visitors in");
          return false;
        }
        if (wants(Part.WALK)) {
          new Stroll(stage).run(one);
        }
        if (wants(Part.EDITS)) {
          new Building(stage).run(one);
        }
      }
      if (wants(Part.CROSSING)) {
        new Crossing(stage).run();
      }
      if (wants(Part.WARM)) {
        entrance.later();
      }
      if (wants(Part.CROWD)) {
        new Crowd(stage, crowd).run();
      }
      untargeted();
      return true;
    }
  }

  /** Figures without a target, for the reader's interest. */
  private void untargeted() {
    var table = report.table("Besides", "figure", "measured", "unit");
    report.figures().stream()
        .filter(figure -> figure.target().isEmpty())
        .forEach(figure -> table.row(figure.name(), figure.value(), figure.unit()));
  }
}
