package voxelpopuli.client.play;

import java.util.List;
import java.util.Locale;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;

/** All blocks that may be placed, and a search among them. */
public final class Inventory {

  private Inventory() {}

  /** The blocks whose name has every word of the query in it; all of them for an empty one. */
  public static List<Block> search(String query) {
    String[] words = query.toLowerCase(Locale.ROOT).strip().split("\\s+");
    return Blocks.offered().stream()
        .filter(
            block -> {
              for (String word : words) {
                if (!block.name().contains(word)) {
                  return false;
                }
              }
              return true;
            })
        .toList();
  }
}
