package voxelpopuli.world.location;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.dht.ClosestResult;
import voxelpopuli.dht.GetResult;
import voxelpopuli.dht.KademliaNode;
import voxelpopuli.dht.record.RecordKind;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.World;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.server.DhtSession;
import voxelpopuli.world.voxel.ChunkPos;

/** Who serves a chunk: three nodes over real sockets. */
class GenerateIntegrationTest {

  @TempDir Path folder;
  private TestNode first;
  private TestNode second;
  private TestNode third;

  @BeforeEach
  void start() {
    first = TestNode.start(folder.resolve("first"));
    second = TestNode.start(folder.resolve("second"), first);
    third = TestNode.start(folder.resolve("third"), first, second);
  }

  @AfterEach
  void stop() {
    List.of(third, second, first).forEach(TestNode::close);
  }

  @Test
  void twoNodesAskedForTheSameNewChunkAtOnceNameOneServerTwoHundredTimes() {
    Map<Integer, Integer> servers = new HashMap<>();
    try (DhtSession one = new DhtSession(first.gamePort());
        DhtSession other = new DhtSession(second.gamePort())) {
      for (int i = 0; i < 200; i++) {
        ChunkPos chunk = new ChunkPos(100 + i, 3, -i);
        one.ask(chunk);
        other.ask(chunk);
        int port = one.answer();
        assertThat(other.answer()).as(chunk.toString()).isEqualTo(port);
        assertThat(port).isEqualTo(nearest(chunk));
        servers.merge(port, 1, Integer::sum);
      }
    }
    // One node serves each, and each serves some.
    assertThat(servers).hasSize(3);
    assertThat(served()).isEqualTo(200);
  }

  /** What happens when a call times out that its hearer heard, at its worst: both are asked. */
  @Test
  void nodesThatAllServeAChunkSettleOnOne() {
    List<ChunkPos> chunks = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      ChunkPos chunk = new ChunkPos(100 + i, 3, -i);
      chunks.add(chunk);
      List<BooleanSupplier> calls = new ArrayList<>();
      for (TestNode node : List.of(first, second, third)) {
        calls.add(DhtSession.generate(node.gamePort(), chunk));
      }
      assertThat(calls).as(chunk.toString()).anyMatch(BooleanSupplier::getAsBoolean);
    }
    assertThat(served()).as("several nodes serve a chunk for a moment").isGreaterThan(100);
    await().atMost(Duration.ofSeconds(30)).until(() -> served() == 100);
    for (ChunkPos chunk : chunks) {
      await("all agree on " + chunk)
          .atMost(Duration.ofSeconds(10))
          .until(
              () -> {
                int port = whereIs(chunk, third);
                return DhtSession.serves(port, chunk)
                    && whereIs(chunk, first) == port
                    && whereIs(chunk, second) == port;
              });
    }
  }

  @Test
  void playersOfTwoServersOfOneChunkMeetWhenOneOfTheServersStops() {
    ChunkPos shared = servedTwice();
    try (TestPlayer ann = TestPlayer.join(first, "ann", 0, 0);
        TestPlayer bob = TestPlayer.join(second, "bob", 0, 0)) {
      for (TestPlayer player : List.of(ann, bob)) {
        // At once, before it stands on anybody's ground: such a step would be too wide.
        player.awaitEvent(WorldEvent.Joined.class, joined -> true);
        player.client().move(shared.blockX() + 5.5, shared.blockY() + 5, 5.5, 0, 0);
      }
      await("ann sees bob").atMost(Duration.ofSeconds(20)).until(() -> isIn(shared, ann, "bob"));
      await("bob sees ann").atMost(Duration.ofSeconds(20)).until(() -> isIn(shared, bob, "ann"));
      BlockPos pos = BlockPos.at(shared, 77);
      bob.edit(pos, Blocks.BRICK);
      await().atMost(Duration.ofSeconds(5)).until(() -> ann.block(pos) == Blocks.BRICK);
    }
  }

  private static boolean isIn(ChunkPos chunk, TestPlayer seer, String other) {
    return seer.others().containsKey(other) && seer.others().get(other).y() == chunk.blockY() + 5;
  }

  /** A chunk that the first two nodes serve, both of them. */
  private ChunkPos servedTwice() {
    for (int x = 0; x < 100; x++) {
      ChunkPos chunk = new ChunkPos(x, 4, 0);
      BooleanSupplier one = DhtSession.generate(first.gamePort(), chunk);
      BooleanSupplier other = DhtSession.generate(second.gamePort(), chunk);
      if (one.getAsBoolean() & other.getAsBoolean()) {
        return chunk;
      }
    }
    throw new IllegalStateException("one of the two was always quicker");
  }

  @Test
  void serversLocationIsStoredInTheOverlayAsTheSourceTextHasIt() {
    ChunkPos chunk = new ChunkPos(7, 0, 7);
    try (DhtSession session = new DhtSession(first.gamePort())) {
      session.ask(chunk);
      int port = session.answer();
      await()
          .atMost(Duration.ofSeconds(5))
          .untilAsserted(
              () -> {
                GetResult found =
                    third.askOverlay(
                        replyTo ->
                            new KademliaNode.Get(
                                RecordKind.CHUNK, ChunkSearch.keyOf(chunk), replyTo));
                byte[] value = found.record().orElseThrow().value();
                assertThat(new String(value, StandardCharsets.UTF_8))
                    .isEqualTo("[\"127.0.0.1\"," + port + "]");
              });
    }
  }

  @Test
  void editedChunkComesBackWithItsNodeAndIsNotMadeAnewMeanwhile() {
    BlockPos pos = new BlockPos(2, 41, 2);
    TestNode owner;
    try (DhtSession session = new DhtSession(first.gamePort())) {
      session.ask(pos.chunk());
      int port = session.answer();
      owner =
          List.of(first, second, third).stream()
              .filter(n -> n.gamePort() == port)
              .findFirst()
              .orElseThrow();
    }
    TestNode another = owner == first ? second : first;
    try (TestPlayer ann = TestPlayer.join(another, "ann", 0, 0)) {
      ann.awaitLoaded(1);
      ann.edit(pos, Blocks.GLASS);
    }
    owner.close();
    try (DhtSession session = new DhtSession(another.gamePort())) {
      await()
          .atMost(Duration.ofSeconds(5))
          .until(() -> session.whoServes(pos.chunk(), owner.gamePort()).contains("away"));
    }
    TestNode back = TestNode.start(owner.data(), owner.port(), "", another);
    try (TestPlayer bob = TestPlayer.join(another, "bob", 0, 0)) {
      await().atMost(Duration.ofSeconds(10)).until(() -> bob.block(pos) == Blocks.GLASS);
    } finally {
      back.close();
    }
  }

  private int served() {
    return List.of(first, second, third).stream()
        .mapToInt(node -> node.ask(World.AskStats::new).chunksServed())
        .sum();
  }

  private static int whereIs(ChunkPos chunk, TestNode asked) {
    try (DhtSession session = new DhtSession(asked.gamePort())) {
      session.ask(chunk);
      return session.answer();
    }
  }

  /** The game port of the node whose id is nearest to the chunk's key. */
  private int nearest(ChunkPos chunk) {
    ClosestResult closest =
        third.askOverlay(replyTo -> new KademliaNode.Closest(ChunkSearch.keyOf(chunk), replyTo));
    return closest.contacts().get(0).port() + 1;
  }
}
