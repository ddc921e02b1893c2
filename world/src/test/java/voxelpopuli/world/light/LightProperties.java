package voxelpopuli.world.light;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;
import voxelpopuli.world.voxel.Voxels;

/** Light against its rules cell by cell, and against itself from the other side of a border. */
class LightProperties {

  private final LightField field = new LightField();

  @Property(tries = 30)
  void floodsEqualTheRules(@ForAll long seed) {
    Neighbourhood blocks = WorldFixtures.neighbourhood(seed);
    ReferenceLight reference = new ReferenceLight(blocks);
    field.compute(blocks);
    ChunkLight kept = field.toChunkLight();
    for (int x = -1; x <= 32; x++) {
      for (int y = -1; y <= 32; y++) {
        for (int z = -1; z <= 32; z++) {
          int outside =
              ((x & ~31) == 0 ? 0 : 1) + ((y & ~31) == 0 ? 0 : 1) + ((z & ~31) == 0 ? 0 : 1);
          if (outside <= 1) {
            int expected = reference.at(x, y, z);
            if (field.at(x, y, z) != expected || kept.at(x, y, z) != expected) {
              assertThat(field.at(x, y, z)).as(x + "," + y + "," + z).isEqualTo(expected);
              assertThat(kept.at(x, y, z)).as(x + "," + y + "," + z).isEqualTo(expected);
            }
          }
        }
      }
    }
  }

  @Property(tries = 15)
  void bothSidesOfABorderAgree(@ForAll long seed) {
    Map<ChunkPos, Voxels> world = new ConcurrentHashMap<>();
    Function<ChunkPos, Voxels> voxels =
        pos -> world.computeIfAbsent(pos, p -> WorldFixtures.chunk(seed ^ p.hashCode() * 77L));
    // Open above chunk 2; below it the chunks themselves give shade.
    Function<ChunkPos, SkyPlane> sky = pos -> SkyPlane.above(pos, 2, voxels, Blocks.CLEAR);
    ChunkPos here = new ChunkPos(0, 0, 0);
    ChunkLight own = light(Neighbourhood.gather(here, voxels, sky));
    for (Direction d : Direction.values()) {
      ChunkLight theirs = light(Neighbourhood.gather(here.neighbour(d), voxels, sky));
      for (int a = 0; a < 32; a++) {
        for (int b = 0; b < 32; b++) {
          int near = d.positive() ? 31 : 0;
          int far = d.positive() ? 32 : -1;
          int theirNear = d.positive() ? 0 : 31;
          int theirFar = d.positive() ? -1 : 32;
          assertThat(at(own, d, far, a, b)).isEqualTo(at(theirs, d, theirNear, a, b));
          assertThat(at(own, d, near, a, b)).isEqualTo(at(theirs, d, theirFar, a, b));
        }
      }
    }
  }

  private ChunkLight light(Neighbourhood blocks) {
    field.compute(blocks);
    return field.toChunkLight();
  }

  private static int at(ChunkLight light, Direction d, int depth, int a, int b) {
    return switch (d.axis()) {
      case 0 -> light.at(depth, a, b);
      case 1 -> light.at(a, depth, b);
      default -> light.at(a, b, depth);
    };
  }
}
