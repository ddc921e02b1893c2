package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.world.World;

/** Who has a session on this node. */
public record PlayersCommand(Game game) implements ShellCommand {

  @Override
  public String name() {
    return "players";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "who plays through this node";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    List<String> names = game.ask(World.ListPlayers::new).names();
    out.accept(names.isEmpty() ? "Nobody." : String.join(", ", names));
  }
}
