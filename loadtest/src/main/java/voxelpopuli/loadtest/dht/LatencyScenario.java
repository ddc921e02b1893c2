package voxelpopuli.loadtest.dht;

import java.util.List;
import java.util.Set;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Report;

/** Put and get one at a time in a healthy network. */
final class LatencyScenario {

  private final DhtPlan plan;
  private final Report report;

  LatencyScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run(int nodes) throws InterruptedException {
    try (LocalOverlay overlay = LocalOverlay.of(nodes, plan.seed())) {
      overlay.awaitQuiet();
      Workload work = Workload.of(overlay, plan.seed() + nodes);
      List<Operation.Put> values = work.puts(plan.values(), plan.valueBytes());
      Outcome puts = overlay.run("put, " + nodes + " nodes", values, 1);
      Outcome gets = overlay.run("get, " + nodes + " nodes", work.gets(values, Set.of()), 1);
      row(nodes, "put", puts);
      row(nodes, "get", gets);
      String name = "n" + nodes;
      report.figure(Figure.atMost(name + ".put.p50", puts.latencies().p50(), "ms", 1.5));
      report.figure(Figure.atMost(name + ".put.datagrams", puts.datagramsEach(), "", 90));
      report.figure(Figure.atLeast(name + ".put.acknowledged", 100 * puts.share(), "%", 100));
      report.figure(Figure.atMost(name + ".get.p50", gets.latencies().p50(), "ms", 0.25));
      report.figure(Figure.atMost(name + ".get.datagrams", gets.datagramsEach(), "", 10));
      report.figure(Figure.atLeast(name + ".found", 100 * gets.share(), "%", 100));
    }
  }

  private void row(int nodes, String operation, Outcome outcome) {
    Latencies latencies = outcome.latencies();
    report
        .table(
            "One operation at a time",
            "operation",
            "nodes",
            "p50 ms",
            "p99 ms",
            "max ms",
            "datagrams",
            "path",
            "good")
        .row(
            operation,
            nodes,
            latencies.p50(),
            latencies.p99(),
            latencies.max(),
            outcome.datagramsEach(),
            outcome.path(),
            Numbers.percent(outcome.share()));
  }
}
