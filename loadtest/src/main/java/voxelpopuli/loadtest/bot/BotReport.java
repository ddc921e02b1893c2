package voxelpopuli.loadtest.bot;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;

/** What a run found, for eyes and for programs. */
record BotReport(BotPlan plan, Scoreboard board, int unanswered) {

  private static final double[] PERCENTILES = {50, 90, 99, 100};

  /** What went wrong; empty when nothing did. */
  List<String> failures() {
    List<String> failures = new ArrayList<>();
    if (board.joined() < plan.bots()) {
      failures.add((plan.bots() - board.joined()) + " of " + plan.bots() + " bots did not get in");
    }
    board
        .farewells()
        .forEach((reason, count) -> failures.add(count + " bots thrown out: " + reason));
    board.refusals().forEach((reason, count) -> failures.add(count + " edits refused: " + reason));
    if (unanswered > 0) {
      failures.add(unanswered + " edits never answered");
    }
    return failures;
  }

  /** Whether no node was there at all. */
  boolean nobodyHome() {
    return board.joined() == 0;
  }

  /** The table, with colours where the terminal has them. */
  String table(Ansi ansi) {
    StringBuilder out = new StringBuilder();
    out.append(
        ansi.string(
            String.format(
                Locale.ROOT,
                "@|bold %-22s %8s %10s %10s %10s %10s|@%n",
                "milliseconds",
                "count",
                "p50",
                "p90",
                "p99",
                "max")));
    for (Measure measure : Measure.values()) {
      out.append(row(measure, ansi));
    }
    out.append(
        String.format(
            Locale.ROOT,
            "%d bots, %d edits, %d acknowledged, %d refused, %d connections lost%n",
            board.joined(),
            board.edits(),
            board.acknowledged(),
            board.refused(),
            board.lost()));
    failures()
        .forEach(
            line -> out.append(ansi.string("@|red,bold failed:|@ ")).append(line).append('\n'));
    return out.toString();
  }

  private String row(Measure measure, Ansi ansi) {
    Measurements latencies = board.latencies();
    if (latencies.count(measure) == 0) {
      return ansi.string(String.format("%-22s @|faint %8s|@%n", measure.label, "-"));
    }
    StringBuilder row =
        new StringBuilder(
            String.format(Locale.ROOT, "%-22s %8d", measure.label, latencies.count(measure)));
    for (double percentile : PERCENTILES) {
      double millis = latencies.millis(measure, percentile);
      row.append(ansi.string(String.format(Locale.ROOT, " @|%s %10.2f|@", colour(millis), millis)));
    }
    return row.append('\n').toString();
  }

  /** Below 50 ms nobody notices, from 250 ms on everybody does. */
  private static String colour(double millis) {
    return millis < 50 ? "green" : millis < 250 ? "yellow" : "red";
  }

  void writeJson(Path file) throws IOException {
    new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(file.toFile(), json());
  }

  Map<String, Object> json() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("nodes", plan.nodes());
    all.put("bots", plan.bots());
    all.put("seconds", plan.seconds());
    all.put("warmUp", plan.warmUp());
    all.put("joined", board.joined());
    all.put("edits", board.edits());
    all.put("acknowledged", board.acknowledged());
    all.put("refused", board.refused());
    all.put("unanswered", unanswered);
    all.put("connectionsLost", board.lost());
    Map<String, Object> millis = new LinkedHashMap<>();
    for (Measure measure : Measure.values()) {
      Map<String, Object> figures = new LinkedHashMap<>();
      figures.put("count", board.latencies().count(measure));
      figures.put("p50", board.latencies().millis(measure, 50));
      figures.put("p90", board.latencies().millis(measure, 90));
      figures.put("p99", board.latencies().millis(measure, 99));
      figures.put("max", board.latencies().millis(measure, 100));
      millis.put(measure.name().toLowerCase(Locale.ROOT), figures);
    }
    all.put("millis", millis);
    all.put("failures", failures());
    return all;
  }
}
