package voxelpopuli.node;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A node's folder, held against every other process for as long as the node runs. */
final class DataFolder implements AutoCloseable {

  /** The file that is locked. */
  static final String LOCK = "node.lock";

  private final Path path;
  private final FileChannel lock;

  private DataFolder(Path path, FileChannel lock) {
    this.path = path;
    this.lock = lock;
  }

  /** Opens a folder, making it if need be; refuses one that cannot be written or is in use. */
  static DataFolder open(Path path) throws StartRefused {
    try {
      Files.createDirectories(path);
    } catch (IOException e) {
      throw new StartRefused("data: cannot make the folder " + path + ": " + reason(e));
    }
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock held = channel.tryLock();
      if (held != null) {
        return new DataFolder(path, channel);
      }
    } catch (OverlappingFileLockException e) {
      // held by another node in this process: said below
    } catch (IOException e) {
      throw new StartRefused("data: cannot write to the folder " + path + ": " + reason(e));
    }
    closeQuietly(channel);
    throw new StartRefused("data: " + path + " is in use by another node");
  }

  private static String reason(IOException e) {
    String name = e.getClass().getSimpleName();
    return switch (name) {
      case "AccessDeniedException" -> "permission denied";
      case "FileAlreadyExistsException" -> "a file of that name is in the way";
      default -> e.getMessage();
    };
  }

  private static void closeQuietly(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // nothing was written through it
    }
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    closeQuietly(lock);
  }
}
