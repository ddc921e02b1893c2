package voxelpopuli.loadtest.dht;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Numbers;
import voxelpopuli.loadtest.report.Report;

/** The same work on another DHT, on the same machine in the same run. */
final class PeerScenario {

  private final DhtPlan plan;
  private final Report report;

  PeerScenario(DhtPlan plan, Report report) {
    this.plan = plan;
    this.report = report;
  }

  /** Measures one peer at every network size of the plan, or says why it does not. */
  void run(PeerKind kind) throws IOException, InterruptedException {
    Optional<PeerProcess> peer = PeerProcess.find(kind);
    if (peer.isEmpty()) {
      System.err.println(kind.howToInstall());
      return;
    }
    for (int nodes : plan.nodes()) {
      Optional<JsonNode> result =
          peer.get()
              .run(
                  plan,
                  nodes,
                  line ->
                      System.err.println(
                          kind.title()
                              + ": "
                              + line.path("progress").asText()
                              + " "
                              + line.path("done")));
      if (result.isEmpty()) {
        System.err.println(kind.title() + " ended without a result at " + nodes + " nodes");
      } else {
        add(kind, nodes, result.get());
      }
    }
  }

  private void add(PeerKind kind, int nodes, JsonNode result) {
    JsonNode killed = result.path("killed");
    report
        .table(
            "Peers on this machine, in this run",
            "peer",
            "nodes",
            "put p50 ms",
            "put p99 ms",
            "get p50 ms",
            "get completed p50 ms",
            "found",
            "concurrent gets/s",
            "30 % killed: completed p50 ms",
            "found of them")
        .row(
            kind.title(),
            nodes,
            number(result.at("/put/p50")),
            number(result.at("/put/p99")),
            number(result.at("/get/first/p50")),
            number(result.at("/get/completed/p50")),
            share(result.path("get")),
            number(result.path("concurrent")),
            number(killed.at("/completed/p50")),
            share(killed));
    String name = kind.module() + ".n" + nodes;
    report.figure(Figure.of(name + ".put.p50", number(result.at("/put/p50")), "ms"));
    report.figure(Figure.of(name + ".get.p50", number(result.at("/get/first/p50")), "ms"));
  }

  private static double number(JsonNode node) {
    return node.isNumber() ? node.asDouble() : Double.NaN;
  }

  private static String share(JsonNode gets) {
    double asked = gets.path("asked").asDouble();
    return Numbers.percent(asked == 0 ? Double.NaN : gets.path("found").asDouble() / asked);
  }
}
