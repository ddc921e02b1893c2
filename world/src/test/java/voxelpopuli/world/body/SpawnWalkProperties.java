package voxelpopuli.world.body;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

class SpawnWalkProperties {

  @Property(tries = 100)
  void newPlayerStandsAtTheSpawnInEveryWorld(@ForAll long seed) {
    Surroundings world = generated(seed);

    Body body = Body.at(0, 32, 0).after(1, Intent.NONE, world);

    assertThat(body.feet()).isEqualTo(new Vec3(0, 32, 0));
    assertThat(body.onGround()).isTrue();
    assertThat(body.inWater()).isFalse();
  }

  /** Ten seconds in a straight line: land, trees, cliffs and water, and never inside any of it. */
  @Property(tries = 20)
  void walkFromTheSpawnNeverEndsInsideTheGround(@ForAll long seed) {
    Surroundings world = generated(seed);
    double turn = (seed >>> 8 & 255) * Math.PI / 128;
    Intent ahead = Intent.walk(Math.cos(turn), Math.sin(turn)).sprinting().jumping();
    Body body = Body.at(0.5, 32, 0.5);
    for (int frame = 0; frame < 600; frame++) {
      body = body.after(1.0 / 60, ahead, world);
      assertThat(body.isStuck(world)).as("at %s", body.feet()).isFalse();
    }
    assertThat(Math.hypot(body.feet().x(), body.feet().z())).isGreaterThan(6);
  }

  private static Surroundings generated(long seed) {
    Terrain terrain = Terrain.of(seed);
    Map<ChunkPos, Voxels> chunks = new HashMap<>();
    return (x, y, z) -> {
      Voxels voxels = chunks.computeIfAbsent(ChunkPos.containing(x, y, z), terrain::generate);
      Block block = Blocks.of(voxels.get(x & 31, y & 31, z & 31));
      return block.solid() ? Matter.SOLID : block.liquid() ? Matter.LIQUID : Matter.OPEN;
    };
  }
}
