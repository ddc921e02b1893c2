package voxelpopuli.loadtest.dht;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.loadtest.dht.DhtPlan.Scenario;
import voxelpopuli.loadtest.report.Assertion;
import voxelpopuli.loadtest.report.Report;

/** {@code loadtest dht}: options in, tables, plots and an exit code out. */
@Command(
    name = "dht",
    description = "Measures the Kademlia overlay: networks of real sockets in one JVM.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    showDefaultValues = true,
    footer = {
      "",
      "Without --only, the scenarios latency, concurrent, kill and loss run;",
      "--growth, --heap and --simulate add theirs, --all adds every one.",
      "Exit code: 0, or 1 when a figure that --assert demands was missed.",
      "",
      "Examples:",
      "  ./sbt \"loadtest/run dht\"",
      "  ./sbt \"loadtest/run dht --only latency --nodes 64,256 --assert\"",
      "  ./sbt \"loadtest/run dht --only latency --nodes 64 --assert n64.get.p50<=0.25\"",
      "  ./sbt \"loadtest/run dht --only growth --growth 500 --out docs/images\"",
      "  ./sbt \"loadtest/run dht --only latency --nodes 64 --peer opendht,libtorrent\"",
      "  ./sbt \"loadtest/run dht --all --json target/dht.json\""
    })
public final class DhtCommand implements Callable<Integer> {

  @Option(
      names = "--only",
      showDefaultValue = Visibility.NEVER,
      split = ",",
      paramLabel = "SCENARIO",
      description =
          "Run only these: latency, concurrent, kill, loss, growth, heap, simulate, buckets.")
  private List<Scenario> only = List.of();

  @Option(names = "--all", description = "Run every scenario.")
  private boolean all;

  @Option(names = "--nodes", split = ",", paramLabel = "N", description = "Network sizes.")
  private List<Integer> nodes = List.of(64, 256);

  @Option(names = "--values", paramLabel = "N", description = "Keys put and got at each size.")
  private int values = 1000;

  @Option(names = "--value-bytes", paramLabel = "BYTES", description = "Length of a value.")
  private int valueBytes = 100;

  @Option(
      names = "--kill",
      split = ",",
      paramLabel = "PERCENT",
      description = "Nodes that die at once.")
  private List<Integer> kill = List.of(20, 30, 50);

  @Option(
      names = "--loss",
      split = ",",
      paramLabel = "PERCENT",
      description = "Datagrams that are lost.")
  private List<Integer> loss = List.of(10, 30);

  @Option(names = "--concurrent", paramLabel = "N", description = "Gets under way at a time.")
  private int concurrent = 64;

  @Option(
      names = "--growth",
      paramLabel = "N",
      description = "Graphs against network size, up to this (500).")
  private Integer growth;

  @Option(names = "--heap", paramLabel = "N", description = "Heap of so many nodes (1000).")
  private Integer heap;

  @Option(
      names = "--simulate",
      paramLabel = "N",
      description = "Simulated networks, up to this size (10000).")
  private Integer simulate;

  @Option(
      names = "--peer",
      showDefaultValue = Visibility.NEVER,
      split = ",",
      paramLabel = "PEER",
      description = "Do the same work on these, if installed: opendht, libtorrent.")
  private List<PeerKind> peers = List.of();

  @Option(names = "--seed", paramLabel = "NUMBER", description = "Of all that is random.")
  private long seed = 1;

  @Option(names = "--out", paramLabel = "FOLDER", description = "Where plots are written.")
  private Path out = Path.of("target", "loadtest");

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

  @Override
  public Integer call() throws IOException, InterruptedException {
    DhtPlan plan;
    List<Assertion> assertions;
    try {
      plan = plan();
      assertions = demands.stream().map(Assertion::parse).toList();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
    Report report = new Report();
    new DhtRun(plan, report).run(peers);
    report.print(System.out);
    for (Path plot : report.writePlots(out)) {
      System.out.println("plot: " + plot);
    }
    if (json != null) {
      report.writeJson(json);
    }
    List<String> missed = new ArrayList<>();
    assertions.forEach(a -> missed.addAll(a.missedBy(report.figures())));
    missed.forEach(sentence -> System.err.println("missed: " + sentence));
    return missed.isEmpty() ? 0 : 1;
  }

  private DhtPlan plan() {
    Set<Scenario> scenarios =
        only.isEmpty()
            ? EnumSet.of(Scenario.LATENCY, Scenario.CONCURRENT, Scenario.KILL, Scenario.LOSS)
            : EnumSet.copyOf(only);
    if (all) {
      scenarios = EnumSet.allOf(Scenario.class);
    }
    return new DhtPlan(
        scenarios,
        nodes,
        values,
        valueBytes,
        kill,
        loss,
        concurrent,
        asked(growth, 500, Scenario.GROWTH, scenarios),
        asked(heap, 1000, Scenario.HEAP, scenarios),
        asked(simulate, 10_000, Scenario.SIMULATE, scenarios),
        seed);
  }

  /** A size that was given asks for its scenario. */
  private static int asked(
      Integer given, int otherwise, Scenario scenario, Set<Scenario> scenarios) {
    if (given == null) {
      return otherwise;
    }
    scenarios.add(scenario);
    return given;
  }
}
