package voxelpopuli.world.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Keeps a second writer from a store. SQLite's own exclusive mode would do so too, but keep out
 * those who only want to copy it.
 */
final class StoreLock implements AutoCloseable {

  private final FileChannel channel;

  private StoreLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Takes the lock; it goes with the process, however that ends. */
  static StoreLock take(Path store) throws StoreException {
    Path file = store.resolveSibling(store.getFileName() + ".lock");
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel)) {
        return new StoreLock(channel);
      }
      channel.close();
    } catch (IOException e) {
      throw new StoreException("cannot write to the data folder " + store.getParent(), e);
    }
    throw new StoreException("the store " + store + " is in use by another node");
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // by another node of this process
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The lock is gone with the channel, whatever else went wrong.
    }
  }
}
