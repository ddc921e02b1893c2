package voxelpopuli.loadtest.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table of text that a terminal shows aligned and that is at the same time valid Markdown, so
 * that what a run printed can be pasted into a page.
 */
public final class Table {

  private final List<String> header;
  private final List<List<String>> rows = new ArrayList<>();

  public Table(String... header) {
    this.header = List.of(header);
  }

  /**
   * Adds a row.
   *
   * @param cells as many as the header has; doubles are shortened by {@link Numbers#brief}
   */
  public Table row(Object... cells) {
    if (cells.length != header.size()) {
      throw new IllegalArgumentException(
          "a row of " + cells.length + " cells in a table of " + header.size() + " columns");
    }
    List<String> row = new ArrayList<>(cells.length);
    for (Object cell : cells) {
      row.add(cell instanceof Double number ? Numbers.brief(number) : String.valueOf(cell));
    }
    rows.add(List.copyOf(row));
    return this;
  }

  public List<String> header() {
    return header;
  }

  public List<List<String>> rows() {
    return List.copyOf(rows);
  }

  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /** The first column is text and stands left; the others are numbers and stand right. */
  @Override
  public String toString() {
    int[] widths = new int[header.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = Math.max(3, header.get(column).length());
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    StringBuilder text = new StringBuilder(line(header, widths)).append('\n').append(rule(widths));
    for (List<String> row : rows) {
      text.append('\n').append(line(row, widths));
    }
    return text.toString();
  }

  private static String line(List<String> cells, int[] widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(
            i ->
                i == 0
                    ? cells.get(i) + " ".repeat(widths[i] - cells.get(i).length())
                    : " ".repeat(widths[i] - cells.get(i).length()) + cells.get(i))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static String rule(int[] widths) {
    return IntStream.range(0, widths.length)
        .mapToObj(i -> i == 0 ? "-".repeat(widths[i]) : "-".repeat(widths[i] - 1) + ":")
        .collect(Collectors.joining(" | ", "| ", " |"));
  }
}
