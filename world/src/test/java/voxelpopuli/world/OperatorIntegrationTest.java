package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.client.WorldInquiry;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.store.WorldBackup;

/** What an operator sees and does, and what players notice of it. */
class OperatorIntegrationTest {

  @TempDir static Path folder;
  private static TestNode node;

  @BeforeAll
  static void start() {
    node =
        TestNode.start(
            folder.resolve("node"), TestNode.freePair(), "voxelpopuli.world.chunk.idle = 300ms");
  }

  @AfterAll
  static void stop() {
    node.close();
  }

  @Test
  void operatorSeesPlayersAndChunksSpeaksToThemAndSendsOneAway() {
    try (TestPlayer ann = TestPlayer.join(node, "ann")) {
      ann.awaitLoaded(27);
      ann.client().move(1.5, 32, 1.5, 0, 0);
      await()
          .atMost(Duration.ofSeconds(5))
          .until(
              () ->
                  node.ask(World.ListChunks::new).chunks().stream()
                      .anyMatch(chunk -> chunk.players().contains("ann")));
      assertThat(node.ask(World.ListPlayers::new).names()).containsExactly("ann");
      World.Stats stats = node.ask(World.AskStats::new);
      assertThat(stats.chunksAwake()).isEqualTo(27);
      assertThat(stats.chunksServed()).isGreaterThanOrEqualTo(27);
      assertThat(stats.connections()).isEqualTo(1);
      assertThat(stats.players()).isEqualTo(1);
      node.tell(new World.Say("back in five minutes"));
      ann.awaitEvent(WorldEvent.Said.class, said -> said.text().equals("back in five minutes"));
      assertThat(
              node.ask(
                      (org.apache.pekko.actor.typed.ActorRef<
                                  voxelpopuli.world.player.PlayersActor.Kicked>
                              to) -> new World.Kick("ann", "go to bed", to))
                  .wasHere())
          .isTrue();
      ann.awaitEvent(WorldEvent.Disconnected.class, lost -> lost.reason().equals("go to bed"));
    }
  }

  @Test
  void chunksThatNobodyWatchesFallAsleepAndWakeUpAsTheyWere() {
    BlockPos pos = new BlockPos(7, 31, 7);
    try (TestPlayer bob = TestPlayer.join(node, "bob")) {
      bob.awaitLoaded(27);
      bob.edit(pos, Blocks.PLANKS);
    }
    await()
        .atMost(Duration.ofSeconds(10))
        .until(() -> node.ask(World.AskStats::new).chunksAwake() == 0);
    try (TestPlayer cat = TestPlayer.join(node, "cat")) {
      cat.awaitLoaded(27);
      assertThat(cat.block(pos)).isEqualTo(Blocks.PLANKS);
    }
  }

  @Test
  void playerStandsWhereItLeft() {
    try (TestPlayer dan = TestPlayer.join(node, "dan")) {
      dan.awaitLoaded(27);
      dan.client().move(9.5, 33, -4.25, 0, 0);
      await()
          .atMost(Duration.ofSeconds(5))
          .until(
              () ->
                  node.ask(World.ListChunks::new).chunks().stream()
                      .anyMatch(chunk -> chunk.players().contains("dan")));
    }
    await()
        .atMost(Duration.ofSeconds(10))
        .untilAsserted(
            () -> {
              try (TestPlayer again = TestPlayer.join(node, "dan", 0, 0)) {
                WorldEvent.Joined joined = again.awaitEvent(WorldEvent.Joined.class, event -> true);
                assertThat(joined.position().x()).isEqualTo(9.5);
                assertThat(joined.position().z()).isEqualTo(-4.25);
              }
            });
  }

  @Test
  void saveWritesDownTheChunksThatAreAwake() {
    BlockPos pos = new BlockPos(9, 33, 9);
    try (TestPlayer hal = TestPlayer.join(node, "hal")) {
      hal.awaitLoaded(27);
      hal.edit(pos, Blocks.GLASS);
      assertThat(node.ask(World.Save::new).chunks()).isPositive();
    }
  }

  @Test
  void backupOfARunningNodeIsAWorldThatStarts() throws Exception {
    BlockPos pos = new BlockPos(8, 31, 8);
    try (TestPlayer eve = TestPlayer.join(node, "eve")) {
      eve.awaitLoaded(27);
      eve.edit(pos, Blocks.GLASS);
    }
    Path backup = folder.resolve("backup");
    World.BackupDone done = node.ask(to -> new World.Backup(backup, to));
    assertThat(done.error()).isEmpty();
    Path copy = Files.createDirectories(folder.resolve("copy"));
    WorldBackup.restore(backup, copy);
    try (TestNode restored = TestNode.start(copy);
        TestPlayer fay = TestPlayer.join(restored, "fay")) {
      fay.awaitLoaded(27);
      assertThat(fay.block(pos)).isEqualTo(Blocks.GLASS);
    }
  }

  @Test
  void nodeTellsWhoseWorldItIsIn() throws Exception {
    WorldInquiry world = WorldInquiry.ask(node.address(), 5000);
    assertThat(world).isEqualTo(new WorldInquiry(TestNode.WORLD.id(), "test", 7));
  }

  @Test
  void newerSessionOfAPlayerStaysAndTheOlderIsToldWhy() {
    try (TestPlayer older = TestPlayer.join(node, "gus", 0, 0)) {
      older.awaitLoaded(1);
      try (TestPlayer newer = TestPlayer.join(node, "gus", 0, 0)) {
        newer.awaitLoaded(1);
        older.awaitEvent(WorldEvent.Disconnected.class, lost -> lost.reason().contains("again"));
      }
    }
  }
}
