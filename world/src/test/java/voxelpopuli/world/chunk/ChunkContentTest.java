package voxelpopuli.world.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.chunk.ChunkContent.Verdict;
import voxelpopuli.world.store.EditId;
import voxelpopuli.world.store.LogEntry;
import voxelpopuli.world.store.SavedChunk;
import voxelpopuli.world.voxel.Voxels;

class ChunkContentTest {

  private final ChunkContent content = ChunkContent.untouched(WorldFixtures.hills());

  @Test
  void newEditIsProposedOnceAndDoneWhenCommitted() {
    EditId id = new EditId(1, 1);
    assertThat(content.judge(id, 5, Blocks.BRICK)).isEqualTo(Verdict.PROPOSE);
    assertThat(content.judge(id, 5, Blocks.BRICK)).isEqualTo(Verdict.UNDER_WAY);
    content.apply(new LogEntry(1, 1, id, 5, Blocks.BRICK));
    assertThat(content.voxels().get(5)).isEqualTo(Blocks.BRICK);
    assertThat(content.judge(id, 5, Blocks.BRICK)).isEqualTo(Verdict.DONE);
  }

  @Test
  void resendAfterARestartIsAnsweredAndNotRepeated() {
    List<LogEntry> entries = List.of(new LogEntry(1, 8, new EditId(1, 2), 6, Blocks.BRICK));
    SavedChunk saved = new SavedChunk(1, 7, new byte[0], List.of(new EditId(1, 1)), entries);
    ChunkContent restored = ChunkContent.restored(saved, WorldFixtures.hills());
    assertThat(restored.judge(new EditId(1, 1), 5, Blocks.BRICK)).isEqualTo(Verdict.DONE);
    assertThat(restored.judge(new EditId(1, 2), 6, Blocks.BRICK)).isEqualTo(Verdict.DONE);
    assertThat(restored.index()).isEqualTo(8);
    assertThat(restored.sinceSnapshot()).isEqualTo(1);
    assertThat(restored.genesis()).isEmpty();
  }

  @Test
  void unknownBlocksAndPlacesOutsideAreRefused() {
    assertThat(content.judge(new EditId(1, 1), 0, 239)).isEqualTo(Verdict.REFUSED);
    assertThat(content.judge(new EditId(1, 2), 0, -1)).isEqualTo(Verdict.REFUSED);
    assertThat(content.judge(new EditId(1, 3), -1, 1)).isEqualTo(Verdict.REFUSED);
    assertThat(content.judge(new EditId(1, 4), Voxels.VOLUME, 1)).isEqualTo(Verdict.REFUSED);
  }

  @Test
  void editsDoNotReachTheTerrainThatTheChunkWasMadeFrom() {
    Voxels terrain = WorldFixtures.hills();
    ChunkContent edited = ChunkContent.untouched(terrain);
    edited.apply(new LogEntry(1, 1, new EditId(1, 1), 5, Blocks.BRICK));
    assertThat(terrain.get(5)).isNotEqualTo(Blocks.BRICK);
  }

  @Test
  void oldIdsAreForgottenInTheOrderInWhichTheyCame() {
    AnsweredEdits answered = new AnsweredEdits();
    for (int i = 0; i <= AnsweredEdits.MAX; i++) {
      answered.add(new EditId(1, i));
    }
    assertThat(answered.contains(new EditId(1, 0))).isFalse();
    assertThat(answered.contains(new EditId(1, 1))).isTrue();
    assertThat(answered.all()).hasSize(AnsweredEdits.MAX);
  }
}
