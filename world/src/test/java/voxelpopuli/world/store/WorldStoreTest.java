package voxelpopuli.world.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.voxel.ChunkPos;

class WorldStoreTest {

  private static final WorldIdentity WORLD = WorldIdentity.of("here", 1);
  private static final ChunkPos CHUNK = new ChunkPos(1, -2, 3);
  private static final byte[] GENESIS = {9, 8, 7};

  @TempDir Path folder;

  @Test
  void uneditedChunkIsNotThere() throws Exception {
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThat(store.load(CHUNK)).isEmpty();
    }
  }

  @Test
  void entriesComeBackInOrderAfterReopening() throws Exception {
    write(3);
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      SavedChunk saved = store.load(CHUNK).orElseThrow();
      assertThat(saved.voxels()).isEqualTo(GENESIS);
      assertThat(saved.entries()).extracting(LogEntry::index).containsExactly(1L, 2L, 3L);
      assertThat(saved.entries().get(2)).isEqualTo(entry(1, 3));
      assertThat(saved.lastIndex()).isEqualTo(3);
    }
  }

  @Test
  void snapshotReplacesTheEntriesThatAreInItAndKeepsTheirIds() throws Exception {
    write(5);
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      store.snapshot(CHUNK, 1, 4, new byte[] {1}, List.of(new EditId(7, 3), new EditId(7, 4)));
      store.commit();
      SavedChunk saved = store.load(CHUNK).orElseThrow();
      assertThat(saved.index()).isEqualTo(4);
      assertThat(saved.answered()).containsExactly(new EditId(7, 3), new EditId(7, 4));
      assertThat(saved.entries()).extracting(LogEntry::index).containsExactly(5L);
    }
  }

  @Test
  void everyStartHasAHigherTerm() throws Exception {
    long first;
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      first = store.term();
    }
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThat(store.term()).isGreaterThan(first);
    }
  }

  @Test
  void servedChunksAreAStoredFact() throws Exception {
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      store.serve(CHUNK);
      store.serve(CHUNK);
      store.serve(new ChunkPos(0, 0, 0));
      store.stopServing(new ChunkPos(0, 0, 0));
      store.commit();
    }
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThat(store.served()).containsExactly(CHUNK);
    }
  }

  @Test
  void anotherWorldsStoreIsRefusedInOneClearLine() throws Exception {
    WorldStore.open(folder, WORLD).close();
    assertThatThrownBy(() -> WorldStore.open(folder, WorldIdentity.of("there", 2)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("'here' (seed 1)")
        .hasMessageContaining("'there' (seed 2)")
        .hasMessageNotContaining("\n");
  }

  @Test
  void anotherFormatIsRefused() throws Exception {
    WorldStore.open(folder, WORLD).close();
    sql("update meta set value = '99' where key = 'format'");
    assertThatThrownBy(() -> WorldStore.open(folder, WORLD))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("format 99");
  }

  @Test
  void damagedEntryAndSnapshotAreNeverServed() throws Exception {
    write(3);
    sql("update entry set block = 77 where idx = 2");
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThatThrownBy(() -> store.load(CHUNK))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("entry 2");
    }
    sql("update entry set block = 2 where idx = 2");
    sql("update snapshot set voxels = x'00'");
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThatThrownBy(() -> store.load(CHUNK))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("snapshot");
    }
  }

  @Test
  void missingEntryIsNoticed() throws Exception {
    write(3);
    sql("delete from entry where idx = 2");
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThatThrownBy(() -> store.load(CHUNK)).isInstanceOf(StoreException.class);
    }
  }

  @Test
  void secondWriterIsRefused() throws Exception {
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      assertThat(store.term()).isEqualTo(1);
      assertThatThrownBy(() -> WorldStore.open(folder, WORLD))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("in use");
    }
    WorldStore.open(folder, WORLD).close();
  }

  private void write(int entries) throws Exception {
    try (WorldStore store = WorldStore.open(folder, WORLD)) {
      store.snapshot(CHUNK, 1, 0, GENESIS, List.of());
      for (int i = 1; i <= entries; i++) {
        store.append(CHUNK, entry(1, i));
      }
      store.commit();
    }
  }

  private static LogEntry entry(long term, int index) {
    return new LogEntry(term, index, new EditId(7, index), index * 100, index);
  }

  private void sql(String text) throws Exception {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("world.db"));
        Statement statement = connection.createStatement()) {
      statement.execute(text);
    }
  }
}
