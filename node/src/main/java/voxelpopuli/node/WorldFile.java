package voxelpopuli.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import voxelpopuli.world.WorldDescription;

/** {@code world.json} in a data folder: the world that this folder belongs to, for good. */
final class WorldFile {

  private final Path path;

  WorldFile(Path folder) {
    this.path = folder.resolve("world.json");
  }

  Path folder() {
    return path.getParent();
  }

  /** The folder's world; empty if the folder has none yet. */
  Optional<WorldDescription> read() throws StartRefused {
    if (!Files.exists(path)) {
      return Optional.empty();
    }
    try {
      Optional<WorldDescription> world = WorldDescription.fromJson(Files.readString(path));
      if (world.isEmpty()) {
        throw new StartRefused("data: " + path + " is damaged; restore it from a backup");
      }
      return world;
    } catch (IOException e) {
      throw new StartRefused("data: cannot read " + path);
    }
  }

  /** Gives the folder its world. The file appears whole or not at all. */
  void write(WorldDescription world) throws StartRefused {
    Path draft = path.resolveSibling("world.json.draft");
    try {
      Files.writeString(draft, world.toJson() + "\n");
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new StartRefused("data: cannot write " + path);
    }
  }
}
