package voxelpopuli.dht.identity;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.Set;

/**
 * The key file of a data folder: {@code node.key}, 64 hex digits of the private key and a line end.
 *
 * <p>It is created with owner-only permissions, not created and then restricted, so that no moment
 * exists in which others can read it.
 */
public final class IdentityFile {

  /** The file's name inside the data folder. */
  public static final String NAME = "node.key";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  private IdentityFile() {}

  /** Reads the folder's identity, or makes one when there is none yet. */
  public static Identity loadOrCreate(Path folder) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      try {
        return write(file, Identity.create());
      } catch (FileAlreadyExistsException e) {
        return read(file); // another process was faster
      }
    }
    return read(file);
  }

  private static Identity read(Path file) throws IOException {
    String hex = Files.readString(file, StandardCharsets.US_ASCII).strip();
    try {
      return Identity.ofPrivateKey(HexFormat.of().parseHex(hex));
    } catch (IllegalArgumentException e) {
      throw new IOException(
          "the key file "
              + file
              + " does not hold 64 hex digits; restore it from a backup, or remove it to get a new"
              + " identity",
          e);
    }
  }

  private static Identity write(Path file, Identity identity) throws IOException {
    boolean posix =
        Files.getFileStore(file.toAbsolutePath().getParent()).supportsFileAttributeView("posix");
    FileAttribute<?>[] attributes =
        posix
            ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER_ONLY)}
            : new FileAttribute<?>[0];
    Set<OpenOption> options =
        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
    String text = HexFormat.of().formatHex(identity.privateKey()) + "\n";
    try (var channel = Files.newByteChannel(file, options, attributes)) {
      channel.write(java.nio.ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)));
    }
    return identity;
  }
}
