package voxelpopuli.loadtest.session;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.protocol.PlayerState;

/** One comes in where nobody has been: how soon there is something to see, and what it weighs. */
final class Entrance {

  static final double FIRST_MILLIS = 300;
  static final double ALL_MILLIS = 1_500;
  private static final double VOXEL_BYTES = 600;
  private static final double SLICE_BYTES = 6 * 1024;

  /** 5 × 5 × 3 chunks. */
  private static final int ACROSS = 2;

  private static final int HIGH = 1;

  private static final int WARM_VISITS = 10;

  private final Stage stage;

  Entrance(Stage stage) {
    this.stage = stage;
  }

  /** The first visitor of a new world; none when no node lets anybody in. */
  Visitor first() throws InterruptedException {
    Visitor one = stage.visitor("visitor", 0, ACROSS, HIGH);
    if (!one.awaitFirst(20)) {
      return null;
    }
    one.awaitAll(60);
    stage.report().figure(Figure.atMost("cold.first-chunk", one.firstMillis(), "ms", FIRST_MILLIS));
    stage.report().figure(Figure.atMost("cold.75-chunks", one.allMillis(), "ms", ALL_MILLIS));
    double surfaces = Math.max(1, one.surfaces.get());
    double voxels = one.surfaceVoxels.get() / surfaces;
    double slices = one.surfaceSlices.get() / surfaces;
    stage.report().figure(Figure.atMost("surface-chunk.voxels", voxels, "bytes", VOXEL_BYTES));
    stage.report().figure(Figure.atMost("surface-chunk.mesh", slices, "bytes", SLICE_BYTES));
    return one;
  }

  /** Others, one after the other, each at a place of its own where nobody has been. */
  void later() throws IOException, InterruptedException {
    Latencies first = new Latencies();
    Latencies all = new Latencies();
    for (int i = 1; i <= WARM_VISITS; i++) {
      PlayerState there = new PlayerState(3200.5 * i, 40, 0.5, 0, 0);
      Guests.place(stage.nodes(), List.of(stage.name("warm", i)), there);
      try (Visitor one = stage.visitor("warm", i, ACROSS, HIGH)) {
        boolean whole = one.awaitAll(20);
        if (!whole || Math.abs(one.start().x() - there.x()) > 1) {
          throw new IOException("visitor " + i + " got no fresh terrain: " + one.start());
        }
        first.record((long) (one.firstMillis() * 1e6));
        all.record((long) (one.allMillis() * 1e6));
      }
      TimeUnit.MILLISECONDS.sleep(200);
    }
    stage.report().figure(Figure.atMost("warm.first-chunk", first.p50(), "ms", FIRST_MILLIS));
    stage.report().figure(Figure.atMost("warm.first-chunk.max", first.max(), "ms", FIRST_MILLIS));
    stage.report().figure(Figure.atMost("warm.75-chunks", all.p50(), "ms", ALL_MILLIS));
    stage.report().figure(Figure.atMost("warm.75-chunks.max", all.max(), "ms", ALL_MILLIS));
  }
}
