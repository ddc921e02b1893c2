package voxelpopuli.node.shell;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import voxelpopuli.node.terminal.Ink;
import voxelpopuli.node.terminal.ProgressLine;
import voxelpopuli.world.World;
import voxelpopuli.world.voxel.ChunkPos;

/** Finds owners for ground before anybody goes there. */
public record PregenCommand(Game game, Ink ink) implements ShellCommand {

  @Override
  public String name() {
    return "pregen";
  }

  @Override
  public String arguments() {
    return "RADIUS [X Z]";
  }

  @Override
  public String summary() {
    return "finds owners for all chunks around 0 0, or around a place, so many columns away";
  }

  @Override
  public void run(List<String> words, Consumer<String> out) throws Misuse {
    if (words.size() != 1 && words.size() != 3) {
      throw new Misuse("How far, and around what?");
    }
    int radius = number(words.get(0));
    ChunkPos centre =
        words.size() == 1
            ? new ChunkPos(0, 0, 0)
            : ChunkPos.containing(number(words.get(1)), 0, number(words.get(2)));
    if (radius < 0 || !centre.inWorld()) {
      throw new Misuse("That is outside of the world.");
    }
    BlockingQueue<World.PregenProgress> news =
        game.listen(
            World.PregenProgress.class, listener -> new World.Pregen(centre, radius, listener));
    ProgressLine line = new ProgressLine(out, ink);
    World.PregenProgress last;
    try {
      do {
        last = news.take();
        line.show(last.done() + last.failed(), last.total());
      } while (!last.isOver());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return;
    }
    out.accept(
        ink.good(last.done() + " chunks have an owner")
            + (last.failed() > 0 ? "; " + ink.warn(last.failed() + " found none") : "")
            + ".");
  }

  private static int number(String word) throws Misuse {
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new Misuse("'" + word + "' is no whole number.");
    }
  }
}
