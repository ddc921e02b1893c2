package voxelpopuli.world.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.world.voxel.ChunkPos;

class WorldBackupTest {

  private static final WorldIdentity WORLD = WorldIdentity.of("here", 1);
  private static final ChunkPos CHUNK = new ChunkPos(1, -2, 3);

  @TempDir Path folder;
  private Path data;
  private Path backup;

  @BeforeEach
  void folders() throws Exception {
    data = Files.createDirectories(folder.resolve("data"));
    backup = folder.resolve("backup");
  }

  @Test
  void backupOfARunningStoreHasAllThatWasCommittedAndNothingLater() throws Exception {
    Path copy = Files.createDirectories(folder.resolve("copy"));
    Files.writeString(data.resolve("world.json"), "a world");
    Files.writeString(data.resolve("node.key"), "a secret");
    try (WorldStore store = WorldStore.open(data, WORLD)) {
      store.snapshot(CHUNK, 1, 0, new byte[] {9}, List.of());
      append(store, 1);
      store.commit();
      append(store, 2);
      assertThat(WorldBackup.take(data, backup)).isEqualTo(new WorldBackup.Contents("here", 1, 1));
      store.commit();
      append(store, 3);
      store.commit();
    }
    assertThat(WorldBackup.restore(backup, copy).name()).isEqualTo("here");
    assertThat(copy.resolve("world.json")).hasContent("a world");
    assertThat(copy.resolve("node.key")).as("another node's identity").doesNotExist();
    try (WorldStore store = WorldStore.open(copy, WORLD)) {
      assertThat(store.load(CHUNK).orElseThrow().lastIndex()).isEqualTo(1);
    }
  }

  @Test
  void storeThatWasKilledCanBeBackedUp() throws Exception {
    Path killed = Files.createDirectories(folder.resolve("killed"));
    try (WorldStore store = WorldStore.open(data, WORLD)) {
      store.snapshot(CHUNK, 1, 0, new byte[] {9}, List.of());
      store.commit();
      // What is on the disk at this moment is what kill -9 leaves.
      Files.copy(data.resolve("world.db"), killed.resolve("world.db"));
      Files.copy(data.resolve("world.db-wal"), killed.resolve("world.db-wal"));
    }
    assertThat(WorldBackup.take(killed, backup).editedChunks()).isEqualTo(1);
  }

  @Test
  void whatIsNoBackupOrOfAnotherFormatIsRefusedInOneLine() throws Exception {
    Files.writeString(backup, "Dear diary, this is not a database at all.\n".repeat(100));
    refused("is not a backup of a world", () -> WorldBackup.restore(backup, data));
    refused("cannot read", () -> WorldBackup.restore(folder.resolve("absent"), data));
    Files.delete(backup);
    WorldStore.open(data, WORLD).close();
    WorldBackup.take(data, backup);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + backup);
        Statement sql = connection.createStatement()) {
      sql.execute("update meta set value = '99' where key = 'format'");
    }
    refused("has format 99; this version reads 1", () -> WorldBackup.restore(backup, data));
  }

  @Test
  void nothingIsOverwrittenAndNothingIsMadeOfNothing() throws Exception {
    refused("holds no world", () -> WorldBackup.take(data, backup));
    WorldStore.open(data, WORLD).close();
    Files.writeString(backup, "precious");
    refused("exists already", () -> WorldBackup.take(data, backup));
    assertThat(backup).hasContent("precious");
    refused("no folder", () -> WorldBackup.take(data, folder.resolve("absent/backup")));
  }

  private interface Attempt {
    void run() throws Exception;
  }

  private static void refused(String reason, Attempt attempt) {
    assertThatThrownBy(attempt::run)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(reason)
        .hasMessageNotContaining("\n");
  }

  private static void append(WorldStore store, int index) throws Exception {
    store.append(CHUNK, new LogEntry(1, index, new EditId(7, index), index, index));
  }
}
