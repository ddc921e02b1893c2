package voxelpopuli.loadtest.session;

import java.util.concurrent.TimeUnit;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.world.body.Physique;

/** One walks straight on for ten seconds, alone: what it receives beside new chunks. */
final class Stroll {

  /** Above the ground at the spawn: walking there meets nothing. */
  static final double HEIGHT = 34;

  private static final int SECONDS = 10;

  private static final double BYTES_A_SECOND = 2 * 1024;

  private final Stage stage;

  Stroll(Stage stage) {
    this.stage = stage;
  }

  void run(Visitor one) throws InterruptedException {
    long bytes = one.client().receivedBytes();
    long chunks = one.chunkBytes.get();
    for (int tick = 0; tick < SECONDS * 20; tick++) {
      one.client().move(0.5, HEIGHT, 0.5 + tick * Physique.WALK / 20, 0, 0);
      TimeUnit.MILLISECONDS.sleep(50);
    }
    double rest = one.client().receivedBytes() - bytes - (double) (one.chunkBytes.get() - chunks);
    stage
        .report()
        .figure(Figure.atMost("walking-alone", rest / SECONDS, "bytes/s", BYTES_A_SECOND));
  }
}
