package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.world.World;

/** The world's clock; the same on every node. */
public record TimeCommand(Game game) implements ShellCommand {

  @Override
  public String name() {
    return "time";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "what time it is in the world";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    int minutes = (int) game.<World.Time>ask(World.AskTime::new).minutes();
    out.accept(String.format("%02d:%02d", minutes / 60, minutes % 60));
  }
}
