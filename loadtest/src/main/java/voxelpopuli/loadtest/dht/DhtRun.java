package voxelpopuli.loadtest.dht;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import voxelpopuli.loadtest.dht.DhtPlan.Scenario;
import voxelpopuli.loadtest.report.Report;

/** Runs the scenarios of a plan one after the other, each on networks of its own. */
final class DhtRun {

  /**
   * Operations before anything is timed: the JVM compiles what it runs often, peers in C++ come
   * compiled. Enough nodes that both encodings are warm: strangers are first spoken to in JSON.
   */
  private static final int WARM_UP_PUTS = 1000;

  private static final int WARM_UP_ROUNDS = 5;
  private static final int MOST_WARM_UP_NODES = 128;

  private final DhtPlan plan;
  private final Report report;

  DhtRun(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  void run(List<PeerKind> peers) throws IOException, InterruptedException {
    Set<Scenario> wanted = plan.scenarios();
    if (wanted.contains(Scenario.HEAP)) {
      new HeapScenario(plan, report).run(); // first: nothing else is on the heap yet
    }
    if (wanted.stream()
        .anyMatch(Set.of(Scenario.LATENCY, Scenario.CONCURRENT, Scenario.GROWTH)::contains)) {
      warmUp();
    }
    for (int nodes : plan.nodes()) {
      if (wanted.contains(Scenario.LATENCY)) {
        new LatencyScenario(plan, report).run(nodes);
      }
    }
    if (wanted.contains(Scenario.CONCURRENT)) {
      new ConcurrentScenario(plan, report).run(plan.nodes().get(0));
    }
    for (PeerKind peer : peers) {
      new PeerScenario(plan, report).run(peer);
    }
    if (wanted.contains(Scenario.KILL)) {
      for (int nodes : plan.nodes()) {
        for (int percent : plan.kill()) {
          new KillScenario(plan, report).run(nodes, percent);
        }
      }
    }
    if (wanted.contains(Scenario.LOSS)) {
      for (int percent : plan.loss()) {
        new LossScenario(plan, report).run(plan.nodes().get(0), percent);
      }
    }
    if (wanted.contains(Scenario.GROWTH)) {
      new GrowthScenario(plan, report).run();
    }
    if (wanted.contains(Scenario.SIMULATE)) {
      new SimulationScenario(plan, report).run();
    }
    if (wanted.contains(Scenario.BUCKETS)) {
      new BucketComparison(plan.seed(), report).run(plan.simulate());
    }
  }

  private void warmUp() throws InterruptedException {
    int nodes = Math.min(MOST_WARM_UP_NODES, Collections.max(plan.nodes()));
    try (LocalOverlay overlay = LocalOverlay.of(nodes, plan.seed())) {
      Workload work = Workload.of(overlay, plan.seed());
      List<Operation.Put> puts =
          work.puts(Math.min(plan.values(), WARM_UP_PUTS), plan.valueBytes());
      overlay.run("warming up: put", puts, 1);
      for (int round = 0; round < WARM_UP_ROUNDS; round++) {
        overlay.run("warming up: get", work.gets(puts, Set.of()), 1);
      }
    }
  }
}
