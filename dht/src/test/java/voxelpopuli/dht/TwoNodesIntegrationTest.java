package voxelpopuli.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.testkit.typed.javadsl.ActorTestKit;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.DhtFixtures.Running;
import voxelpopuli.dht.identity.Identity;
import voxelpopuli.dht.record.RecordKind;

/** Two nodes over real sockets. */
class TwoNodesIntegrationTest {

  private static final ActorTestKit KIT = DhtFixtures.testKit();

  @AfterAll
  static void stop() {
    KIT.shutdownTestKit();
  }

  @Test
  void secondNodeJoinsThroughTheFirstAndBothKnowEachOther() {
    List<Running> nodes = DhtFixtures.network(KIT, 2);
    assertThat(nodes.get(1).info().table().contacts()).containsExactly(nodes.get(0).self());
    nodes.get(0).awaitEvent(DhtEvent.ContactAppeared.class);
    assertThat(nodes.get(0).info().table().contacts()).containsExactly(nodes.get(1).self());
  }

  @Test
  void whatOneNodePutsTheOtherGets() {
    List<Running> nodes = DhtFixtures.network(KIT, 2);
    nodes.get(0).awaitEvent(DhtEvent.ContactAppeared.class);
    PutResult put = nodes.get(0).put(DhtFixtures.value("key", "hello"));
    assertThat(put.holders()).hasSize(2);
    GetResult got = nodes.get(1).get(RecordKind.VALUE, NodeId.sha1("key"));
    assertThat(got.record().orElseThrow().text()).isEqualTo("hello");
  }

  @Test
  void nodeWithoutWorldAdoptsItsBootstraps() {
    Running first = DhtFixtures.network(KIT, 1).get(0);
    Running second =
        DhtFixtures.start(
            KIT,
            DhtFixtures.settings().withBootstrap(List.of(DhtFixtures.hostPort(first.self()))),
            setup -> setup);
    assertThat(second.awaitEvent(DhtEvent.WorldAdopted.class).world()).isEqualTo(DhtFixtures.WORLD);
    second.awaitEvent(DhtEvent.Bootstrapped.class);
    assertThat(second.info().world()).isEqualTo(Optional.of(DhtFixtures.WORLD));
    assertThat(second.info().table().contacts()).containsExactly(first.self());
  }

  @Test
  void nodesOfDifferentWorldsStayOutOfEachOthersTables() {
    Running first = DhtFixtures.network(KIT, 1).get(0);
    Running stranger =
        DhtFixtures.start(
            KIT,
            DhtFixtures.settings().withBootstrap(List.of(DhtFixtures.hostPort(first.self()))),
            setup -> setup.withWorld(DhtFixtures.OTHER_WORLD));
    assertThat(stranger.awaitEvent(DhtEvent.OtherWorld.class).world()).isEqualTo(DhtFixtures.WORLD);
    assertThat(stranger.info().table().size()).isZero();
    assertThat(first.info().table().size()).isZero();
  }

  @Test
  void portInUseIsOneClearSentence() {
    Running first = DhtFixtures.network(KIT, 1).get(0);
    TestProbe<DhtEvent> events = KIT.createTestProbe();
    var ref =
        KIT.spawn(
            KademliaNode.create(
                NodeSetup.of(
                        DhtFixtures.settings().withPort(first.self().port()), Identity.create())
                    .withListener(events.ref())));
    DhtEvent.StartFailed failed = events.expectMessageClass(DhtEvent.StartFailed.class);
    assertThat(failed.reason()).contains(Integer.toString(first.self().port())).contains("in use");
    events.expectTerminated(ref);
  }

  @Test
  void loneNodeAnswersItsOwnGetsAtOnce() {
    Running lone = DhtFixtures.network(KIT, 1).get(0);
    assertThat(lone.get(RecordKind.VALUE, NodeId.sha1("nothing")).isFound()).isFalse();
    assertThat(lone.put(DhtFixtures.value("mine", "x")).holders()).containsExactly(lone.self());
    assertThat(lone.get(RecordKind.VALUE, NodeId.sha1("mine")).isFound()).isTrue();
  }
}
