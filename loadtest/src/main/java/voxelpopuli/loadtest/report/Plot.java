package voxelpopuli.loadtest.report;

import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A picture of one or more lines over a common axis, written as PNG. Needs no display. */
public final class Plot {

  private static final int WIDTH = 800;
  private static final int HEIGHT = 420;

  static {
    // Charts are drawn into memory; a machine without a display must do.
    System.setProperty("java.awt.headless", "true");
  }

  private final XYChart chart;

  public Plot(String title, String xAxis, String yAxis) {
    chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(xAxis)
            .yAxisTitle(yAxis)
            .build();
    chart
        .getStyler()
        .setLegendPosition(LegendPosition.OutsideS)
        .setChartBackgroundColor(Color.WHITE)
        .setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 16));
    chart.getStyler().setLegendLayout(LegendLayout.Horizontal); // below, where it hides no line
    chart.getStyler().setMarkerSize(5);
    chart.getStyler().setYAxisMin(0.0);
    chart.getStyler().setXAxisDecimalPattern("#,###"); // 10,000, not 1E4
  }

  /** Sizes that grow by a factor read better on a logarithmic axis. */
  public Plot logarithmicX() {
    chart.getStyler().setXAxisLogarithmic(true);
    return this;
  }

  /** Adds a line; points without a number are left out. An empty line is not drawn. */
  public Plot line(String name, List<Point> points) {
    List<Point> drawn = points.stream().filter(p -> Double.isFinite(p.y())).toList();
    if (!drawn.isEmpty()) {
      double[] x = drawn.stream().mapToDouble(Point::x).toArray();
      double[] y = drawn.stream().mapToDouble(Point::y).toArray();
      chart.addSeries(name, x, y).setMarker(SeriesMarkers.CIRCLE);
    }
    return this;
  }

  public boolean isEmpty() {
    return chart.getSeriesMap().isEmpty();
  }

  /** Writes the picture, and the folder if need be. */
  public void write(Path png) throws IOException {
    Files.createDirectories(png.toAbsolutePath().getParent());
    BitmapEncoder.saveBitmap(chart, png.toString(), BitmapEncoder.BitmapFormat.PNG);
  }

  /** A point of a line. */
  public record Point(double x, double y) {}
}
