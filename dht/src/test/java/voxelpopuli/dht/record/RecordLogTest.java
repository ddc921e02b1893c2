package voxelpopuli.dht.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.identity.Identity;

class RecordLogTest {

  @TempDir Path folder;

  private static RecordTable.Held held(int i) {
    DhtRecord record =
        i % 2 == 0
            ? DhtRecord.plain(RecordKind.VALUE, NodeId.sha1("k" + i), new byte[] {(byte) i}, 5)
            : DhtRecord.signed(
                RecordKind.PLAYER, NodeId.sha1("k" + i), new byte[100], i, 6, Identity.create());
    return new RecordTable.Held(record, "source" + i, 100 + i);
  }

  @Test
  void everythingComesBackWithTheTimeOfItsLastStoring() throws IOException {
    RecordTable.Held a = held(0);
    RecordTable.Held b = held(1);
    RecordTable.Held c = held(2);
    try (RecordLog log = RecordLog.open(folder, 4)) {
      log.append(a);
      log.append(b);
      log.append(c);
      log.remove(c.record());
    }
    try (RecordLog log = RecordLog.open(folder, 4)) {
      assertThat(log.kept()).containsExactly(a, b);
    }
  }

  @Test
  void whatACrashLeftHalfWrittenIsCutOffAndTheRestStays() throws IOException {
    RecordTable.Held a = held(0);
    RecordTable.Held b = held(1);
    try (RecordLog log = RecordLog.open(folder, 4)) {
      log.append(a);
      log.append(b);
    }
    Path file = folder.resolve("records.log");
    byte[] whole = Files.readAllBytes(file);
    for (int length = whole.length - 1; length > whole.length - 60; length -= 7) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      try (RecordLog log = RecordLog.open(folder, 4)) {
        assertThat(log.kept()).containsExactly(a);
        log.append(b);
      }
      try (RecordLog log = RecordLog.open(folder, 4)) {
        assertThat(log.kept()).containsExactly(a, b);
      }
    }
  }

  @Test
  void flippedBitIsNotServed() throws IOException {
    try (RecordLog log = RecordLog.open(folder, 4)) {
      log.append(held(0));
    }
    Path file = folder.resolve("records.log");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] ^= 1;
    Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
    try (RecordLog log = RecordLog.open(folder, 4)) {
      assertThat(log.kept()).isEmpty();
    }
  }

  @Test
  void historyIsRewrittenAway() throws IOException {
    RecordTable.Held last = null;
    try (RecordLog log = RecordLog.open(folder, 4)) {
      for (int i = 0; i < 3_000; i++) {
        last =
            new RecordTable.Held(
                new DhtRecord(
                    RecordKind.VALUE, NodeId.sha1("k"), new byte[100], i, Optional.empty(), 5),
                "s",
                i);
        log.append(last);
      }
    }
    assertThat(Files.size(folder.resolve("records.log"))).isLessThan(1_000 * 200);
    try (RecordLog log = RecordLog.open(folder, 4)) {
      assertThat(log.kept()).containsExactly(last);
    }
  }
}
