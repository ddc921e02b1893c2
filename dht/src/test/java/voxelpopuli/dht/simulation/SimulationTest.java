package voxelpopuli.dht.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtEvent;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.DhtSettings;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.NodeInfo;
import voxelpopuli.dht.PutResult;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

/** The same actors, on a clock that can be moved by weeks. */
class SimulationTest {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static List<Simulation.Node> network(Simulation simulation, int size) {
    List<Simulation.Node> nodes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      nodes.add(join(simulation, nodes));
    }
    return nodes;
  }

  private static Simulation.Node join(Simulation simulation, List<Simulation.Node> known) {
    DhtSettings settings = DhtFixtures.settings();
    if (!known.isEmpty()) {
      String first = DhtFixtures.hostPort(known.get(0).started().self());
      settings = settings.withBootstrap(List.of(first));
    }
    return simulation.join(settings, DhtFixtures.WORLD, PATIENCE);
  }

  private static PutResult put(Simulation simulation, Simulation.Node node, DhtRecord record) {
    return simulation.ask(node.ref(), replyTo -> new KademliaNode.Put(record, replyTo), PATIENCE);
  }

  private static GetResult get(
      Simulation simulation, Simulation.Node node, RecordKind kind, NodeId key) {
    return simulation.ask(
        node.ref(), replyTo -> new KademliaNode.Get(kind, key, replyTo), PATIENCE);
  }

  private static DhtRecord player(Simulation simulation, Identity signer) {
    return DhtRecord.signed(
        RecordKind.PLAYER,
        NodeId.sha1("ada"),
        "{\"name\":\"ada\"}".getBytes(StandardCharsets.UTF_8),
        1,
        simulation.time().wallMillis(),
        signer);
  }

  @Test
  void lookupsAreExactAndTheSameSeedGivesTheSameRun() {
    List<List<NodeId>> runs = new ArrayList<>();
    List<Long> datagrams = new ArrayList<>();
    for (int run = 0; run < 2; run++) {
      try (Simulation simulation = new Simulation(7)) {
        simulation.network().setLoss(0.05);
        List<Simulation.Node> nodes = network(simulation, 40);
        NodeId key = NodeId.sha1("somewhere");
        ClosestResult closest =
            simulation.ask(nodes.get(5).ref(), r -> new KademliaNode.Closest(key, r), PATIENCE);
        runs.add(closest.contacts().stream().map(Contact::id).toList());
        datagrams.add(simulation.network().datagrams());
      }
    }
    assertThat(runs.get(0)).hasSize(20).isEqualTo(runs.get(1));
    assertThat(datagrams.get(0)).isEqualTo(datagrams.get(1));
  }

  /** The player is offline, its first holders have all left, and a month has passed. */
  @Test
  void offlinePlayersRecordOutlivesThirtyDays() {
    try (Simulation simulation = new Simulation(11)) {
      List<Simulation.Node> nodes = network(simulation, 6);
      DhtRecord ada = player(simulation, Identity.create());
      assertThat(put(simulation, nodes.get(0), ada).holders()).hasSize(6);
      for (int day = 0; day < 31; day++) {
        simulation.time().run(Duration.ofDays(1));
        if (day % 5 == 4) {
          Simulation.Node newcomer = join(simulation, nodes.subList(1, nodes.size()));
          nodes.remove(0).ref().tell(new KademliaNode.Stop());
          nodes.add(newcomer);
        }
      }
      assertThat(get(simulation, nodes.get(5), RecordKind.PLAYER, ada.key()).record())
          .isEqualTo(Optional.of(ada));
      simulation.time().run(Duration.ofDays(60));
      assertThat(get(simulation, nodes.get(5), RecordKind.PLAYER, ada.key()).isFound())
          .as("90 days unseen")
          .isFalse();
    }
  }

  @Test
  void locationsExpireAfterADayHoweverOftenTheyArePassedOn() {
    try (Simulation simulation = new Simulation(12)) {
      List<Simulation.Node> nodes = network(simulation, 5);
      NodeId key = NodeId.sha1("0,0,0");
      byte[] there = "[\"127.0.0.1\",7401]".getBytes(StandardCharsets.UTF_8);
      put(
          simulation,
          nodes.get(0),
          DhtRecord.plain(RecordKind.CHUNK, key, there, simulation.time().wallMillis()));
      simulation.time().run(Duration.ofHours(23));
      assertThat(get(simulation, nodes.get(2), RecordKind.CHUNK, key).isFound()).isTrue();
      simulation.time().run(Duration.ofHours(2));
      assertThat(get(simulation, nodes.get(2), RecordKind.CHUNK, key).isFound()).isFalse();
    }
  }

  @Test
  void thirtyPercentLossStillFindsEverything() {
    try (Simulation simulation = new Simulation(13)) {
      List<Simulation.Node> nodes = network(simulation, 30);
      simulation.network().setLoss(0.3);
      for (int i = 0; i < 30; i++) {
        DhtRecord record =
            DhtRecord.plain(
                RecordKind.VALUE,
                NodeId.sha1("k" + i),
                new byte[] {1},
                simulation.time().wallMillis());
        put(simulation, nodes.get(i), record);
        assertThat(
                get(simulation, nodes.get((i + 7) % 30), RecordKind.VALUE, record.key()).isFound())
            .isTrue();
      }
    }
  }

  @Test
  void readerTakesTheHighestVersionAndRepairsWhoLackedIt() {
    try (Simulation simulation = new Simulation(14)) {
      List<Simulation.Node> nodes = network(simulation, 5);
      NodeId key = NodeId.sha1("v");
      List<Simulation.Node> byDistance = new ArrayList<>(nodes);
      byDistance.sort((a, b) -> key.compareDistance(a.identity().id(), b.identity().id()));
      Contact nearest = byDistance.get(0).started().self();
      long now = simulation.time().wallMillis();
      put(simulation, nodes.get(0), versioned(key, 1, now));
      // The nearest holder sleeps through the second version: nothing reaches it.
      simulation.network().setCut((from, to) -> to.equals(nearest.address()));
      put(simulation, byDistance.get(1), versioned(key, 2, now));
      simulation.network().setCut((from, to) -> false);
      simulation.time().run(Duration.ofSeconds(30));
      GetResult got = get(simulation, byDistance.get(4), RecordKind.VALUE, key);
      assertThat(got.record().orElseThrow().version()).isEqualTo(2);
      // 3 of the 5 nearest are compared; the asker itself may have been one of them.
      get(simulation, byDistance.get(3), RecordKind.VALUE, key);
      simulation.time().run(Duration.ofSeconds(5));
      simulation.network().setCut((from, to) -> true);
      GetResult alone = get(simulation, byDistance.get(0), RecordKind.VALUE, key);
      assertThat(alone.record().orElseThrow().version()).isEqualTo(2);
    }
  }

  private static DhtRecord versioned(NodeId key, long version, long now) {
    return DhtRecord.versioned(RecordKind.VALUE, key, new byte[] {(byte) version}, version, now);
  }

  @Test
  void nodeThatWasCutOffComesBack() {
    try (Simulation simulation = new Simulation(15)) {
      List<Simulation.Node> nodes = network(simulation, 4);
      Contact lost = nodes.get(3).started().self();
      simulation.network().setCut((from, to) -> to.equals(lost.address()));
      simulation.ask(
          nodes.get(3).ref(),
          (org.apache.pekko.actor.typed.ActorRef<ClosestResult> r) ->
              new KademliaNode.Closest(lost.id(), r),
          PATIENCE);
      simulation.time().run(Duration.ofMinutes(1));
      assertThat(table(simulation, nodes.get(3)).size()).isZero();
      assertThat(nodes.get(3).events()).anyMatch(DhtEvent.BootstrapFailed.class::isInstance);
      simulation.network().setCut((from, to) -> false);
      simulation.time().run(Duration.ofMinutes(2));
      assertThat(table(simulation, nodes.get(3)).size()).isPositive();
    }
  }

  private static voxelpopuli.dht.routing.RoutingSnapshot table(
      Simulation simulation, Simulation.Node node) {
    NodeInfo info = simulation.ask(node.ref(), KademliaNode.Inspect::new, PATIENCE);
    return info.table();
  }
}
