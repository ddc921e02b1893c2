package voxelpopuli.loadtest.session;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import voxelpopuli.loadtest.Main;
import voxelpopuli.loadtest.report.Latencies;
import voxelpopuli.loadtest.report.Table;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Physique;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.protocol.BlockPos;

/** The scenario {@code session}. */
@Command(
    name = "session",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Measures what a player notices of a session, in a world that is new.")
public final class SessionCommand implements Callable<Integer> {

  /** Above the ground at the spawn: walking there meets nothing. */
  private static final double HEIGHT = 34;

  private static final int EDITS = 200;
  private static final int WITNESSES = 5;

  @Option(
      names = "--node",
      paramLabel = "HOST[:PORT]",
      description = "Node to enter through; repeated, clients share them out.")
  private List<String> nodes = new ArrayList<>();

  @Option(
      names = "--crowd",
      paramLabel = "N",
      description = "Clients that join at once at the end (default: ${DEFAULT-VALUE}).")
  private int crowd = 200;

  private final Table table = new Table("figure", "measured", "unit");

  @Override
  public Integer call() throws InterruptedException {
    if (nodes.isEmpty()) {
      nodes.add("127.0.0.1:7400");
    }
    ClientLoop loop = new ClientLoop("visitors' network");
    try (Visitor one = enter(loop)) {
      if (one == null) {
        return Main.REFUSED;
      }
      walk(one);
      edits(one, loop);
    }
    crowd(loop);
    loop.close();
    System.out.print(table);
    return Main.FINE;
  }

  /** The first visitor of fresh terrain. */
  private Visitor enter(ClientLoop loop) throws InterruptedException {
    long start = System.nanoTime();
    Visitor one = new Visitor(nodes.get(0), "visitor-1", 2, 1, loop);
    one.first().await(20, TimeUnit.SECONDS);
    if (!one.farewell.isEmpty()) {
      System.err.println("no node lets visitors in: " + one.farewell);
      return null;
    }
    table.row("first chunk after connecting", (System.nanoTime() - start) / 1e6, "ms");
    boolean whole = one.all().await(60, TimeUnit.SECONDS);
    double millis = whole ? (System.nanoTime() - start) / 1e6 : Double.NaN;
    table.row("5×5×3 chunks of fresh terrain", millis, "ms");
    double surfaces = Math.max(1, one.surfaces.get());
    table.row("voxels of a surface chunk, mean", one.surfaceVoxels.get() / surfaces, "bytes");
    table.row("mesh of a surface chunk, mean", one.surfaceSlices.get() / surfaces, "bytes");
    return one;
  }

  /** Walks straight on for ten seconds, alone. */
  private void walk(Visitor one) throws InterruptedException {
    long bytes = one.client().receivedBytes();
    long chunks = one.chunkBytes.get();
    int seconds = 10;
    for (int tick = 0; tick < seconds * 20; tick++) {
      one.client().move(0.5, HEIGHT, 0.5 + tick * Physique.WALK / 20, 0, 0);
      TimeUnit.MILLISECONDS.sleep(50);
    }
    double rest = one.client().receivedBytes() - bytes - (double) (one.chunkBytes.get() - chunks);
    table.row("received while walking alone, beside chunks", rest / seconds, "bytes/s");
  }

  /** One builds, another who came in through another node looks on. */
  private void edits(Visitor one, ClientLoop loop) throws InterruptedException {
    Latencies latencies = new Latencies();
    int unseen = 0;
    one.client().move(0.5, HEIGHT, 0.5, 0, 0);
    try (Visitor other = new Visitor(nodes.get(nodes.size() - 1), "visitor-2", 1, 1, loop)) {
      other.all().await(20, TimeUnit.SECONDS);
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
    table.row("edit seen by another player, p50", latencies.p50(), "ms");
    table.row("edit seen by another player, p99", latencies.p99(), "ms");
    table.row("edits not seen within 2 s, of " + EDITS, unseen, "");
  }

  /** Many come at once while a few are there already. */
  private void crowd(ClientLoop loop) throws InterruptedException {
    ClientLoop theirs = new ClientLoop("witnesses' network");
    List<Visitor> witnesses = new ArrayList<>();
    List<Visitor> many = new ArrayList<>();
    for (int i = 0; i < WITNESSES; i++) {
      witnesses.add(new Visitor(nodes.get(i % nodes.size()), "witness-" + i, 1, 1, theirs));
    }
    for (Visitor witness : witnesses) {
      witness.all().await(20, TimeUnit.SECONDS);
    }
    long start = System.nanoTime();
    for (int i = 0; i < crowd; i++) {
      many.add(new Visitor(nodes.get(i % nodes.size()), "crowd-" + i, 2, 1, loop));
    }
    int loaded = 0;
    for (Visitor visitor : many) {
      loaded += visitor.all().await(60, TimeUnit.SECONDS) ? 1 : 0;
    }
    table.row(crowd + " join at once, all have 75 chunks after", millisSince(start), "ms");
    table.row("of them with all chunks", loaded, "");
    Latencies all = new Latencies();
    for (Visitor witness : witnesses) {
      synchronized (witness.roundTrips) {
        all.add(witness.roundTrips);
      }
    }
    table.row("round trip of those already there, p99", all.p99(), "ms");
    table.row("round trips measured", all.count(), "");
    many.forEach(Visitor::close);
    witnesses.forEach(Visitor::close);
  }

  private static double millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e6;
  }
}
