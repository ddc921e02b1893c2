package voxelpopuli.world.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.client.TestPlayer;
import voxelpopuli.world.client.WorldEvent;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.Handshake;
import voxelpopuli.world.protocol.PlayerState;
import voxelpopuli.world.voxel.ChunkPos;

/** Players who go from one owner's ground to another's. */
class CrossingIntegrationTest {

  private static final long CLIENT = 77;

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
  void whoClaimsToBeFarFromWhereItLeftIsPutBackThere() {
    ChunkPos home = find(0, chunk -> isOf(first, chunk) && isOf(second, east(chunk)));
    ChunkPos near = east(home);
    ChunkPos far = find(60, chunk -> isOf(second, chunk));
    try (RawClient one = session(first);
        RawClient other = session(second)) {
      one.send(FrameCodec.encode(new Frame.Subscribe(home, 0)));
      other.send(FrameCodec.encode(new Frame.Subscribe(far, 0)));
      one.nextFrame(Frame.Slices.class);
      other.nextFrame(Frame.Slices.class);
      one.send(FrameCodec.encode(new Frame.Move(inside(home))));
      other.send(FrameCodec.encode(new Frame.Move(inside(far))));
      one.send(FrameCodec.encode(new Frame.Move(inside(near))));
      Frame.Position put = other.nextFrame(Frame.Position.class);
      assertThat(put.state()).isEqualTo(inside(near));
      assertThat(put.reason()).contains("fast");
    }
  }

  @Test
  void whoWalksOverBordersIsNeverPutBack() {
    try (TestPlayer ann = TestPlayer.join(first, "ann", 1, 0)) {
      ann.awaitLoaded(9);
      AtomicInteger steps = new AtomicInteger();
      await()
          .pollInterval(Duration.ofMillis(50))
          .atMost(Duration.ofSeconds(30))
          .until(
              () -> {
                ann.client().move(0.5 + steps.incrementAndGet(), 33, 0.5, 0, 0);
                return steps.get() == 70;
              });
      assertThat(ann.events(WorldEvent.PositionSet.class)).isEmpty();
    }
  }

  private static RawClient session(TestNode node) {
    RawClient client = new RawClient(node.gamePort());
    client.send(new Handshake.Session(Frame.VERSION, "bob", CLIENT).line());
    assertThat(client.line().path("ok").asBoolean()).isTrue();
    return client;
  }

  /** The first such chunk in a row. */
  private static ChunkPos find(int from, Predicate<ChunkPos> which) {
    return IntStream.range(from, from + 50)
        .mapToObj(x -> new ChunkPos(x, 1, 0))
        .filter(which)
        .findFirst()
        .orElseThrow();
  }

  private static boolean isOf(TestNode owner, ChunkPos chunk) {
    try (DhtSession asking = new DhtSession(first.gamePort())) {
      asking.ask(chunk);
      return asking.answer() == owner.gamePort();
    }
  }

  private static ChunkPos east(ChunkPos chunk) {
    return new ChunkPos(chunk.x() + 1, chunk.y(), chunk.z());
  }

  private static PlayerState inside(ChunkPos chunk) {
    return new PlayerState(chunk.blockX() + 16, chunk.blockY() + 16, chunk.blockZ() + 16, 0, 0);
  }
}
