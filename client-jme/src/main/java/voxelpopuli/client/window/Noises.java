package voxelpopuli.client.window;

import java.util.Optional;
import voxelpopuli.client.play.LoadedBlocks;
import voxelpopuli.client.play.Player;
import voxelpopuli.client.sound.Footsteps;
import voxelpopuli.client.sound.Speaker;
import voxelpopuli.client.sound.Surface;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Vec3;

/** What the player at this window does, made heard. */
final class Noises {

  private final Speaker speaker;
  private final Footsteps feet = new Footsteps();

  Noises(Speaker speaker) {
    this.speaker = speaker;
  }

  void walked(Player player, LoadedBlocks blocks) {
    Vec3 at = player.body().feet();
    if (feet.step(at.x(), at.z(), player.body().onGround() && !player.flying())) {
      surface(blocks, Vec3.block(at.x()), Vec3.block(at.y() - 0.1), Vec3.block(at.z()))
          .ifPresent(speaker::step);
    }
  }

  /** Call it before the block is gone. */
  void breaking(Optional<Hit> target, LoadedBlocks blocks) {
    target.flatMap(hit -> surface(blocks, hit.x(), hit.y(), hit.z())).ifPresent(speaker::breaking);
  }

  void placing(Optional<Hit> target, int block) {
    target.ifPresent(hit -> speaker.place(Surface.of(Blocks.of(block))));
  }

  private static Optional<Surface> surface(LoadedBlocks blocks, int x, int y, int z) {
    int block = blocks.at(x, y, z);
    return block <= 0 ? Optional.empty() : Optional.of(Surface.of(Blocks.of(block)));
  }
}
