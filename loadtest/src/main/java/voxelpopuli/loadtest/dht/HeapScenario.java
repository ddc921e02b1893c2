package voxelpopuli.loadtest.dht;

import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Report;

/** Many nodes in one JVM: do they all join, and what does each cost. */
final class HeapScenario {

  private static final double MEGABYTE = 1 << 20;

  private final DhtPlan plan;
  private final Report report;

  HeapScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run() throws InterruptedException {
    try (LocalOverlay overlay = LocalOverlay.of(2, plan.seed())) {
      double before = usedMegabytes(); // Pekko, classes and configuration, which all nodes share
      long started = System.nanoTime();
      overlay.growTo(plan.heap());
      double seconds = (System.nanoTime() - started) / 1e9;
      overlay.awaitQuiet();
      double each = (usedMegabytes() - before) / (plan.heap() - 2);
      report
          .table("Nodes in one JVM", "nodes", "joined in s", "heap a node MB")
          .row(Integer.toString(plan.heap()), seconds, each);
      report.figure(Figure.atMost("heap.node", each, "MB", 1));
    }
  }

  private static double usedMegabytes() {
    Runtime runtime = Runtime.getRuntime();
    double used = Double.MAX_VALUE;
    for (int i = 0; i < 3; i++) { // references that a first collection only clears, a second frees
      System.gc();
      used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
    }
    return used / MEGABYTE;
  }
}
