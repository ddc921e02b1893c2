package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.time.Duration;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.ClientOptions;

/** What a node costs whose player stands still and looks far: 15 × 15 columns of five chunks. */
final class WatchedScenario implements Scenario {

  private static final int ACROSS = 7;
  private static final int HIGH = 2;
  private static final int CHUNKS = (2 * ACROSS + 1) * (2 * ACROSS + 1) * (2 * HIGH + 1);
  private static final double LIMIT = 5;
  private static final Duration LOADING = Duration.ofSeconds(90);
  private static final Duration SETTLING = Duration.ofSeconds(15);

  private final Duration time;

  WatchedScenario(Duration time) {
    this.time = time;
  }

  @Override
  public void run(Report report) throws IOException, InterruptedException {
    ClientLoop loop = new ClientLoop("watcher's network");
    try (LocalNodes nodes = LocalNodes.start(1);
        loop;
        Player watcher =
            Player.enter(
                ClientOptions.of(nodes.get(0).address(), "watcher").withRadius(ACROSS, HIGH),
                loop)) {
      boolean all =
          Patience.until(LOADING, Duration.ofMillis(100), () -> watcher.chunks() >= CHUNKS);
      if (!all) {
        throw new IOException("only " + watcher.chunks() + " of " + CHUNKS + " chunks came");
      }
      Patience.pass("watched chunks settle", SETTLING);
      double percent = new ProcessMeter(nodes.get(0).pid()).percentOfACore("watched chunks", time);
      report
          .table("Chunks that are watched and at rest", "chunks", "percent of a core")
          .row(CHUNKS, percent);
      report.figure(Figure.atMost("watched.processor", percent, "% of a core", LIMIT));
    }
  }
}
