package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.time.Duration;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Many players of the source text's protocol at one node, ten to a chunk, each with a connection on
 * which the time comes 20 times a second. The chunks are watched before and after, so that the
 * difference is the connections' own.
 */
final class ConnectionsScenario implements Scenario {

  private static final int A_CHUNK = 10;
  private static final double HEAP_LIMIT = 30;
  private static final double KILOBYTE = 1024;
  private static final Duration LETTING_IN = Duration.ofSeconds(60);
  private static final Duration HOLDING = Duration.ofSeconds(15);

  /** Who has not heard the time for so long has been forgotten; it comes every 50 ms. */
  private static final Duration SILENCE = Duration.ofSeconds(3);

  private final int connections;

  ConnectionsScenario(int connections) {
    this.connections = connections;
  }

  @Override
  public void run(Report report) throws IOException, InterruptedException {
    try (LocalNodes nodes = LocalNodes.start(1);
        SeedCrowd few = new SeedCrowd();
        SeedCrowd many = new SeedCrowd()) {
      int port = nodes.get(0).port() + 1;
      int chunks = connections / A_CHUNK;
      locate(port, chunks);
      ProcessMeter meter = new ProcessMeter(nodes.get(0).pid());
      for (int i = 0; i < chunks; i++) {
        few.add(port, words("first-" + i, chunk(i)));
      }
      few.start();
      int firsts = letIn(few, chunks);
      long before = meter.liveHeapBytes();
      for (int i = 0; i < connections; i++) {
        many.add(port, words("guest-" + i, chunk(i % chunks)));
      }
      many.start();
      int inside = letIn(many, connections);
      double percent = meter.percentOfACore("holding connections", HOLDING);
      int held = many.heardWithin(SILENCE.toNanos());
      double each = (meter.liveHeapBytes() - before) / KILOBYTE / connections;
      report
          .table(
              "Connections of the source text's protocol",
              "connections",
              "let in",
              "held",
              "heap each KB",
              "percent of a core")
          .row(Integer.toString(connections), inside, held, each, percent);
      report.figure(Figure.atLeast("connections.first", firsts, "", chunks));
      report.figure(Figure.atLeast("connections.held", held, "", connections));
      report.figure(Figure.atMost("connections.heap", each, "KB", HEAP_LIMIT));
    }
  }

  private static int letIn(SeedCrowd crowd, int all) throws InterruptedException {
    Patience.until(LETTING_IN, Duration.ofMillis(100), () -> crowd.inside() == all);
    return crowd.inside();
  }

  /** Whom the overlay is asked for is served from then on. */
  private static void locate(int port, int chunks) throws IOException {
    try (ChunkOwners owners = new ChunkOwners(port)) {
      for (int i = 0; i < chunks; i++) {
        owners.gamePortOf(chunk(i));
      }
    }
  }

  private static String words(String name, ChunkPos chunk) {
    return SeedText.connect(chunk)
        + SeedText.register(name, chunk.x() * 32 + 16, 33, chunk.z() * 32 + 16);
  }

  /** Surface chunks in rows of ten. */
  private static ChunkPos chunk(int index) {
    return new ChunkPos(index % 10, 0, index / 10);
  }
}
