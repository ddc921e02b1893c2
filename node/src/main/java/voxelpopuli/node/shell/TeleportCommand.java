package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.World;
import voxelpopuli.world.player.PlayersActor;
import voxelpopuli.world.protocol.PlayerState;

/** Moves a player who has a session on this node. */
public record TeleportCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "tp";
  }

  @Override
  public String arguments() {
    return "NAME X Y Z";
  }

  @Override
  public String summary() {
    return "moves a player of this node to a place, in blocks";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() != 4) {
      throw new Misuse("Whom, and where to?");
    }
    String name = words.get(0);
    PlayerState to =
        new PlayerState(number(words.get(1)), number(words.get(2)), number(words.get(3)), 0, 0);
    if (!to.isSane()) {
      throw new Misuse("That is outside of the world.");
    }
    boolean wasHere =
        game.<PlayersActor.Teleported>ask(answer -> new World.Teleport(name, to, answer)).wasHere();
    out.accept(wasHere ? name + " is there." : ink.warn("There is no " + name + " here."));
  }

  private static double number(String word) throws Misuse {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException e) {
      throw new Misuse("'" + word + "' is no number.");
    }
  }
}
