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

/**
 * A node's part of a world in one file: a copy of its store, with the small files beside it in a
 * table of their own.
 *
 * <p>Taken by anybody who can read the data folder, also while a node runs on it: SQLite shows a
 * reader the store as of one commit and does not make the writer wait.
 */
public final class WorldBackup {

  /** What is copied beside the store: which world it is, and what the overlay keeps of players. */
  private static final List<String> FILES = List.of("world.json", "records.log");

  private static final int BUSY_MILLIS = 5_000;

  private WorldBackup() {}

  /** What is in a backup. */
  public record Contents(String name, long seed, int editedChunks) {}

  /** Copies the store in a folder into a new file. */
  public static Contents take(Path folder, Path file) throws StoreException {
    Path store = folder.resolve(WorldStore.FILE);
    if (!Files.isRegularFile(store)) {
      throw new StoreException(folder + " holds no world");
    }
    if (Files.exists(file)) {
      throw new StoreException(file + " exists already; choose another name");
    }
    if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
      throw new StoreException("there is no folder " + file.toAbsolutePath().getParent());
    }
    try {
      try (Connection connection = connect(store);
          PreparedStatement sql = connection.prepareStatement("vacuum into ?")) {
        sql.setString(1, file.toAbsolutePath().toString());
        sql.execute();
      }
      try (Connection copy = connect(file)) {
        putFiles(copy, folder);
      }
      return read(file);
    } catch (SQLException | IOException e) {
      throw new StoreException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  /** Says what a backup holds; refuses what is none, or of another format. */
  public static Contents read(Path file) throws StoreException {
    if (!Files.isReadable(file)) {
      throw new StoreException("cannot read " + file);
    }
    Map<String, String> meta = new HashMap<>();
    int edited;
    try (Connection connection = connect(file);
        Statement sql = connection.createStatement()) {
      try (ResultSet rows = sql.executeQuery("select key, value from meta")) {
        while (rows.next()) {
          meta.put(rows.getString(1), rows.getString(2));
        }
      }
      try (ResultSet row = sql.executeQuery("select count(*) from snapshot")) {
        edited = row.getInt(1);
      }
    } catch (SQLException e) {
      throw new StoreException(file + " is not a backup of a world", e);
    }
    if (!meta.getOrDefault("format", "").equals(Integer.toString(WorldStore.FORMAT))) {
      throw new StoreException(
          String.format(
              "%s has format %s; this version reads %d",
              file, meta.get("format"), WorldStore.FORMAT));
    }
    return new Contents(meta.get("name"), Long.parseLong(meta.get("seed")), edited);
  }

  /**
   * Brings a backup back into a folder, which becomes that of a new node: the old one's key is not
   * in it. Whole or not at all.
   */
  public static Contents restore(Path file, Path folder) throws StoreException {
    Contents contents = read(file);
    Path store = folder.resolve(WorldStore.FILE);
    List<Path> written = new ArrayList<>(List.of(store));
    try {
      Files.copy(file, store);
      try (Connection connection = connect(store);
          Statement sql = connection.createStatement()) {
        try (ResultSet rows = sql.executeQuery("select name, bytes from file")) {
          while (rows.next()) {
            if (FILES.contains(rows.getString(1))) {
              Path beside = folder.resolve(rows.getString(1));
              written.add(beside);
              Files.write(beside, rows.getBytes(2));
            }
          }
        }
        sql.execute("drop table file");
      }
      return contents;
    } catch (SQLException | IOException e) {
      written.forEach(WorldBackup::deleteQuietly);
      throw new StoreException("cannot restore " + file + ": " + e.getMessage(), e);
    }
  }

  private static void putFiles(Connection copy, Path folder) throws SQLException, IOException {
    try (Statement sql = copy.createStatement()) {
      sql.execute("create table file (name text primary key, bytes blob not null)");
    }
    for (String name : FILES) {
      if (Files.isRegularFile(folder.resolve(name))) {
        try (PreparedStatement sql = copy.prepareStatement("insert into file values (?, ?)")) {
          sql.setString(1, name);
          sql.setBytes(2, Files.readAllBytes(folder.resolve(name)));
          sql.executeUpdate();
        }
      }
    }
  }

  private static Connection connect(Path file) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath());
    try (Statement sql = connection.createStatement()) {
      sql.execute("pragma busy_timeout = " + BUSY_MILLIS);
    }
    return connection;
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // What stays is in the way of the next attempt, which says so.
    }
  }
}
