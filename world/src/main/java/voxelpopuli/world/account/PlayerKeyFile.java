package voxelpopuli.world.account;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;

/**
 * The player's key on disk: {@code player.key}, 64 hex digits and a line end, readable by its owner
 * alone. A lost key is a lost name: nobody can make it again.
 */
public final class PlayerKeyFile {

  /** The file's name inside the configuration folder. */
  public static final String NAME = "player.key";

  private static final String FOLDER = "voxelpopuli";

  private PlayerKeyFile() {}

  /** Where this user's programs keep their settings, by the custom of the system. */
  public static Path folder() {
    return folder(
        System.getenv(), System.getProperty("user.home"), System.getProperty("os.name", ""));
  }

  static Path folder(Map<String, String> environment, String home, String system) {
    String roaming = environment.getOrDefault("APPDATA", "");
    if (system.startsWith("Windows") && !roaming.isEmpty()) {
      return Path.of(roaming, FOLDER);
    }
    // Java asks the user database for user.home; people and containers set HOME.
    String own = environment.getOrDefault("HOME", home);
    String config = environment.getOrDefault("XDG_CONFIG_HOME", "");
    // The custom says that a relative path there is to be ignored.
    return config.isEmpty() || !Path.of(config).isAbsolute()
        ? Path.of(own, ".config", FOLDER)
        : Path.of(config, FOLDER);
  }

  /** Reads this folder's key, or makes one on first use. */
  public static PlayerKey loadOrCreate(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      PlayerKey key = PlayerKey.create();
      try {
        write(file, key);
        return key;
      } catch (FileAlreadyExistsException e) {
        return read(file); // another process was faster
      }
    }
    return read(file);
  }

  /** Copies this folder's key into a new file, for a backup or another machine. */
  public static void exportTo(Path folder, Path file) throws IOException {
    write(file, loadOrCreate(folder));
  }

  /**
   * Makes the key in a file this folder's. A different key that was there before is kept beside it,
   * as {@code player.key.old}, {@code player.key.old-2} and so on.
   */
  public static PlayerKey importFrom(Path folder, Path file) throws IOException {
    PlayerKey key = read(file);
    Files.createDirectories(folder);
    Path target = folder.resolve(NAME);
    if (Files.exists(target)) {
      Path old = folder.resolve(NAME + ".old");
      for (int i = 2; Files.exists(old); i++) {
        old = folder.resolve(NAME + ".old-" + i);
      }
      Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
    }
    write(target, key);
    return key;
  }

  private static PlayerKey read(Path file) throws IOException {
    String hex = Files.readString(file, StandardCharsets.ISO_8859_1).strip();
    try {
      return PlayerKey.ofPrivateKey(HexFormat.of().parseHex(hex));
    } catch (IllegalArgumentException e) {
      throw new IOException(
          file + " is not a player's key (64 hex digits); restore it from a backup", e);
    }
  }

  /** Created with owner-only permissions, not restricted later: at no moment can others read it. */
  private static void write(Path file, PlayerKey key) throws IOException {
    boolean posix =
        Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix");
    FileAttribute<?>[] attributes =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    Set<OpenOption> options =
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
    String text = HexFormat.of().formatHex(key.privateKey()) + "\n";
    try (var channel = Files.newByteChannel(file, options, attributes)) {
      channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    }
  }
}
