package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.node.NodeProcess;

/** What nodes cost that nobody uses: one alone, and three that know each other. */
final class IdleScenario implements Scenario {

  private static final double PROCESSOR_LIMIT = 1;
  private static final double MEMORY_LIMIT = 200;

  /** Time for what follows a start: compilers, first pings, refreshed buckets. */
  private static final Duration SETTLING = Duration.ofSeconds(20);

  private final Duration time;

  IdleScenario(Duration time) {
    this.time = time;
  }

  @Override
  public void run(Report report) throws IOException, InterruptedException {
    try (LocalNodes alone = LocalNodes.start(1);
        LocalNodes three = LocalNodes.start(3)) {
      List<NodeProcess> nodes = new ArrayList<>(alone.all());
      nodes.addAll(three.all());
      Patience.pass("idle nodes settle", SETTLING);
      List<ProcessMeter> meters = nodes.stream().map(n -> new ProcessMeter(n.pid())).toList();
      List<Duration> before = meters.stream().map(ProcessMeter::processorTime).toList();
      long start = System.nanoTime();
      Patience.pass("idle nodes", time);
      double nanos = System.nanoTime() - start;
      double[] percent = new double[meters.size()];
      double[] megabytes = new double[meters.size()];
      for (int i = 0; i < percent.length; i++) {
        Duration used = meters.get(i).processorTime().minus(before.get(i));
        percent[i] = 100 * used.toNanos() / nanos;
        megabytes[i] = meters.get(i).residentMegabytes();
        report
            .table("Nodes with nothing to do", "node", "percent of a core", "resident MB")
            .row(i == 0 ? "alone" : "of three, " + i, percent[i], megabytes[i]);
      }
      add(report, "idle.alone", percent[0], megabytes[0]);
      add(
          report,
          "idle.three",
          Math.max(percent[1], Math.max(percent[2], percent[3])),
          Math.max(megabytes[1], Math.max(megabytes[2], megabytes[3])));
    }
  }

  private static void add(Report report, String name, double percent, double megabytes) {
    report.figure(Figure.atMost(name + ".processor", percent, "% of a core", PROCESSOR_LIMIT));
    report.figure(Figure.atMost(name + ".resident", megabytes, "MB", MEMORY_LIMIT));
  }
}
