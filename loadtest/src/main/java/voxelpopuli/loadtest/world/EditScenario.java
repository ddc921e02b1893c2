package voxelpopuli.loadtest.world;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import voxelpopuli.loadtest.report.Figure;
import voxelpopuli.loadtest.report.Patience;
import voxelpopuli.loadtest.report.Report;
import voxelpopuli.loadtest.world.EditTimes.Owner;
import voxelpopuli.node.NodeProcess;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientLoop;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * Two players who came in through different nodes build at a corner where eight chunks meet that
 * belong to all three nodes. They edit in turn, at a steady pace, and each sees what the other did.
 */
final class EditScenario implements Scenario {

  private static final double ACKNOWLEDGED_P50 = 5;
  private static final double ACKNOWLEDGED_P99 = 50;
  private static final double SEEN_P99 = 110;

  private static final int EDGE = 32;
  private static final Duration PACE = Duration.ofMillis(25);
  private static final Duration LAST_ANSWERS = Duration.ofSeconds(5);
  private static final Duration LOADING = Duration.ofSeconds(30);
  private static final int CORNERS = 40;

  private final int warmUp;
  private final int edits;

  /**
   * @param warmUp edits while the nodes' compilers warm up; reported, but held to no target
   */
  EditScenario(int warmUp, int edits) {
    this.warmUp = warmUp;
    this.edits = edits;
  }

  /** A corner, and the nodes of the chunks around it. */
  private record Corner(int x, int z, Map<ChunkPos, Integer> owners) {
    boolean isSharedBy(int nodes) {
      return new HashSet<>(owners.values()).size() == nodes;
    }
  }

  @Override
  public void run(Report report) throws IOException, InterruptedException {
    ClientLoop firstLoop = new ClientLoop("first player's network");
    ClientLoop secondLoop = new ClientLoop("second player's network");
    try (LocalNodes nodes = LocalNodes.start(3);
        firstLoop;
        secondLoop) {
      Corner corner = sharedCorner(nodes.all());
      try (Player first = enter(nodes.get(0), "first", corner, firstLoop);
          Player second = enter(nodes.get(1), "second", corner, secondLoop)) {
        List<Player> players = List.of(first, second);
        add(report, "edit.cold", "cold", build(players, corner, "edits, cold", warmUp), false);
        add(report, "edit", "warm", build(players, corner, "edits", edits), true);
      }
    }
  }

  private static Corner sharedCorner(List<NodeProcess> nodes) throws IOException {
    List<Integer> ports = nodes.stream().map(node -> node.port() + 1).toList();
    try (ChunkOwners owners = new ChunkOwners(ports.get(0))) {
      for (int i = 0; i < CORNERS; i++) {
        int x = i % 4;
        int z = i / 4;
        Map<ChunkPos, Integer> around = new HashMap<>();
        for (int j = 0; j < 8; j++) {
          ChunkPos chunk = new ChunkPos(x - (j & 1), j >> 1 & 1, z - (j >> 2));
          around.put(chunk, ports.indexOf(owners.gamePortOf(chunk)));
        }
        Corner corner = new Corner(x * EDGE, z * EDGE, around);
        if (corner.isSharedBy(ports.size())) {
          return corner;
        }
      }
    }
    throw new IOException("no corner of eight chunks belongs to all nodes");
  }

  private static Player enter(NodeProcess node, String name, Corner corner, ClientLoop loop)
      throws IOException, InterruptedException {
    Player player = Player.enter(ClientOptions.of(node.address(), name).withRadius(1, 1), loop);
    // The nearest chunks are asked for around the spawn first; a leap there is forgiven.
    player.awaits(Set.of(new ChunkPos(0, 1, 0)), LOADING);
    player.stand(corner.x() + 0.5, EDGE, corner.z() + 0.5);
    if (!player.awaits(corner.owners().keySet(), LOADING)) {
      throw new IOException("the chunks did not come to " + name + " " + player.farewell());
    }
    return player;
  }

