package voxelpopuli.client.window;

import java.util.Optional;
import voxelpopuli.client.link.WorldLink;
import voxelpopuli.client.play.Hotbar;
import voxelpopuli.client.play.LoadedBlocks;
import voxelpopuli.client.play.Player;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Vec3;

/** What the player's hands do to the block under the crosshair. */
final class Deeds {

  private final Player player;
  private final LoadedBlocks blocks;
  private final WorldLink link;
  private final Hotbar hotbar;

  Deeds(Player player, LoadedBlocks blocks, WorldLink link, Hotbar hotbar) {
    this.player = player;
    this.blocks = blocks;
    this.link = link;
    this.hotbar = hotbar;
  }

  Optional<Hit> target() {
    return player.target(blocks);
  }

  /** Height of the first solid block's top below the player's eyes. */
  Optional<Integer> ground() {
    Vec3 eye = player.eye();
    int x = Vec3.block(eye.x());
    int z = Vec3.block(eye.z());
    for (int y = Vec3.block(eye.y()); blocks.at(x, y, z) != LoadedBlocks.UNKNOWN; y--) {
      if (blocks.stopsGaze(x, y, z)) {
        return Optional.of(y + 1);
      }
    }
    return Optional.empty();
  }

  void breakBlock() {
    target().ifPresent(hit -> link.edit(hit.x(), hit.y(), hit.z(), Blocks.AIR));
  }

  /** Places the block before the face under the crosshair, but never into the player. */
  void place(int block) {
    target()
        .filter(
            hit ->
                !Blocks.of(block).solid()
                    || !player.body().touches(hit.beforeX(), hit.beforeY(), hit.beforeZ()))
        .ifPresent(hit -> link.edit(hit.beforeX(), hit.beforeY(), hit.beforeZ(), block));
  }

  void placeHeld() {
    place(hotbar.held());
  }

  /** Takes the kind of block under the crosshair into the hand. */
  void pick() {
    target().ifPresent(hit -> hotbar.pick(blocks.at(hit.x(), hit.y(), hit.z())));
  }
}
