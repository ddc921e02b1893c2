package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.ClientOptions;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.protocol.PlayerState;

/** What owners allow, and what players hear of each other, over two nodes. */
class ManyPlayersIntegrationTest {

  private static final String RULES =
      "voxelpopuli.world.server { reach = 8, lines-per-minute = 120 }";

  @TempDir static Path folder;
  private static TestNode first;
  private static TestNode second;

  @BeforeAll
  static void start() {
    first = TestNode.start(folder.resolve("first"), TestNode.freePair(), RULES);
    second = TestNode.start(folder.resolve("second"), TestNode.freePair(), RULES, first);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void editOutOfReachIsAnsweredWithTheTrueBlock() {
    try (TestPlayer ann = TestPlayer.join(first, "ann")) {
      ann.awaitLoaded(27);
      ann.client().move(1.5, 32, 1.5, 0, 0);
      BlockPos far = new BlockPos(20, 25, 20);
      long id = ann.client().edit(far, Blocks.GLASS);
      WorldEvent.EditRefused refused =
          ann.awaitEvent(WorldEvent.EditRefused.class, event -> event.id() == id);
      assertThat(refused.reason()).contains("far");
      assertThat(refused.trueBlock()).isEqualTo(ann.block(far)).isNotEqualTo(Blocks.GLASS);
      ann.edit(new BlockPos(3, 31, 3), Blocks.GLASS);
      // Below and beside lie chunks of either node: each judges by where the player is now.
      ann.client().move(31.5, 32, 31.5, 0, 0);
      ann.edit(new BlockPos(33, 31, 33), Blocks.GLASS);
      ann.edit(new BlockPos(33, 33, 30), Blocks.GLASS);
    }
  }

  @Test
  void linesAreHeardOnceByThoseWithinSixtyFourBlocksWhoeverOwnsTheirGround() {
    try (TestPlayer cat = TestPlayer.join(first, "cat");
        TestPlayer dan = TestPlayer.join(second, "dan");
        TestPlayer eve = TestPlayer.join(second, "eve")) {
      place(cat, "cat", 1.5, 1.5);
      place(dan, "dan", 40.5, 1.5);
      place(eve, "eve", 75.5, 1.5);
      cat.client().say("hello");
      dan.awaitEvent(WorldEvent.Said.class, said -> said.text().equals("hello"));
      dan.client().say("hello yourself");
      eve.awaitEvent(WorldEvent.Said.class, said -> said.text().equals("hello yourself"));
      cat.awaitEvent(WorldEvent.Said.class, said -> said.text().equals("hello yourself"));
      assertThat(dan.events(WorldEvent.Said.class).stream().filter(s -> s.text().equals("hello")))
          .hasSize(1)
          .allMatch(said -> said.from().equals("cat"));
      assertThat(eve.events(WorldEvent.Said.class)).noneMatch(s -> s.text().equals("hello"));
    }
  }

  @Test
  void whisperReachesOnePlayerOnWhateverNode() {
    ClientOptions fay =
        ClientOptions.of(first.address(), "fay").withRadius(0, 0).withKey(PlayerKey.create());
    ClientOptions gus =
        ClientOptions.of(second.address(), "gus").withRadius(0, 0).withKey(PlayerKey.create());
    try (TestPlayer one = TestPlayer.join(fay);
        TestPlayer other = TestPlayer.join(gus)) {
      one.awaitLoaded(1);
      other.awaitLoaded(1);
      other.client().move(3.5, 33, 3.5, 0, 0);
      await()
          .atMost(Duration.ofSeconds(10))
          .pollInterval(Duration.ofMillis(500))
          .until(
              () -> {
                one.client().say("/msg gus are you there?");
                return other.events(WorldEvent.Said.class).stream()
                    .anyMatch(
                        said ->
                            said.from().equals("fay")
                                && said.text().equals("(to you) are you there?"));
              });
      one.client().say("/msg nobody-at-all hello");
      one.awaitEvent(
          WorldEvent.Said.class, said -> said.text().contains("no player nobody-at-all"));
      one.client().say("/help");
      one.awaitEvent(WorldEvent.Said.class, said -> said.text().contains("/msg NAME"));
    }
  }

  @Test
  void whoTalksTooMuchIsToldSo() {
    try (TestPlayer hal = TestPlayer.join(first, "hal", 0, 0)) {
      hal.awaitLoaded(1);
      for (int i = 0; i < 60; i++) {
        hal.client().say("line " + i);
      }
      hal.awaitEvent(WorldEvent.Said.class, said -> said.text().contains("too much"));
    }
  }

  @Test
  void operatorMovesAPlayer() {
    PlayerState to = new PlayerState(300.5, 50, 300.5, 0, 0);
    try (TestPlayer ida = TestPlayer.join(first, "ida")) {
      place(ida, "ida", 1.5, 1.5);
      TestNode owner = stands(first, "ida") ? first : second;
      PlayersActor.Teleported done =
          owner.ask(
              (ActorRef<PlayersActor.Teleported> replyTo) ->
                  new World.Teleport("ida", to, replyTo));
      assertThat(done.wasHere()).isTrue();
      WorldEvent.PositionSet set = ida.awaitEvent(WorldEvent.PositionSet.class, event -> true);
      assertThat(set.state()).isEqualTo(to);
      await()
          .atMost(Duration.ofSeconds(10))
          .until(() -> ida.block(new BlockPos(300, 50, 300)) >= 0);
    }
  }

  private static void place(TestPlayer player, String name, double x, double z) {
    player.awaitLoaded(27);
    player.client().move(x, 33, z, 0, 0);
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> standsAt(first, name, x) || standsAt(second, name, x));
  }

  private static boolean standsAt(TestNode node, String name, double x) {
    return node.ask(World.ListChunks::new).chunks().stream()
        .anyMatch(
            chunk ->
                chunk.players().contains(name) && chunk.chunk().x() == Math.floorDiv((int) x, 32));
  }

  private static boolean stands(TestNode node, String name) {
    return node.ask(World.ListChunks::new).chunks().stream()
        .anyMatch(chunk -> chunk.players().contains(name));
  }
}
