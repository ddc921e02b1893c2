package voxelpopuli.loadtest.dht;

import java.util.List;
import java.util.Set;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Report;

/** A share of all datagrams is lost, calls and answers alike, while values are put and got. */
final class LossScenario {

  /**
   * Puts that are timed one at a time; a lossy put takes long, so the rest go several at a time.
   */
  private static final int TIMED_PUTS = 200;

  private static final int WIDTH_OF_THE_REST = 16;

  /** Up to this loss nothing at all may be missing; beyond, one key in a thousand. */
  private static final int LIGHT_PERCENT = 10;

  private final DhtPlan plan;
  private final Report report;

  LossScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run(int nodes, int percent) throws InterruptedException {
    try (LocalOverlay overlay = LocalOverlay.of(nodes, plan.seed())) {
      overlay.awaitQuiet();
      Workload work = Workload.of(overlay, plan.seed() + percent);
      List<Operation.Put> values = work.puts(plan.values(), plan.valueBytes());
      int timed = Math.min(TIMED_PUTS, values.size());
      overlay.lose(percent / 100.0);
      String lost = ", " + percent + " % lost";
      Outcome puts = overlay.run("put" + lost, values.subList(0, timed), 1);
      overlay.run("further puts" + lost, values.subList(timed, values.size()), WIDTH_OF_THE_REST);
      Outcome gets = overlay.run("get" + lost, work.gets(values, Set.of()), 1);
      row(nodes, percent, "put", puts);
      row(nodes, percent, "get", gets);
      figures("n" + nodes + ".loss" + percent, percent, puts, gets);
    }
  }

  private void figures(String name, int percent, Outcome puts, Outcome gets) {
    if (percent <= LIGHT_PERCENT) {
      report.figure(Figure.atMost(name + ".put.p50", puts.latencies().p50(), "ms", 100));
    } else {
      report.figure(Figure.of(name + ".put.p50", puts.latencies().p50(), "ms"));
    }
    double limit = percent <= LIGHT_PERCENT ? 100 : 99.9;
    report.figure(Figure.atLeast(name + ".found", 100 * gets.share(), "%", limit));
  }

  private void row(int nodes, int percent, String operation, Outcome outcome) {
    Latencies latencies = outcome.latencies();
    report
        .table(
            "Datagrams lost",
            "operation",
            "lost",
            "nodes",
            "p50 ms",
            "p99 ms",
            "max ms",
            "datagrams",
            "good")
        .row(
            operation,
            percent + " %",
            nodes,
            latencies.p50(),
            latencies.p99(),
            latencies.max(),
            outcome.datagramsEach(),
            Numbers.percent(outcome.share()));
  }
}
