package voxelpopuli.loadtest.session;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.client.PlayerSeen;

/**
 * One flies to and fro over borders of chunks with different owners, another looks on: in no tick
 * is the first out of the other's view, or told nothing of for longer than three ticks.
 */
final class Crossing {

  private static final int SECONDS = 20;
  private static final int TICK_MILLIS = 50;

  /** Blocks a second: what flying does. */
  private static final double SPEED = 11;

  /** Blocks to either side: two chunks. */
  private static final double REACH = 70;

  /** Our own ticks, the client's and the server's are not in step: news may be as old as three. */
  private static final long STALE_MILLIS = 3 * TICK_MILLIS;

  private final Stage stage;

  Crossing(Stage stage) {
    this.stage = stage;
  }

  void run() throws InterruptedException {
    String name = stage.name("crosser", 0);
    try (Visitor crosser = stage.visitor("crosser", 0, 2, 1);
        Visitor looker = stage.visitor("onlooker", 1, 3, 1)) {
      crosser.awaitAll(20);
      looker.awaitAll(20);
      looker.client().move(0.5, Stroll.HEIGHT, 0.5, 0, 0);
      fly(crosser, looker, name);
    }
  }

  private void fly(Visitor crosser, Visitor looker, String name) throws InterruptedException {
    Latencies news = new Latencies();
    Set<String> owners = new HashSet<>();
    int ticks = 0;
    int without = 0;
    int changes = 0;
    String owner = "";
    for (int tick = 0; tick < SECONDS * 1000 / TICK_MILLIS; tick++) {
      double way = tick * SPEED * TICK_MILLIS / 1000 % (4 * REACH);
      double x = way < REACH ? way : way < 3 * REACH ? 2 * REACH - way : way - 4 * REACH;
      crosser.client().move(x + 0.5, Stroll.HEIGHT, 0.5, 90, 0);
      TimeUnit.MILLISECONDS.sleep(TICK_MILLIS);
      if (tick < 1000 / TICK_MILLIS) {
        continue; // the two get to know each other
      }
      ticks++;
      long now = System.nanoTime();
      Long heard = looker.heardOf.get(name);
      PlayerSeen seen =
          looker.client().players().stream()
              .filter(one -> one.name().equals(name))
              .findAny()
              .orElse(null);
      long age = heard == null ? TimeUnit.SECONDS.toNanos(1) : now - heard;
      news.record(age);
      if (seen == null || age > TimeUnit.MILLISECONDS.toNanos(STALE_MILLIS)) {
        without++;
      }
      if (seen != null && !seen.node().equals(owner)) {
        owner = seen.node();
        owners.add(owner);
        changes++;
      }
    }
    stage.report().figure(Figure.atMost("crossing.ticks-without", without, "of " + ticks, 0));
    stage.report().figure(Figure.of("crossing.news-age.p99", news.p99(), "ms"));
    stage.report().figure(Figure.of("crossing.news-age.max", news.max(), "ms"));
    stage.report().figure(Figure.atLeast("crossing.owner-changes", changes - 1, "", 1));
    stage.report().figure(Figure.of("crossing.owners", owners.size(), ""));
  }
}