  /** Bricks and air in turn, one chunk after the other. */
  private static EditTimes build(List<Player> players, Corner corner, String what, int edits)
      throws InterruptedException {
    EditTimes times = new EditTimes();
    List<BlockPos> sites = sites(corner);
    for (int i = 0; i < players.size(); i++) {
      players.get(i).watchedBy(times.witness(i));
    }
    Patience.paced(
        what,
        edits,
        PACE,
        i -> {
          int editor = i % players.size();
          // The players change places every round, so that each builds in every chunk.
          BlockPos site = sites.get((i + i / sites.size()) % sites.size());
          int block = i / sites.size() % 2 == 0 ? Blocks.BRICK : Blocks.AIR;
          int owner = corner.owners().get(site.chunk());
          times.make(players.get(editor), editor, site, block, kind(owner, editor));
        });
    Patience.until(LAST_ANSWERS, PACE, times::complete);
    return times;
  }

  private static Owner kind(int owner, int editor) {
    if (owner == editor) {
      return Owner.OWN;
    }
    return owner == 1 - editor ? Owner.WATCHERS : Owner.THIRD;
  }

  /** Four places in each of the eight chunks, all within reach of the corner. */
  private static List<BlockPos> sites(Corner corner) {
    List<BlockPos> sites = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 8; j++) {
        int x = (j & 1) == 0 ? 2 + (i & 1) : -3 - (i & 1);
        int y = (j >> 1 & 1) == 0 ? EDGE - 2 : EDGE + 1;
        int z = j >> 2 == 0 ? 2 + i / 2 : -3 - i / 2;
        sites.add(new BlockPos(corner.x() + x, y, corner.z() + z));
      }
    }
    return sites;
  }

  private static void add(
      Report report, String name, String state, EditTimes times, boolean demanded) {
    for (Owner owner : Owner.values()) {
      row(report, state, owner.label, times.of(owner));
    }
    EditTimes.Times all = times.all();
    row(report, state, "any", all);
    if (!times.refusals().isEmpty()) {
      System.err.println(
          times.refusals().entrySet().stream()
              .map(refusal -> refusal.getValue() + " edits refused: " + refusal.getKey())
              .collect(Collectors.joining("\n")));
    }
    double p50 = all.acknowledged.p50();
    double p99 = all.acknowledged.p99();
    double seen = all.seen.p99();
    if (demanded) {
      report.figure(Figure.atMost(name + ".acknowledged.p50", p50, "ms", ACKNOWLEDGED_P50));
      report.figure(Figure.atMost(name + ".acknowledged.p99", p99, "ms", ACKNOWLEDGED_P99));
      report.figure(Figure.atMost(name + ".seen.p99", seen, "ms", SEEN_P99));
    } else {
      report.figure(Figure.of(name + ".acknowledged.p50", p50, "ms"));
      report.figure(Figure.of(name + ".acknowledged.p99", p99, "ms"));
      report.figure(Figure.of(name + ".seen.p99", seen, "ms"));
    }
    double counted = Math.min(all.acknowledged.count(), all.seen.count());
    report.figure(Figure.atLeast(name + ".counted", counted, "edits", all.sent));
  }

  private static void row(Report report, String state, String owner, EditTimes.Times times) {
    report
        .table(
            "Edits: acknowledged to the editor, seen by the other player",
            "owner of the chunk",
            "nodes",
            "edits",
            "acknowledged",
            "p50 ms",
            "p99 ms",
            "max ms",
            "seen",
            "seen p50 ms",
            "seen p99 ms",
            "seen max ms")
        .row(
            owner,
            state,
            times.sent,
            times.acknowledged.count(),
            times.acknowledged.p50(),
            times.acknowledged.p99(),
            times.acknowledged.max(),
            times.seen.count(),
            times.seen.p50(),
            times.seen.p99(),
            times.seen.max());
  }
}
