package voxelpopuli.node.shell;

import java.util.List;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.node.terminal.Table;
import voxelpopuli.world.World;
import voxelpopuli.world.chunk.ChunkActor;

/** The chunks that are awake on this node. */
public record ChunksCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "chunks";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public String summary() {
    return "the chunks that somebody watches here";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) {
    World.Chunks awake = game.ask(World.ListChunks::new);
    if (awake.chunks().isEmpty()) {
      out.accept("No chunk is awake: nobody watches.");
      return;
    }
    Table table = new Table("chunk", "watchers", "players", "edits");
    for (ChunkActor.ChunkReport chunk : awake.chunks()) {
      table.row(
          chunk.chunk().text(),
          chunk.watchers(),
          String.join(", ", chunk.players()),
          chunk.edited() ? Long.toString(chunk.index()) : ink.faint("none"));
    }
    table.lines(ink).forEach(out);
  }
}
