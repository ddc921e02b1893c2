package voxelpopuli.node.terminal;

import java.util.ArrayList;
import java.util.List;

/** Rows in aligned columns; numbers to the right, everything else to the left. */
public final class Table {

  private static final String GAP = "  ";

  private final List<String> headings;
  private final List<List<String>> rows = new ArrayList<>();

  public Table(String... headings) {
    this.headings = List.of(headings);
  }

  /** Adds a row with a cell for each heading. */
  public Table row(Object... cells) {
    if (cells.length != headings.size()) {
      throw new IllegalArgumentException(
          cells.length + " cells under " + headings.size() + " headings");
    }
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(String.valueOf(cell));
    }
    rows.add(row);
    return this;
  }

  /** The table's lines, the headings first. */
  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.strong(line(headings)));
    rows.forEach(row -> lines.add(line(row)));
    return lines;
  }

  private String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < cells.size(); i++) {
      String cell = cells.get(i);
      String padding = " ".repeat(width(i) - visible(cell));
      line.append(i == 0 ? "" : GAP).append(isNumeric(i) ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    int width = headings.get(column).length();
    for (List<String> row : rows) {
      width = Math.max(width, visible(row.get(column)));
    }
    return width;
  }

  private boolean isNumeric(int column) {
    return !rows.isEmpty()
        && rows.stream()
            .allMatch(row -> plain(row.get(column)).matches("-?[\\d.,]+( ?[a-zA-Zµ%/]+)?|–|"));
  }

  private static int visible(String cell) {
    return plain(cell).length();
  }

  private static String plain(String cell) {
    return cell.replaceAll("\u001b\\[[0-9;]*m", "");
  }
}
