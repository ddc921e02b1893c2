package voxelpopuli.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.testkit.typed.javadsl.TestProbe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.voxel.ChunkPos;

class PregenIntegrationTest {

  @TempDir Path folder;

  @Test
  void everyChunkAroundHasAnOwnerAndTheListenerHearsHowFarItIs() {
    try (TestNode first = TestNode.start(folder.resolve("first"));
        TestNode second = TestNode.start(folder.resolve("second"), first)) {
      TestProbe<World.PregenProgress> listener = TestProbe.create(first.system());
      first.tell(new World.Pregen(new ChunkPos(100, 0, 100), 2, listener.ref()));
      List<World.PregenProgress> heard = new ArrayList<>();
      do {
        heard.add(listener.expectMessageClass(World.PregenProgress.class, Duration.ofSeconds(10)));
      } while (!heard.get(heard.size() - 1).isOver());
      assertThat(heard.get(heard.size() - 1)).isEqualTo(new World.PregenProgress(100, 0, 100));
      assertThat(heard).hasSizeGreaterThan(4); // the throttle: 20 in a tick
      int served =
          first.ask(World.AskStats::new).chunksServed()
              + second.ask(World.AskStats::new).chunksServed();
      assertThat(served).isGreaterThanOrEqualTo(100);
    }
  }

  @Test
  void nearestColumnsComeFirst() {
    PregenSettings settings = new PregenSettings(9, 0, 1, Duration.ZERO, 1, 1);
    List<ChunkPos> chunks = PregenActor.around(new ChunkPos(5, 0, 5), 1, settings);
    assertThat(chunks).hasSize(18).doesNotHaveDuplicates();
    assertThat(chunks.subList(0, 2)).containsExactly(new ChunkPos(5, 0, 5), new ChunkPos(5, 1, 5));
  }
}
