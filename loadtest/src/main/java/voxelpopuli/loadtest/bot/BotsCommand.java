package voxelpopuli.loadtest.bot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import voxelpopuli.loadtest.Main;

/** The scenario {@code bots}. */
@Command(
    name = "bots",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Bots join a running world, walk, build, and print how it answered.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  bots --bots 20 --seconds 30",
      "  bots --node 127.0.0.1:7400 --node 127.0.0.1:7402 --bots 100 --edits-per-second 50",
      "  bots --seconds 20 --assert-p99-ack 50 --json bots.json",
    })
public final class BotsCommand implements Callable<Integer> {

  private static final int MOST_BOTS = 10_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--node",
      paramLabel = "HOST[:PORT]",
      description =
          "Node to enter through; repeated, bots share them out (default: 127.0.0.1:7400).")
  private List<String> nodes = new ArrayList<>();

  @Option(names = "--bots", paramLabel = "N", description = "How many (default: ${DEFAULT-VALUE}).")
  private int bots = 10;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How long (default: ${DEFAULT-VALUE}).")
  private double seconds = 20;

  @Option(
      names = "--edits-per-second",
      paramLabel = "N",
      description = "Edits of all bots together (default: ${DEFAULT-VALUE}).")
  private double editsPerSecond = 10;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "Seconds whose latencies do not count (default: ${DEFAULT-VALUE}).")
  private double warmUp = 0;

  @Option(
      names = "--radius",
      paramLabel = "CHUNKS",
      description = "Chunks that each bot keeps around itself (default: ${DEFAULT-VALUE}).")
  private int radius = 1;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of all chance (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the figures there too.")
  private Path json;

  @Option(
      names = "--assert-p99-join",
      paramLabel = "MS",
      description = "Fail if 1 %% of joins took longer.")
  private Double joinLimit;

  @Option(
      names = "--assert-p99-load",
      paramLabel = "MS",
      description = "Fail if 1 %% of chunks took longer.")
  private Double loadLimit;

  @Option(
      names = "--assert-p99-ack",
      paramLabel = "MS",
      description = "Fail if 1 %% of acknowledgements took longer.")
  private Double ackLimit;

  @Option(
      names = "--assert-p99-seen",
      paramLabel = "MS",
      description = "Fail if others saw 1 %% of edits later.")
  private Double seenLimit;

  @Override
  public Integer call() throws InterruptedException {
    BotPlan plan = plan();
    boolean terminal = System.console() != null;
    BotReport report = new BotRun(plan, new Progress(System.out, terminal)).await();
    if (report.nobodyHome()) {
      System.err.println(
          "no node lets bots in at "
              + String.join(", ", plan.nodes())
              + report.board().farewells().keySet().stream()
                  .findFirst()
                  .map(r -> ": " + r)
                  .orElse(""));
      return Main.REFUSED;
    }
    System.out.print(report.table(Ansi.AUTO));
    List<String> broken = brokenLimits(report.board().latencies());
    broken.forEach(line -> System.out.println(Ansi.AUTO.string("@|red,bold failed:|@ ") + line));
    if (json != null && !write(report)) {
      return Main.FAILED;
    }
    return report.failures().isEmpty() && broken.isEmpty() ? Main.FINE : Main.FAILED;
  }

  BotPlan plan() {
    if (bots < 1 || bots > MOST_BOTS) {
      throw bad("--bots " + bots + " is not between 1 and " + MOST_BOTS);
    }
    if (!(seconds > 0) || !(warmUp >= 0) || !(editsPerSecond >= 0)) {
      throw bad("--seconds must be positive, --warm-up and --edits-per-second not negative");
    }
    if (radius < 0 || radius > 8) {
      throw bad("--radius " + radius + " is not between 0 and 8");
    }
    List<String> entries = nodes.isEmpty() ? List.of("127.0.0.1:7400") : List.copyOf(nodes);
    return new BotPlan(entries, bots, seconds, editsPerSecond, warmUp, radius, seed);
  }

  /**
   * A sentence for each limit that was not kept; one without any measurement was not kept either.
   */
  List<String> brokenLimits(Measurements latencies) {
    Map<Measure, Double> limits = new EnumMap<>(Measure.class);
    limits.put(Measure.JOIN, joinLimit);
    limits.put(Measure.CHUNK, loadLimit);
    limits.put(Measure.ACKNOWLEDGED, ackLimit);
    limits.put(Measure.SEEN, seenLimit);
    List<String> broken = new ArrayList<>();
    limits.forEach(
        (measure, limit) -> {
          double millis = latencies.millis(measure, 99);
          if (limit != null && (latencies.count(measure) == 0 || millis > limit)) {
            broken.add(
                String.format(
                    Locale.ROOT,
                    "p99 of %s is %.2f ms, asserted %.2f ms (%d measured)",
                    measure.label,
                    millis,
                    limit,
                    latencies.count(measure)));
          }
        });
    return broken;
  }

  private boolean write(BotReport report) {
    try {
      report.writeJson(json);
      return true;
    } catch (IOException e) {
      System.err.println("cannot write " + json + ": " + e.getMessage());
      return false;
    }
  }

  private ParameterException bad(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
