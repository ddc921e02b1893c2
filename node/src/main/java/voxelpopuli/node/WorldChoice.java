package voxelpopuli.node;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.random.RandomGenerator;
import voxelpopuli.node.options.NodeSettings;
import voxelpopuli.world.WorldDescription;

/**
 * Which world a node is part of: that of its folder, else that of the nodes it joins, else one that
 * is founded here. What the user insisted on is checked against each, never used to change it.
 */
final class WorldChoice {

  /** What a world is called when nobody names it. */
  static final String DEFAULT_NAME = "commons";

  private static final String ANOTHER_FOLDER = "; choose another folder with --data";

  /** Drawn seeds are short enough to be told to a friend. */
  private static final long SEEDS = 1_000_000_000;

  /** Asks the bootstrap nodes for so long which world they are in. */
  @FunctionalInterface
  interface Bootstrap {
    Optional<WorldDescription> ask(Duration patience) throws StartRefused;
  }

  /**
   * A node that has its world does not depend on others to start; it only asks whether they are of
   * the same, and those that live answer at once.
   */
  private static final Duration SHORT_PATIENCE = Duration.ofMillis(500);

  private final NodeSettings settings;
  private final int terrain;
  private final RandomGenerator random;

  WorldChoice(NodeSettings settings, int terrain, RandomGenerator random) {
    this.settings = settings;
    this.terrain = terrain;
    this.random = random;
  }

  /** Decides, and writes a new decision into the folder. */
  WorldDescription decide(WorldFile file, Bootstrap bootstrap) throws StartRefused {
    Optional<WorldDescription> stored = file.read();
    if (stored.isPresent()) {
      return kept(stored.get(), file.folder(), bootstrap);
    }
    WorldDescription world = settings.bootstrap().isEmpty() ? found() : joined(bootstrap);
    file.write(world);
    return world;
  }

  private WorldDescription kept(WorldDescription stored, Path folder, Bootstrap bootstrap)
      throws StartRefused {
    insist(stored, "the folder " + folder + " belongs to world ", ANOTHER_FOLDER);
    if (!settings.bootstrap().isEmpty()) {
      Optional<WorldDescription> told = bootstrap.ask(SHORT_PATIENCE);
      if (told.isPresent() && !told.get().id().equals(stored.id())) {
        throw new StartRefused(
            "bootstrap: "
                + settings.bootstrap()
                + " is in world "
                + told.get()
                + ", but the folder "
                + folder
                + " belongs to world "
                + stored
                + ANOTHER_FOLDER);
      }
    }
    return stored;
  }

  private WorldDescription joined(Bootstrap bootstrap) throws StartRefused {
    Optional<WorldDescription> told = bootstrap.ask(settings.adoptTimeout());
    if (told.isPresent()) {
      return insist(told.get(), "the bootstrap nodes are in world ", "");
    }
    if (settings.world().isPresent() && settings.seed().isPresent()) {
      return found(); // fully described by its user: the others may come later
    }
    throw new StartRefused(
        "bootstrap: nobody answered at "
            + settings.bootstrap()
            + "; start that node first, or name the world with --world and --seed");
  }

  private WorldDescription found() {
    return new WorldDescription(
        settings.world().orElse(DEFAULT_NAME),
        settings.seed().orElseGet(() -> random.nextLong(1, SEEDS)),
        terrain,
        WorldDescription.CREATIVE);
  }

  private WorldDescription insist(WorldDescription world, String whose, String wayOut)
      throws StartRefused {
    if (settings.world().isPresent() && !settings.world().get().equals(world.name())) {
      throw new StartRefused(
          "world: " + whose + world + ", not \"" + settings.world().get() + "\"" + wayOut);
    }
    if (settings.seed().isPresent() && settings.seed().getAsLong() != world.seed()) {
      throw new StartRefused(
          "seed: " + whose + world + ", not seed " + settings.seed().getAsLong() + wayOut);
    }
    if (world.terrain() != terrain) {
      throw new StartRefused(
          "world: "
              + whose
              + world
              + " with terrain version "
              + world.terrain()
              + "; this program has "
              + terrain);
    }
    return world;
  }
}
