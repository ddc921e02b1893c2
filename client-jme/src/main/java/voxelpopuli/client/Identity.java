package voxelpopuli.client;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import voxelpopuli.world.account.PlayerKey;
import voxelpopuli.world.account.PlayerKeyFile;

/** The key that makes a name this player's, as the command line deals with it. */
final class Identity {

  /** What went wrong, in words for whoever typed the command. */
  static final class NoKeyException extends Exception {
    private static final long serialVersionUID = 1;

    NoKeyException(String why) {
      super(why);
    }
  }

  private Identity() {}

  /**
   * The player's key, made on first use. Where none can be kept the player is a guest; a key that
   * is there and cannot be read is a reason to stop, for going on would give the name up.
   */
  static Optional<PlayerKey> load(Path folder) throws NoKeyException {
    try {
      return Optional.of(PlayerKeyFile.loadOrCreate(folder));
    } catch (IOException e) {
      if (Files.exists(folder.resolve(PlayerKeyFile.NAME))) {
        throw new NoKeyException(reason(e));
      }
      System.err.println("no key can be kept in " + folder + ": playing as a guest");
      return Optional.empty();
    }
  }

  static void exportTo(Path folder, Path file) throws NoKeyException {
    try {
      PlayerKeyFile.exportTo(folder, file.toAbsolutePath());
    } catch (IOException e) {
      throw new NoKeyException("--export-key: " + reason(e));
    }
  }

  static void importFrom(Path folder, Path file) throws NoKeyException {
    try {
      PlayerKeyFile.importFrom(folder, file.toAbsolutePath());
    } catch (IOException e) {
      throw new NoKeyException("--import-key: " + reason(e));
    }
  }

  private static String reason(IOException error) {
    if (error instanceof FileAlreadyExistsException) {
      return error.getMessage() + " is there already";
    }
    return error instanceof NoSuchFileException
        ? "no file " + error.getMessage()
        : String.valueOf(error.getMessage());
  }
}
