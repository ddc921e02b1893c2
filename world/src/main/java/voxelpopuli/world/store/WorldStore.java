package voxelpopuli.world.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * The SQLite file of a node. Not safe for several threads: {@link StoreActor} has it to itself.
 *
 * <p>Write-ahead log with {@code synchronous=FULL}: what {@link #commit} returned from is on the
 * disk. SQLite serves flipped bytes silently, so every row carries a CRC32C of ours.
 */
final class WorldStore implements AutoCloseable {

  /** The version of the tables below. A store of another one is refused. */
  static final int FORMAT = 1;

  /** Its name in the data folder. */
  static final String FILE = "world.db";

  private static final String WHERE_CHUNK = " where x = ? and y = ? and z = ?";

  private final StoreLock lock;
  private final Connection connection;
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private final long term;

  private WorldStore(StoreLock lock, Connection connection, long term) {
    this.lock = lock;
    this.connection = connection;
    this.term = term;
  }

  /**
   * Opens or makes the store in this folder; refuses another world's, another format's, and one
   * that is in use.
   */
  static WorldStore open(Path folder, WorldIdentity world) throws StoreException {
    Path file = folder.resolve(FILE);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new StoreException("cannot write to the data folder " + folder, e);
    }
    StoreLock lock = StoreLock.take(file);
    Connection connection = null;
    try {
      connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
      prepare(connection);
      long term = enter(connection, world, file);
      connection.commit();
      return new WorldStore(lock, connection, term);
    } catch (SQLException e) {
      closeQuietly(connection);
      lock.close();
      throw new StoreException("cannot open the store " + file + ": " + e.getMessage(), e);
    } catch (StoreException e) {
      closeQuietly(connection);
      lock.close();
      throw e;
    }
  }

  private static void closeQuietly(Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException e) {
      // It could not be opened; that it cannot be closed adds nothing.
    }
  }

  private static void prepare(Connection connection) throws SQLException {
    try (Statement sql = connection.createStatement()) {
      // Those who copy the store hold it up for moments at most.
      sql.execute("pragma busy_timeout = 10000");
      sql.execute("pragma journal_mode = wal");
      sql.execute("pragma synchronous = full");
      sql.execute(
          "create table if not exists meta (key text primary key, value text not null) without"
              + " rowid");
      sql.execute(
          "create table if not exists served (x int, y int, z int, primary key (x, y, z)) without"
              + " rowid");
      sql.execute(
          "create table if not exists snapshot (x int, y int, z int, term int not null, idx int not"
              + " null, voxels blob not null, answered blob not null, crc int not null, primary key"
              + " (x, y, z))");
      sql.execute(
          "create table if not exists entry (x int, y int, z int, idx int, term int not null,"
              + " author int not null, counter int not null, cell int not null, block int not null,"
              + " crc int not null, primary key (x, y, z, idx)) without rowid");
    }
    connection.setAutoCommit(false);
  }

  /** Checks whose store it is, or makes it this world's; gives the term of this start. */
  private static long enter(Connection connection, WorldIdentity world, Path file)
      throws SQLException, StoreException {
    Map<String, String> meta = new HashMap<>();
    try (Statement sql = connection.createStatement();
        ResultSet rows = sql.executeQuery("select key, value from meta")) {
      while (rows.next()) {
        meta.put(rows.getString(1), rows.getString(2));
      }
    }
    if (!meta.isEmpty()) {
      if (!meta.getOrDefault("format", "").equals(Integer.toString(FORMAT))) {
        throw new StoreException(
            "the store "
                + file
                + " has format "
                + meta.get("format")
                + "; this version reads "
                + FORMAT);
      }
      if (!meta.getOrDefault("world", "").equals(world.id())) {
        throw new StoreException(
            String.format(
                "the store %s holds the world '%s' (seed %s), not '%s' (seed %d); choose another"
                    + " data folder",
                file, meta.get("name"), meta.get("seed"), world.name(), world.seed()));
      }
    }
    long term = Long.parseLong(meta.getOrDefault("term", "0")) + 1;
    put(connection, "format", Integer.toString(FORMAT));
    put(connection, "world", world.id());
    put(connection, "name", world.name());
    put(connection, "seed", Long.toString(world.seed()));
    put(connection, "term", Long.toString(term));
    return term;
  }

  private static void put(Connection connection, String key, String value) throws SQLException {
    try (PreparedStatement sql =
        connection.prepareStatement("insert or replace into meta values (?, ?)")) {
      sql.setString(1, key);
      sql.setString(2, value);
      sql.executeUpdate();
    }
  }

  /**
   * The term of this start: one more than that of the last. A group of one elects itself by
   * starting.
   */
  long term() {
    return term;
  }

  /** All chunks that this node serves. */
  List<ChunkPos> served() throws SQLException {
    return chunks("select x, y, z from served");
  }

  /** All chunks that this node keeps edits of. */
  List<ChunkPos> edited() throws SQLException {
    return chunks("select x, y, z from snapshot");
  }

  private List<ChunkPos> chunks(String query) throws SQLException {
    List<ChunkPos> all = new ArrayList<>();
    try (ResultSet rows = statement(query).executeQuery()) {
      while (rows.next()) {
        all.add(new ChunkPos(rows.getInt(1), rows.getInt(2), rows.getInt(3)));
      }
    }
    return all;
  }

  void serve(ChunkPos chunk) throws SQLException {
    at(statement("insert or ignore into served values (?, ?, ?)"), chunk).executeUpdate();
  }

  void stopServing(ChunkPos chunk) throws SQLException {
    at(statement("delete from served" + WHERE_CHUNK), chunk).executeUpdate();
  }

  /** An edited chunk, or nothing if it was never edited here. */
  Optional<SavedChunk> load(ChunkPos chunk) throws SQLException, StoreException {
    PreparedStatement sql =
        statement("select term, idx, voxels, answered, crc from snapshot" + WHERE_CHUNK);
    try (ResultSet row = at(sql, chunk).executeQuery()) {
      if (!row.next()) {
        return Optional.empty();
      }
      long snapshotTerm = row.getLong(1);
      long index = row.getLong(2);
      byte[] voxels = row.getBytes(3);
      byte[] answered = row.getBytes(4);
      if (RowChecksum.ofSnapshot(chunk, snapshotTerm, index, voxels, answered) != row.getInt(5)) {
        throw new StoreException("the snapshot of chunk " + chunk + " is damaged on disk");
      }
      return Optional.of(
          new SavedChunk(
              snapshotTerm, index, voxels, EditIds.read(answered), entries(chunk, index)));
    }
  }

  private List<LogEntry> entries(ChunkPos chunk, long after) throws SQLException, StoreException {
    PreparedStatement sql =
        statement(
            "select term, idx, author, counter, cell, block, crc from entry"
                + WHERE_CHUNK
                + " and idx > ? order by idx");
    sql.setLong(4, after);
    List<LogEntry> entries = new ArrayList<>();
    try (ResultSet row = at(sql, chunk).executeQuery()) {
      while (row.next()) {
        EditId edit = new EditId(row.getLong(3), row.getLong(4));
        LogEntry entry =
            new LogEntry(row.getLong(1), row.getLong(2), edit, row.getInt(5), row.getInt(6));
        if (RowChecksum.ofEntry(chunk, entry) != row.getInt(7)
            || entry.index() != after + entries.size() + 1) {
          throw new StoreException(
              "entry " + entry.index() + " of chunk " + chunk + " is damaged on disk");
        }
        entries.add(entry);
      }
    }
    return entries;
  }

  void append(ChunkPos chunk, LogEntry entry) throws SQLException {
    PreparedStatement sql =
        at(statement("insert into entry values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"), chunk);
    sql.setLong(4, entry.index());
    sql.setLong(5, entry.term());
    sql.setLong(6, entry.edit().author());
    sql.setLong(7, entry.edit().counter());
    sql.setInt(8, entry.cell());
    sql.setInt(9, entry.block());
    sql.setInt(10, RowChecksum.ofEntry(chunk, entry));
    sql.executeUpdate();
  }

  /** Replaces the snapshot, and drops the entries that are in it. */
  void snapshot(ChunkPos chunk, long snapshotTerm, long index, byte[] voxels, List<EditId> answered)
      throws SQLException {
    byte[] ids = EditIds.write(answered);
    PreparedStatement sql =
        at(statement("insert or replace into snapshot values (?, ?, ?, ?, ?, ?, ?, ?)"), chunk);
    sql.setLong(4, snapshotTerm);
    sql.setLong(5, index);
    sql.setBytes(6, voxels);
    sql.setBytes(7, ids);
    sql.setInt(8, RowChecksum.ofSnapshot(chunk, snapshotTerm, index, voxels, ids));
    sql.executeUpdate();
    PreparedStatement drop =
        at(statement("delete from entry" + WHERE_CHUNK + " and idx <= ?"), chunk);
    drop.setLong(4, index);
    drop.executeUpdate();
  }

  /** Makes all since the last commit durable; when this returns, it is on the disk. */
  void commit() throws SQLException {
    connection.commit();
  }

  @Override
  public void close() throws SQLException {
    try {
      connection.commit();
      connection.close();
    } finally {
      lock.close();
    }
  }

  private PreparedStatement statement(String text) throws SQLException {
    PreparedStatement known = statements.get(text);
    if (known == null) {
      known = connection.prepareStatement(text);
      statements.put(text, known);
    }
    return known;
  }

  private static PreparedStatement at(PreparedStatement sql, ChunkPos chunk) throws SQLException {
    sql.setInt(1, chunk.x());
    sql.setInt(2, chunk.y());
    sql.setInt(3, chunk.z());
    return sql;
  }
}
