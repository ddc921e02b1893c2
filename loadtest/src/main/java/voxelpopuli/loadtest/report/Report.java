package voxelpopuli.loadtest.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a run found: titled tables, plots by file name, and figures. Filled by scenarios in
 * turn.
 */
public final class Report {

  private final Map<String, Table> tables = new LinkedHashMap<>();
  private final Map<String, Plot> plots = new LinkedHashMap<>();
  private final List<Figure> figures = new ArrayList<>();

  /** The table of that title; made with these columns when it is first asked for. */
  public Table table(String title, String... columns) {
    return tables.computeIfAbsent(title, t -> new Table(columns));
  }

  /**
   * Keeps a plot.
   *
   * @param name of its file, without the ending
   */
  public void plot(String name, Plot plot) {
    plots.put(name, plot);
  }

  /** Names of the plots that have a line. */
  public List<String> plots() {
    return plots.keySet().stream().filter(name -> !plots.get(name).isEmpty()).toList();
  }

  public void figure(Figure figure) {
    figures.add(figure);
  }

  public List<Figure> figures() {
    return List.copyOf(figures);
  }

  public Map<String, Table> tables() {
    return Map.copyOf(tables);
  }

  /** Every figure that has a target, with the target and whether it was met. */
  public Table verdicts() {
    Table table = new Table("figure", "measured", "unit", "target", "verdict");
    for (Figure figure : figures) {
      figure
          .target()
          .ifPresent(
              t ->
                  table.row(
                      figure.name(),
                      figure.value(),
                      figure.unit(),
                      t,
                      figure.isMet() ? "PASS" : "FAIL"));
    }
    return table;
  }

  /** Prints all tables, the verdicts last. */
  public void print(PrintStream out) {
    tables.forEach((title, table) -> out.println("\n" + title + "\n\n" + table));
    if (!verdicts().isEmpty()) {
      out.println("\nTargets\n\n" + verdicts());
    }
    out.flush();
  }

  /** Writes every plot that has a line into a folder; returns the files. */
  public List<Path> writePlots(Path folder) throws IOException {
    List<Path> written = new ArrayList<>();
    for (Map.Entry<String, Plot> entry : plots.entrySet()) {
      if (!entry.getValue().isEmpty()) {
        Path file = folder.resolve(entry.getKey() + ".png");
        entry.getValue().write(file);
        written.add(file);
      }
    }
    return written;
  }

  /** Writes tables and figures for machines. */
  public void writeJson(Path file) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    ObjectNode root = mapper.createObjectNode();
    ArrayNode list = root.putArray("figures");
    for (Figure figure : figures) {
      ObjectNode node = list.addObject();
      node.put("name", figure.name()).put("value", figure.value()).put("unit", figure.unit());
      figure.target().ifPresent(t -> node.put("target", t.toString()).put("met", figure.isMet()));
    }
    ObjectNode all = root.putObject("tables");
    tables.forEach(
        (title, table) -> {
          ObjectNode node = all.putObject(title);
          table.header().forEach(node.putArray("columns")::add);
          ArrayNode rows = node.putArray("rows");
          table.rows().forEach(row -> row.forEach(rows.addArray()::add));
        });
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.writeString(
        file, mapper.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n");
  }
}
