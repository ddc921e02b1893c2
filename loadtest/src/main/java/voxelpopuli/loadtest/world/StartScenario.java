package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.ProgressBar;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.node.NodeProcess;

/**
 * How long after its start a node says that it is ready, each time founding a world in an empty
 * folder: as {@code node/run} starts it, and with the packaged launcher.
 */
final class StartScenario implements Scenario {

  private static final int STARTS = 5;
  private static final double PLAIN_LIMIT = 4;
  private static final double PACKAGED_LIMIT = 2;

  private final Optional<Path> launcher;

  /**
   * @param launcher the staged script, if there is one
   */
  StartScenario(Optional<Path> launcher) {
    this.launcher = launcher.map(Path::toAbsolutePath);
  }

  @Override
  public void run(Report report) throws IOException {
    double[] plain = seconds("starting with java", Optional.empty());
    add(report, "start.java", plain, PLAIN_LIMIT);
    if (launcher.isEmpty()) {
      System.err.println("no packaged launcher to start; ./sbt stage makes one");
    }
    double[] packaged =
        launcher.isPresent()
            ? seconds("starting with the launcher", launcher)
            : new double[] {Double.NaN};
    add(report, "start.launcher", packaged, PACKAGED_LIMIT);
  }

  private static void add(Report report, String name, double[] seconds, double limit) {
    double median = seconds[seconds.length / 2];
    double worst = seconds[seconds.length - 1];
    report
        .table("Ready after start", "started with", "starts", "best s", "median s", "worst s")
        .row(name.substring(name.indexOf('.') + 1), seconds.length, seconds[0], median, worst);
    report.figure(Figure.atMost(name + ".median", median, "s", limit));
    report.figure(Figure.atMost(name + ".worst", worst, "s", limit));
  }

  /** Sorted; the first start fills the caches of disk and launcher and does not count. */
  private static double[] seconds(String what, Optional<Path> script) throws IOException {
    double[] seconds = new double[STARTS];
    try (ProgressBar bar = ProgressBar.of(what, STARTS)) {
      once(script);
      for (int i = 0; i < STARTS; i++) {
        seconds[i] = once(script);
        bar.step();
      }
    }
    Arrays.sort(seconds);
    return seconds;
  }

  private static double once(Optional<Path> script) throws IOException {
    Path folder = Files.createTempDirectory("voxelpopuli-start");
    NodeProcess node =
        script.isPresent()
            ? NodeProcess.launch(List.of(script.get().toString()), folder, "--no-shell")
            : NodeProcess.launch(folder, "--no-shell");
    try (node) {
      double seconds = node.awaitReady().toNanos() / 1e9;
      node.terminate();
      node.awaitExit();
      return seconds;
    } finally {
      LocalNodes.delete(folder);
    }
  }
}
