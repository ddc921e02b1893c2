package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.World;

/**
 * Writes now what is otherwise written by and by. No edit waits for this: each is on the disk
 * before it is acknowledged.
 */
public record SaveCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "save";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "writes down all chunks that are awake and where players stand, now";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    int chunks = game.<World.Saved>ask(World.Save::new).chunks();
    out.accept(ink.good("saved") + "; edited chunks that are awake: " + chunks);
  }
}
