package voxelpopuli.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.world.store.StoreException;
import voxelpopuli.world.store.WorldBackup;

/** {@code --backup} and {@code --restore}: a data folder's world out into a file, and back. */
final class Backups {

  private final NodeSettings settings;

  Backups(NodeSettings settings) {
    this.settings = settings;
  }

  /** Copies the world in the data folder, whether or not a node runs there; gives a line to say. */
  String take(Path file) throws StartRefused {
    int port = settings.port().orElse(settings.firstPort());
    Path folder = settings.data().orElse(Premises.folderOf(port));
    try {
      WorldBackup.Contents contents = WorldBackup.take(folder, file);
      return "saved " + describe(contents) + " to " + file;
    } catch (StoreException e) {
      throw new StartRefused("backup: " + e.getMessage());
    }
  }

  /** Brings a backup back into a data folder that has nothing in it but the node's own lock. */
  static String restore(Path file, DataFolder folder) throws StartRefused {
    try (Stream<Path> entries = Files.list(folder.path())) {
      List<String> names = entries.map(path -> path.getFileName().toString()).sorted().toList();
      if (names.stream().anyMatch(name -> !name.equals(DataFolder.LOCK))) {
        throw new StartRefused("restore: the folder " + folder.path() + " is not empty");
      }
    } catch (IOException e) {
      throw new StartRefused("restore: cannot read the folder " + folder.path());
    }
    try {
      return "restored " + describe(WorldBackup.restore(file, folder.path())) + " from " + file;
    } catch (StoreException e) {
      throw new StartRefused("restore: " + e.getMessage());
    }
  }

  private static String describe(WorldBackup.Contents contents) {
    return String.format(
        "world \"%s\" (seed %d), edited chunks: %d",
        contents.name(), contents.seed(), contents.editedChunks());
  }
}
