package voxelpopuli.loadtest.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.loadtest.dht.DhtPlan.Scenario;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Report;

/**
 * Every scenario once, small: they end, count, and find what was put. How fast is not asked here.
 */
class DhtRunIntegrationTest {

  private static final int NODES = 26;
  private static final int VALUES = 20;

  @Test
  void aHealthyNetworkAcknowledgesAndFindsEverything() throws IOException, InterruptedException {
    Report report = run(Scenario.LATENCY);

    assertThat(value(report, "n26.put.acknowledged")).isEqualTo(100);
    assertThat(value(report, "n26.found")).isEqualTo(100);
    // At least k stores with their answers; at least one call and its answer.
    assertThat(value(report, "n26.put.datagrams")).isGreaterThanOrEqualTo(40);
    assertThat(value(report, "n26.get.datagrams")).isGreaterThanOrEqualTo(2);
  }

  @Test
  void concurrentGetsAllEnd() throws IOException, InterruptedException {
    Report report = run(Scenario.CONCURRENT);

    assertThat(value(report, "n26.concurrent")).isPositive();
    assertThat(report.tables().get("Gets at a time").rows().get(0)).endsWith("100 %");
  }

  @Test
  void valuesOutliveAThirdOfTheNodes() throws IOException, InterruptedException {
    assertThat(value(run(Scenario.KILL), "n26.kill30.found")).isEqualTo(100);
  }

  @Test
  void valuesAreFoundInBadWeather() throws IOException, InterruptedException {
    assertThat(value(run(Scenario.LOSS), "n26.loss10.found")).isEqualTo(100);
  }

  @Test
  void growthDrawsSixGraphs() throws IOException, InterruptedException {
    Report report = run(Scenario.GROWTH);

    assertThat(report.tables().get("Against network size").rows()).hasSize(2);
    assertThat(report.plots())
        .containsExactlyInAnyOrder(
            "overlay-join-latency",
            "overlay-put-latency",
            "overlay-get-latency",
            "overlay-join-calls",
            "overlay-put-calls",
            "overlay-get-calls");
  }

  @Test
  void theHeapOfANodeIsANumber() throws IOException, InterruptedException {
    assertThat(value(run(Scenario.HEAP), "heap.node")).isNotNaN();
  }

  @Test
  void simulatedNetworksShowPathAndTable() throws IOException, InterruptedException {
    Report report = run(Scenario.SIMULATE);

    assertThat(value(report, "simulated.n100.path")).isPositive();
    assertThat(report.plots()).contains("overlay-simulated-path");
  }

  private static Report run(Scenario scenario) throws IOException, InterruptedException {
    DhtPlan plan =
        new DhtPlan(
            EnumSet.of(scenario),
            List.of(NODES),
            VALUES,
            100,
            List.of(30),
            List.of(10),
            8,
            20,
            NODES,
            100,
            1);
    Report report = new Report();
    new DhtRun(plan, report).run(List.of());
    return report;
  }

  private static double value(Report report, String figure) {
    return report.figures().stream()
        .filter(f -> f.name().equals(figure))
        .mapToDouble(Figure::value)
        .findFirst()
        .orElseThrow(() -> new AssertionError(figure + " was not measured"));
  }
}
