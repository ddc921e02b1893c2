package voxelpopuli.node.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.World;

/** A copy of the store that can be put back. */
public record BackupCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "backup";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public String summary() {
    return "copies this node's part of the world into a new file, while it runs";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() != 1) {
      throw new Misuse("One file is needed.");
    }
    World.BackupDone done = game.ask(to -> new World.Backup(Path.of(words.get(0)), to));
    out.accept(done.error().map(ink::bad).orElse(ink.good("saved") + " to " + words.get(0)));
  }
}
