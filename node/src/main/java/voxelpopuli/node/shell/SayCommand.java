package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.world.World;

/** A word from the host. */
public record SayCommand(Game game) implements ShellCommand {

  @Override
  public String name() {
    return "say";
  }

  @Override
  public String arguments() {
    return "TEXT";
  }

  @Override
  public String summary() {
    return "tells all players of this node";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.isEmpty()) {
      throw new Misuse("What?");
    }
    game.tell(new World.Say(String.join(" ", words)));
  }
}
