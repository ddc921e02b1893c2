package voxelpopuli.client.play;

import java.util.Arrays;
import java.util.List;
import voxelpopuli.world.block.Blocks;

/** The nine blocks at hand, of which one is held. */
public final class Hotbar {

  public static final int SLOTS = 9;

  private static final List<Integer> FIRST =
      List.of(
          Blocks.STONE,
          Blocks.DIRT,
          Blocks.PLANKS,
          Blocks.BRICK,
          Blocks.GLASS,
          Blocks.LOG,
          Blocks.TORCH,
          Blocks.POPPY,
          Blocks.WATER);

  private final int[] blocks = FIRST.stream().mapToInt(Integer::intValue).toArray();
  private int selected;

  public int selected() {
    return selected;
  }

  public int held() {
    return blocks[selected];
  }

  public int block(int slot) {
    return blocks[slot];
  }

  /** All nine, from the left. */
  public List<Integer> blocks() {
    return Arrays.stream(blocks).boxed().toList();
  }

  /** Takes what was kept of an earlier visit; blocks that nobody may place are left out. */
  public void restore(List<Integer> kept) {
    for (int slot = 0; slot < Math.min(SLOTS, kept.size()); slot++) {
      if (Blocks.of(kept.get(slot)).offered()) {
        blocks[slot] = kept.get(slot);
      }
    }
  }

  public void select(int slot) {
    selected = Math.floorMod(slot, SLOTS);
  }

  /**
   * Takes a block into the hand: its slot if it is at hand already, else in place of the held one.
   */
  public void pick(int block) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (blocks[slot] == block) {
        selected = slot;
        return;
      }
    }
    if (Blocks.of(block).offered()) {
      blocks[selected] = block;
    }
  }
}
