package voxelpopuli.dht.record;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import voxelpopuli.dht.NodeId;

/**
 * Records on disk: {@code records.log}, a file that only grows, and is rewritten when most of it is
 * history.
 *
 * <p>An entry is its length, the CRC32C of its body, and the body. What a crash leaves half written
 * at the end does not match its checksum and is cut off; what was written before is whole, because
 * nothing is ever changed in place. A rewrite goes to a second file that is synced and renamed over
 * the first. Appends reach the operating system at once but are not synced: a record has k holders,
 * and only the machine's own crash can lose the last seconds of one.
 */
final class RecordLog implements AutoCloseable {

  private static final int MAX_ENTRY = 1 << 16;
  private static final byte PUT = 1;
  private static final byte REMOVE = 2;
  private static final int MIN_ENTRIES_TO_COMPACT = 1_000;

  private record Id(RecordKind kind, NodeId key) {}

  private final Path file;
  private final int compactFactor;
  private final Map<Id, RecordTable.Held> kept = new LinkedHashMap<>();
  private FileChannel out;
  private int entries;

  private RecordLog(Path file, int compactFactor) {
    this.file = file;
    this.compactFactor = compactFactor;
  }

  static RecordLog open(Path folder, int compactFactor) throws IOException {
    Files.createDirectories(folder);
    RecordLog log = new RecordLog(folder.resolve("records.log"), compactFactor);
    long whole = log.read();
    log.out = FileChannel.open(log.file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    log.out.truncate(whole);
    log.out.position(whole);
    return log;
  }

  List<RecordTable.Held> kept() {
    return List.copyOf(kept.values());
  }

  void append(RecordTable.Held held) throws IOException {
    kept.put(id(held.record()), held);
    write(out, body(held));
    compactIfWorthIt();
  }

  void remove(DhtRecord record) throws IOException {
    if (kept.remove(id(record)) != null) {
      ByteBuffer body = ByteBuffer.allocate(2 + NodeId.BYTES);
      body.put(REMOVE).put((byte) record.kind().ordinal()).put(record.key().bytes());
      write(out, body.array());
      compactIfWorthIt();
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }

  /** Reads the whole entries; returns where they end. */
  private long read() throws IOException {
    long position = 0;
    if (!Files.exists(file)) {
      return position;
    }
    try (DataInputStream in =
        new DataInputStream(new java.io.BufferedInputStream(Files.newInputStream(file)))) {
      while (true) {
        int length = in.readInt();
        if (length < 2 || length > MAX_ENTRY) {
          return position;
        }
        int checksum = in.readInt();
        byte[] body = in.readNBytes(length);
        if (body.length < length || checksum(body) != checksum) {
          return position;
        }
        take(ByteBuffer.wrap(body));
        entries++;
        position += 8 + length;
      }
    } catch (EOFException e) {
      return position;
    }
  }

  private void take(ByteBuffer body) {
    byte what = body.get();
    RecordKind kind = RecordKind.values()[body.get()];
    NodeId key = NodeId.of(bytes(body, NodeId.BYTES));
    if (what == REMOVE) {
      kept.remove(new Id(kind, key));
      return;
    }
    long version = body.getLong();
    long published = body.getLong();
    long stored = body.getLong();
    String source =
        new String(bytes(body, body.getShort()), java.nio.charset.StandardCharsets.UTF_8);
    byte[] publicKey = bytes(body, body.getShort());
    byte[] signature = bytes(body, body.getShort());
    byte[] value = bytes(body, body.remaining());
    Optional<DhtRecord.Signature> signed =
        signature.length == 0
            ? Optional.empty()
            : Optional.of(new DhtRecord.Signature(publicKey, signature));
    DhtRecord record = new DhtRecord(kind, key, value, version, signed, published);
    kept.put(new Id(kind, key), new RecordTable.Held(record, source, stored));
  }

  private static byte[] body(RecordTable.Held held) throws IOException {
    DhtRecord record = held.record();
    byte[] source = held.source().getBytes(java.nio.charset.StandardCharsets.UTF_8);
    byte[] publicKey = record.signature().map(DhtRecord.Signature::publicKey).orElse(new byte[0]);
    byte[] signature = record.signature().map(DhtRecord.Signature::bytes).orElse(new byte[0]);
    java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream(256);
    DataOutputStream body = new DataOutputStream(bytes);
    body.writeByte(PUT);
    body.writeByte(record.kind().ordinal());
    body.write(record.key().bytes());
    body.writeLong(record.version());
    body.writeLong(record.publishedMillis());
    body.writeLong(held.storedMillis());
    body.writeShort(source.length);
    body.write(source);
    body.writeShort(publicKey.length);
    body.write(publicKey);
    body.writeShort(signature.length);
    body.write(signature);
    body.write(record.value());
    return bytes.toByteArray();
  }

  private void write(FileChannel channel, byte[] body) throws IOException {
    ByteBuffer entry = ByteBuffer.allocate(8 + body.length);
    entry.putInt(body.length).putInt(checksum(body)).put(body).flip();
    while (entry.hasRemaining()) {
      channel.write(entry);
    }
    entries++;
  }

  private void compactIfWorthIt() throws IOException {
    if (entries < MIN_ENTRIES_TO_COMPACT || entries < (long) compactFactor * kept.size()) {
      return;
    }
    Path next = file.resolveSibling("records.log.new");
    try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(next))) {
      DataOutputStream data = new DataOutputStream(stream);
      for (RecordTable.Held held : kept.values()) {
        byte[] body = body(held);
        data.writeInt(body.length);
        data.writeInt(checksum(body));
        data.write(body);
      }
    }
    out.close();
    try (FileChannel written = FileChannel.open(next, StandardOpenOption.WRITE)) {
      written.force(true);
    }
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    entries = kept.size();
    out = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
  }

  private static byte[] bytes(ByteBuffer from, int length) {
    byte[] bytes = new byte[length];
    from.get(bytes);
    return bytes;
  }

  private static int checksum(byte[] body) {
    CRC32C crc = new CRC32C();
    crc.update(body);
    return (int) crc.getValue();
  }

  private static Id id(DhtRecord record) {
    return new Id(record.kind(), record.key());
  }
}
