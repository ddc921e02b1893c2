package voxelpopuli.world.location;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.NodeProcess;
import voxelpopuli.world.TestNode;
import voxelpopuli.world.server.DhtSession;
import voxelpopuli.world.voxel.ChunkPos;

/** A node that stands still is passed over, and when it goes on there is still one server. */
class PausedServerIntegrationTest {

  @TempDir Path folder;

  @Test
  void serverThatSleptAndTheOneThatTookOverSettleOnOneOfThem() {
    NodeProcess first = NodeProcess.start(folder.resolve("first"), TestNode.freePair());
    NodeProcess second = NodeProcess.start(folder.resolve("second"), TestNode.freePair(), first);
    try (DhtSession session = new DhtSession(first.gamePort())) {
      ChunkPos asleep = servedBy(second, session, 0);
      ChunkPos fresh = new ChunkPos(500, 4, 0);
      second.pause();
      // One that it served already, and one that it is asked to serve while it stands still.
      BooleanSupplier heardLate = DhtSession.generate(second.gamePort(), fresh);
      for (ChunkPos chunk : List.of(asleep, fresh)) {
        await("somebody else serves " + chunk)
            .atMost(Duration.ofSeconds(30))
            // While a server stands still an answer may take longer than a reader waits.
            .ignoreExceptions()
            .until(() -> whereNow(first, chunk) == first.gamePort());
      }
      second.resume();
      assertThat(heardLate.getAsBoolean()).as("it finds that it comes too late").isFalse();
      for (ChunkPos chunk : List.of(asleep, fresh)) {
        await("one server of " + chunk)
            .atMost(Duration.ofSeconds(20))
            .until(
                () ->
                    DhtSession.serves(first.gamePort(), chunk)
                        != DhtSession.serves(second.gamePort(), chunk));
      }
    } finally {
      second.resume();
      second.close();
      first.close();
    }
  }

  private static ChunkPos servedBy(NodeProcess node, DhtSession session, int y) {
    for (int x = 0; x < 100; x++) {
      ChunkPos chunk = new ChunkPos(x, y, 0);
      if (where(session, chunk) == node.gamePort()) {
        return chunk;
      }
    }
    throw new IllegalStateException("a hundred chunks have one server");
  }

  private static int whereNow(NodeProcess asked, ChunkPos chunk) {
    try (DhtSession session = new DhtSession(asked.gamePort())) {
      return where(session, chunk);
    }
  }

  private static int where(DhtSession session, ChunkPos chunk) {
    session.ask(chunk);
    return session.answer();
  }
}
