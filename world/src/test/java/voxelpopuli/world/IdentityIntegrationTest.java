package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.PlayerProfile;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.PlayerSeen;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.PlayerState;

/** Names belong to keys, on every node; what a player leaves behind is found on every node. */
class IdentityIntegrationTest {

  @TempDir static Path folder;
  private static TestNode first;
  private static TestNode second;

  @BeforeAll
  static void start() {
    first = TestNode.start(folder.resolve("first"));
    second = TestNode.start(folder.resolve("second"), first);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void nameBelongsToTheKeyThatFirstUsedIt() {
    PlayerKey key = PlayerKey.create();
    try (TestPlayer ann = join(first, "ann", key)) {
      awaitSigned("ann");
      try (TestPlayer thief = join(second, "ann", PlayerKey.create())) {
        thief.awaitEvent(
            WorldEvent.Disconnected.class, refused -> refused.reason().contains("else's key"));
      }
      try (TestPlayer guest = TestPlayer.join(second, "ann", 0, 0)) {
        guest.awaitEvent(
            WorldEvent.Disconnected.class, refused -> refused.reason().contains("guests need"));
      }
      assertThat(ann.events(WorldEvent.Disconnected.class)).isEmpty();
    }
    try (TestPlayer again = join(second, "ann", key)) {
      again.awaitLoaded(1);
    }
  }

  @Test
  void playerStandsWhereItLeftOnAnotherNodeWithItsLookHotbarAndMode() {
    PlayerKey key = PlayerKey.create();
    PlayerState there = new PlayerState(9.5, 40, -4.25, 90, 15);
    try (TestPlayer bob = join(first, "bob", key)) {
      bob.awaitLoaded(1);
      bob.client().move(there);
      bob.client().equip(List.of(1, 4, 9), true);
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> record("bob").map(PlayerProfile::state).filter(there::equals).isPresent());
    }
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> record("bob").map(PlayerProfile::home).filter(String::isEmpty).isPresent());
    try (TestPlayer again = join(second, "bob", key)) {
      WorldEvent.Joined joined = again.awaitEvent(WorldEvent.Joined.class, event -> true);
      assertThat(joined.position()).isEqualTo(there);
      assertThat(joined.bar()).containsExactly(1, 4, 9);
      assertThat(joined.flying()).isTrue();
    }
  }

  @Test
  void newerSessionOnAnotherNodeStaysAndTheOlderIsToldWhy() {
    PlayerKey key = PlayerKey.create();
    try (TestPlayer older = join(first, "cat", key)) {
      older.awaitLoaded(1);
      older.client().move(1.5, 33, 1.5, 0, 0);
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> record("cat").filter(cat -> !cat.home().isEmpty()).isPresent());
      try (TestPlayer newer = join(second, "cat", key)) {
        newer.awaitLoaded(1);
        older.awaitEvent(WorldEvent.Disconnected.class, lost -> lost.reason().contains("again"));
        assertThat(newer.events(WorldEvent.Disconnected.class)).isEmpty();
      }
    }
  }

  @Test
  void othersSeeWhoIsAGuestAndWhichNodeOwnsTheGround() {
    try (TestPlayer dan = join(first, "dan", PlayerKey.create(), 1);
        TestPlayer eve = TestPlayer.join(second, "eve")) {
      dan.awaitLoaded(27);
      eve.awaitLoaded(27);
      dan.client().move(1.5, 33, 1.5, 0, 0);
      eve.client().move(2.5, 33, 1.5, 0, 0);
      assertThat(
              dan.awaitEvent(WorldEvent.PlayerAppeared.class, p -> p.name().equals("eve")).guest())
          .isTrue();
      assertThat(
              eve.awaitEvent(WorldEvent.PlayerAppeared.class, p -> p.name().equals("dan")).guest())
          .isFalse();
      await()
          .atMost(Duration.ofSeconds(5))
          .until(
              () -> seen(eve, "dan").map(PlayerSeen::node).filter(n -> !n.isEmpty()).isPresent());
      assertThat(seen(eve, "dan").orElseThrow().node())
          .isIn("127.0.0.1:" + first.gamePort(), "127.0.0.1:" + second.gamePort());
    }
  }

  private static Optional<PlayerSeen> seen(TestPlayer by, String name) {
    return by.client().players().stream().filter(p -> p.name().equals(name)).findFirst();
  }

  private static TestPlayer join(TestNode node, String name, PlayerKey key) {
    return join(node, name, key, 0);
  }

  private static TestPlayer join(TestNode node, String name, PlayerKey key, int radius) {
    return TestPlayer.join(
        ClientOptions.of(node.address(), name).withRadius(radius, radius).withKey(key));
  }

  private static void awaitSigned(String name) {
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> get(name).flatMap(DhtRecord::signature).isPresent());
  }

  private static Optional<PlayerProfile> record(String name) {
    return get(name).flatMap(record -> PlayerProfile.read(record.value()));
  }

  private static Optional<DhtRecord> get(String name) {
    return second
        .askOverlay(
            (ActorRef<GetResult> to) ->
                new KademliaNode.Get(RecordKind.PLAYER, NodeId.sha1(name), to))
        .record();
  }
}
