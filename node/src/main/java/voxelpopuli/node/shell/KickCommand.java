package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.world.World;
import voxelpopuli.world.player.PlayersActor;

/** Ends a player's session; nothing keeps them from coming back. */
public record KickCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "kick";
  }

  @Override
  public String arguments() {
    return "NAME [REASON]";
  }

  @Override
  public String summary() {
    return "ends a player's session";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.isEmpty()) {
      throw new Misuse("Whom?");
    }
    String name = words.get(0);
    String reason =
        words.size() > 1
            ? String.join(" ", words.subList(1, words.size()))
            : "the host ended your session";
    boolean wasHere =
        game.<PlayersActor.Kicked>ask(to -> new World.Kick(name, reason, to)).wasHere();
    out.accept(wasHere ? name + " is out." : ink.warn("There is no " + name + " here."));
  }
}
