package voxelpopuli.loadtest.dht;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Plot;
import voxelpopuli.loadtest.report.Report;

/**
 * The six graphs of P2Play: latency of join, put and get, and calls per join, put and get, against
 * the size of the network. One network grows; at every size some nodes join one at a time, then
 * values are put and got.
 */
final class GrowthScenario {

  private static final List<Integer> SIZES =
      List.of(10, 20, 30, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 750, 1000);

  private static final int TIMED_JOINS = 8;
  private static final int VALUES = 200;

  private final DhtPlan plan;
  private final Report report;

  GrowthScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  /** What was seen at one size. */
  private record Sample(
      int nodes, Latencies join, double joinFinds, double joinCalls, Outcome put, Outcome get) {}

  void run() throws InterruptedException {
    List<Sample> samples = new ArrayList<>();
    try (LocalOverlay overlay = new LocalOverlay(plan.seed())) {
      for (int size : SIZES.stream().filter(n -> n <= plan.growth()).toList()) {
        samples.add(sample(overlay, size));
      }
    }
    samples.forEach(this::row);
    latency("join", "Join latency", samples, Sample::join);
    latency("put", "Put latency", samples, sample -> sample.put().latencies());
    latency("get", "Get latency", samples, sample -> sample.get().latencies());
    report.plot(
        "overlay-join-calls",
        new Plot("Calls per join", "nodes", "calls")
            .line("of lookups", points(samples, Sample::joinFinds))
            .line("with records handed over to the newcomer", points(samples, Sample::joinCalls)));
    calls("put", "Calls per put", samples, sample -> sample.put().callsEach());
    calls("get", "Calls per get", samples, sample -> sample.get().callsEach());
  }

  private Sample sample(LocalOverlay overlay, int size) throws InterruptedException {
    int joins = Math.min(TIMED_JOINS, size - overlay.size() - 1);
    overlay.growTo(size - joins);
    Latencies join = new Latencies();
    long calls = 0;
    long finds = 0;
    for (int i = 0; i < joins; i++) {
      overlay.awaitQuiet();
      Traffic.Count before = overlay.traffic();
      join.record(overlay.join().nanos());
      Traffic.Count meanwhile = overlay.traffic().since(before);
      calls += meanwhile.working();
      finds += meanwhile.finds();
    }
    overlay.awaitQuiet();
    Workload work = Workload.of(overlay, plan.seed() + size);
    List<Operation.Put> values = work.puts(Math.min(VALUES, plan.values()), plan.valueBytes());
    Outcome put = overlay.run("put, " + size + " nodes", values, 1);
    Outcome get = overlay.run("get, " + size + " nodes", work.gets(values, Set.of()), 1);
    return new Sample(size, join, (double) finds / joins, (double) calls / joins, put, get);
  }

  private void row(Sample sample) {
    report
        .table(
            "Against network size",
            "nodes",
            "join p50 ms",
            "put p50 ms",
            "get p50 ms",
            "lookup calls a join",
            "with hand-over",
            "calls a put",
            "calls a get",
            "found")
        .row(
            Integer.toString(sample.nodes()),
            sample.join().p50(),
            sample.put().latencies().p50(),
            sample.get().latencies().p50(),
            sample.joinFinds(),
            sample.joinCalls(),
            sample.put().callsEach(),
            sample.get().callsEach(),
            Numbers.percent(sample.get().share()));
  }

  private interface Of {
    Latencies of(Sample sample);
  }

  private void latency(String name, String title, List<Sample> samples, Of latencies) {
    report.plot(
        "overlay-" + name + "-latency",
        new Plot(title, "nodes", "ms")
            .line("p50", points(samples, s -> latencies.of(s).p50()))
            .line("p90", points(samples, s -> latencies.of(s).millis(90))));
  }

  private void calls(
      String name, String title, List<Sample> samples, ToDoubleFunction<Sample> calls) {
    report.plot(
        "overlay-" + name + "-calls",
        new Plot(title, "nodes", "calls").line("mean", points(samples, calls)));
  }

  private static List<Plot.Point> points(List<Sample> samples, ToDoubleFunction<Sample> value) {
    return samples.stream().map(s -> new Plot.Point(s.nodes(), value.applyAsDouble(s))).toList();
  }
}
