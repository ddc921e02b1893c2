package voxelpopuli.loadtest.dht;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Report;

/** Many gets under way at a time, from nodes all over the network. */
final class ConcurrentScenario {

  /** Each value is fetched this often: some seconds of work. */
  private static final int ROUNDS = 20;

  private final DhtPlan plan;
  private final Report report;

  ConcurrentScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run(int nodes) throws InterruptedException {
    try (LocalOverlay overlay = LocalOverlay.of(nodes, plan.seed())) {
      overlay.awaitQuiet();
      Workload work = Workload.of(overlay, plan.seed() + nodes);
      List<Operation.Put> values = work.puts(plan.values(), plan.valueBytes());
      overlay.run("put, " + nodes + " nodes", values, 8);
      List<Operation.Get> gets = new ArrayList<>();
      for (int round = 0; round < ROUNDS; round++) {
        gets.addAll(work.gets(values, Set.of()));
      }
      Outcome outcome = overlay.run(plan.concurrent() + " gets at a time", gets, plan.concurrent());
      report
          .table("Gets at a time", "nodes", "at a time", "gets/s", "p50 ms", "p99 ms", "found")
          .row(
              Integer.toString(nodes),
              plan.concurrent(),
              outcome.perSecond(),
              outcome.latencies().p50(),
              outcome.latencies().p99(),
              Numbers.percent(outcome.share()));
      report.figure(
          Figure.atLeast("n" + nodes + ".concurrent", outcome.perSecond(), "gets/s", 3000));
    }
  }
}
