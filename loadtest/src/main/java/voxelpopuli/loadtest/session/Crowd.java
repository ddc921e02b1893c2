package voxelpopuli.loadtest.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.protocol.PlayerState;

/** Many come in at once at a place where only a few are, who see nothing but their own chunk. */
final class Crowd {

  private static final int WITNESSES = 20;
  private static final double ROUND_TRIP_MILLIS = 500;
  private static final PlayerState PLACE = new PlayerState(0.5, 40, 6400.5, 0, 0);

  private final Stage stage;
  private final int size;

  Crowd(Stage stage, int size) {
    this.stage = stage;
    this.size = size;
  }

  void run() throws IOException, InterruptedException {
    List<String> names = new ArrayList<>();
    IntStream.range(0, WITNESSES).forEach(i -> names.add(stage.name("witness", i)));
    IntStream.range(0, size).forEach(i -> names.add(stage.name("crowd", i)));
    Guests.place(stage.nodes(), names, PLACE);
    ClientLoop theirs = new ClientLoop("witnesses' network");
    List<Visitor> witnesses = new ArrayList<>();
    for (int i = 0; i < WITNESSES; i++) {
      witnesses.add(new Visitor(stage.node(i), stage.name("witness", i), 0, 0, theirs));
    }
    for (Visitor witness : witnesses) {
      witness.awaitAll(20);
      synchronized (witness.roundTrips) {
        witness.roundTrips.reset();
      }
    }
    List<Visitor> many = new ArrayList<>();
    long start = System.nanoTime();
    for (int i = 0; i < size; i++) {
      many.add(stage.visitor("crowd", i, 2, 1));
    }
    int loaded = 0;
    for (Visitor visitor : many) {
      loaded += visitor.awaitAll(60) ? 1 : 0;
    }
    double millis = (System.nanoTime() - start) / 1e6;
    // A witness pings once a second: the last ping of the rush may be on its way still.
    TimeUnit.SECONDS.sleep(1);
    report(many, witnesses, loaded, millis);
    many.forEach(Visitor::close);
    witnesses.forEach(Visitor::close);
    theirs.close();
  }

  private void report(List<Visitor> many, List<Visitor> witnesses, int loaded, double millis) {
    Latencies all = new Latencies();
    for (Visitor witness : witnesses) {
      synchronized (witness.roundTrips) {
        all.add(witness.roundTrips);
      }
    }
    Latencies first = new Latencies();
    many.stream()
        .filter(one -> one.firstMillis() >= 0)
        .forEach(one -> first.record((long) (one.firstMillis() * 1e6)));
    long astray = many.stream().filter(one -> Math.abs(one.start().z() - PLACE.z()) > 1).count();
    String of = "of " + size;
    stage.report().figure(Figure.atLeast("crowd.all-chunks", loaded, of, size));
    stage.report().figure(Figure.atMost("crowd.astray", astray, of, 0));
    stage.report().figure(Figure.of("crowd.first-chunk.p50", first.p50(), "ms"));
    stage.report().figure(Figure.of("crowd.first-chunk.max", first.max(), "ms"));
    stage.report().figure(Figure.of("crowd.last-has-75-chunks", millis, "ms"));
    stage
        .report()
        .figure(Figure.atMost("crowd.round-trip.p99", all.p99(), "ms", ROUND_TRIP_MILLIS));
    stage.report().figure(Figure.of("crowd.round-trips", all.count(), ""));
  }
}
