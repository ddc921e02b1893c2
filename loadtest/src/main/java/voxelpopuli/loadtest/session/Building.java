package voxelpopuli.loadtest.session;

import java.util.concurrent.TimeUnit;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.protocol.BlockPos;

/** One builds, another who came in through another node looks on. */
final class Building {

  private static final int EDITS = 200;

  private static final double SEEN_MILLIS = 110;

  private final Stage stage;

  Building(Stage stage) {
    this.stage = stage;
  }

  void run(Visitor one) throws InterruptedException {
    Latencies latencies = new Latencies();
    int unseen = 0;
    one.client().move(0.5, Stroll.HEIGHT, 0.5, 0, 0);
    int last = stage.nodes().size() - 1;
    try (Visitor other = stage.visitor("looker", last, 1, 1)) {
      other.awaitAll(20);
      for (int i = 0; i < EDITS; i++) {
        BlockPos pos = new BlockPos(i % 5 - 2, 34 + i / 5 % 2, i / 10 % 5 - 2);
        other.seen.remove(pos);
        long sent = System.nanoTime();
        one.client().edit(pos, i / 50 % 2 == 0 ? Blocks.GLASS : Blocks.AIR);
        TimeUnit.MILLISECONDS.sleep(25);
        for (int wait = 0; wait < 2_000 && !other.seen.containsKey(pos); wait++) {
          TimeUnit.MILLISECONDS.sleep(1);
        }
        Long seen = other.seen.get(pos);
        if (seen == null) {
          unseen++;
        } else {
          latencies.record(seen - sent);
        }
      }
    }
    stage.report().figure(Figure.of("edit-seen.p50", latencies.p50(), "ms"));
    stage.report().figure(Figure.atMost("edit-seen.p99", latencies.p99(), "ms", SEEN_MILLIS));
    stage.report().figure(Figure.atMost("edits-unseen", unseen, "of " + EDITS, 0));
  }
}
