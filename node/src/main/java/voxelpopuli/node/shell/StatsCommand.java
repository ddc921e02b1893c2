package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.node.terminal.Table;
import voxelpopuli.world.World;

/** How much is going on here. */
public record StatsCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "stats";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "this node's part of the world in numbers";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    World.Stats stats = game.ask(World.AskStats::new);
    Runtime runtime = Runtime.getRuntime();
    long used = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    Table table = new Table("what", "now");
    table.row("chunks awake", stats.chunksAwake());
    table.row("chunks served", stats.chunksServed());
    table.row("chunks edited", stats.chunksEdited());
    table.row("connections", stats.connections());
    table.row("players", stats.players());
    table.row("heap, MB", used + " of " + (runtime.maxMemory() >> 20));
    table.lines(ink).forEach(out);
  }
}
