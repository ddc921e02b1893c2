package voxelpopuli.dht;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.dht.DhtFixtures.Running;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.dht.rpc.IncomingCall;

/** Whole networks over real sockets. */
class NetworkIntegrationTest {

  @TempDir Path folder;
  private ActorTestKit kit;

  @BeforeEach
  void start() {
    kit = DhtFixtures.testKit();
  }

  @AfterEach
  void stop() {
    kit.shutdownTestKit();
  }

  @Test
  void everyNodeOfThirtyFindsTheTrueNearestOfTwoHundredKeys() {
    List<Running> nodes = DhtFixtures.network(kit, 30);
    List<Contact> all = nodes.stream().map(Running::self).toList();
    Random random = new Random(2);
    for (int i = 0; i < 200; i++) {
      NodeId key = NodeId.random(random);
      List<Contact> expected =
          all.stream().sorted((a, b) -> key.compareDistance(a.id(), b.id())).limit(20).toList();
      for (Running node : nodes) {
        assertThat(node.closest(key).contacts()).isEqualTo(expected);
      }
    }
  }

  @Test
  void recordsOutliveHalfOfTheNodes() {
    List<Running> nodes = new ArrayList<>(DhtFixtures.network(kit, 30));
    List<NodeId> keys = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      keys.add(NodeId.sha1("key" + i));
      assertThat(nodes.get(i % 30).put(DhtFixtures.value("key" + i, "v" + i)).holders())
          .hasSize(20);
    }
    for (int i = 0; i < 15; i++) {
      nodes.remove(0).stop();
    }
    for (NodeId key : keys) {
      assertThat(nodes.get(3).get(RecordKind.VALUE, key).isFound()).isTrue();
    }
  }

  @Test
  void deadContactIsNoticedAndReported() {
    List<Running> nodes = DhtFixtures.network(kit, 3);
    await().until(() -> nodes.get(0).info().table().size() == 2);
    Contact dead = nodes.get(2).self();
    nodes.get(2).stop();
    nodes.get(0).closest(dead.id());
    DhtEvent.ContactDied died = nodes.get(0).awaitEvent(DhtEvent.ContactDied.class);
    assertThat(died.contact()).isEqualTo(dead);
    assertThat(nodes.get(0).info().table().contacts()).containsExactly(nodes.get(1).self());
  }

  @Test
  void newcomerIsHandedTheRecordsThatItShouldHold() {
    List<Running> nodes = new ArrayList<>(DhtFixtures.network(kit, 3));
    for (int i = 0; i < 20; i++) {
      nodes.get(0).put(DhtFixtures.value("key" + i, "v"));
    }
    Running newcomer =
        DhtFixtures.start(
            kit,
            DhtFixtures.settings()
                .withBootstrap(List.of(DhtFixtures.hostPort(nodes.get(0).self()))),
            setup -> setup.withWorld(DhtFixtures.WORLD));
    await().until(() -> newcomer.info().values() == 20);
  }

  @Test
  void restartedNodeRemembersItsContactsAndRecordsWithoutABootstrap() {
    Running first = DhtFixtures.network(kit, 1).get(0);
    Identity identity = Identity.create();
    DhtSettings settings = DhtFixtures.settings().withData(folder);
    Running second =
        DhtFixtures.start(
            kit,
            settings.withBootstrap(List.of(DhtFixtures.hostPort(first.self()))),
            identity,
            setup -> setup.withWorld(DhtFixtures.WORLD));
    second.awaitEvent(DhtEvent.Bootstrapped.class);
    second.put(DhtFixtures.value("kept", "v"));
    await().until(() -> second.info().values() == 1);
    second.stop();
    Running again =
        DhtFixtures.start(kit, settings, identity, setup -> setup.withWorld(DhtFixtures.WORLD));
    assertThat(again.awaitEvent(DhtEvent.Bootstrapped.class).contacts()).isEqualTo(1);
    await().until(() -> again.info().values() == 1);
  }

  @Test
  void nodeKeepsTryingUntilItsBootstrapIsThere() {
    Running gone = DhtFixtures.network(kit, 1).get(0);
    int port = gone.self().port();
    gone.stop();
    Running waiting =
        DhtFixtures.start(
            kit,
            DhtFixtures.settings().withBootstrap(List.of("127.0.0.1:" + port)),
            setup -> setup.withWorld(DhtFixtures.WORLD));
    waiting.awaitEvent(DhtEvent.BootstrapFailed.class);
    DhtFixtures.start(
        kit, DhtFixtures.settings().withPort(port), setup -> setup.withWorld(DhtFixtures.WORLD));
    assertThat(waiting.awaitEvent(DhtEvent.Bootstrapped.class).contacts()).isEqualTo(1);
  }

  @Test
  void nodeLearnsTheAddressThatOthersSee() {
    List<Running> nodes = DhtFixtures.network(kit, 2);
    assertThat(nodes.get(1).info().observed()).contains(nodes.get(1).self().address());
  }

  @Test
  void nodeWhoseGamePortNobodyReachesSaysSoAndOneThatIsReachedToo() throws Exception {
    Running first = DhtFixtures.network(kit, 1).get(0);
    DhtSettings joining =
        DhtFixtures.settings().withBootstrap(List.of(DhtFixtures.hostPort(first.self())));
    int closed;
    try (java.net.ServerSocket game = new java.net.ServerSocket(0)) {
      closed = game.getLocalPort();
    }
    Running unreachable =
        DhtFixtures.start(kit, joining, setup -> setup.withWorld(DhtFixtures.WORLD));
    unreachable.ref().tell(new KademliaNode.GamePortOpen(closed));
    assertThat(unreachable.awaitEvent(DhtEvent.GamePortUnreachable.class).port()).isEqualTo(closed);
    try (java.net.ServerSocket game = new java.net.ServerSocket(0)) {
      Running reachable =
          DhtFixtures.start(kit, joining, setup -> setup.withWorld(DhtFixtures.WORLD));
      reachable.ref().tell(new KademliaNode.GamePortOpen(game.getLocalPort()));
      reachable.awaitEvent(DhtEvent.GamePortReachable.class);
    }
  }

  @Test
  void otherModulesAddCallsOfTheirOwn() {
    List<Running> nodes = DhtFixtures.network(kit, 2);
    TestProbe<IncomingCall> claims = kit.createTestProbe();
    nodes.get(0).ref().tell(new KademliaNode.Register("CLAIM_CHUNK", claims.ref()));
    TestProbe<KademliaNode.CallPeerResult> results = kit.createTestProbe();
    nodes
        .get(1)
        .ref()
        .tell(
            new KademliaNode.CallPeer(
                nodes.get(0).self(), "CLAIM_CHUNK", List.of("key", 3L), results.ref()));
    IncomingCall call = claims.receiveMessage();
    assertThat(call.args()).containsExactly("key", 3L);
    assertThat(call.from()).isEqualTo(nodes.get(1).self());
    call.answer("granted");
    assertThat(results.receiveMessage().value()).contains("granted");
  }
}
