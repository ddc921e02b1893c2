package voxelpopuli.loadtest.dht;

import java.util.List;
import java.util.Set;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Report;

/** A part of the nodes falls silent at once; the others are asked for everything right away. */
final class KillScenario {

  private final DhtPlan plan;
  private final Report report;

  KillScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run(int nodes, int percent) throws InterruptedException {
    try (LocalOverlay overlay = LocalOverlay.of(nodes, plan.seed())) {
      Workload work = Workload.of(overlay, plan.seed() + percent);
      List<Operation.Put> values = work.puts(plan.values(), plan.valueBytes());
      overlay.run("put, " + nodes + " nodes", values, 8);
      overlay.awaitQuiet();
      Set<Integer> dead = work.victims(percent);
      List<Operation.Get> gets = work.gets(values, dead);
      overlay.kill(List.copyOf(dead));
      Outcome outcome = overlay.run("get, " + percent + " % dead", gets, 1);
      Latencies latencies = outcome.latencies();
      report
          .table(
              "Nodes killed at once",
              "killed",
              "nodes",
              "get p50 ms",
              "p99 ms",
              "max ms",
              "datagrams",
              "found")
          .row(
              percent + " %",
              nodes,
              latencies.p50(),
              latencies.p99(),
              latencies.max(),
              outcome.datagramsEach(),
              Numbers.percent(outcome.share()));
      String name = "n" + nodes + ".kill" + percent;
      report.figure(Figure.atLeast(name + ".found", 100 * outcome.share(), "%", 99.9));
      report.figure(Figure.atMost(name + ".get.p50", latencies.p50(), "ms", 5));
      report.figure(Figure.atMost(name + ".get.p99", latencies.p99(), "ms", 300));
    }
  }
}
