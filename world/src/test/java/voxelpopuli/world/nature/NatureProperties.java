package voxelpopuli.world.nature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;

class NatureProperties {

  private static final int[] ANYTHING = {
    Blocks.AIR,
    Blocks.AIR,
    Blocks.AIR,
    Blocks.STONE,
    Blocks.WATER,
    Blocks.SAND,
    Blocks.GRAVEL,
    Blocks.POPPY,
    Blocks.waterOfLevel(7),
    Blocks.waterOfLevel(3),
    Blocks.LEAVES
  };

  @Property(tries = 100)
  void oneStepDoesNotDependOnTheOrderOfCells(@ForAll long seed, @ForAll Random random) {
    BlocksAround blocks = SmallWorld.inStone(WorldFixtures.scattered(seed, ANYTHING));
    Disturbance first = new Disturbance();
    Disturbance second = new Disturbance();
    for (int i = 0; i < 32 * 32 * 32; i++) {
      (random.nextBoolean() ? first : second).around(i >> 10, i >> 5 & 31, i & 31);
    }

    List<Change> together = Nature.step(blocks, Disturbance.everywhere());
    Set<Change> apart = new HashSet<>(Nature.step(blocks, second));
    apart.addAll(Nature.step(blocks, first));

    assertThat(apart).isEqualTo(new HashSet<>(together));
    assertThat(together.stream().map(c -> List.of(c.x(), c.y(), c.z())).distinct())
        .as("one change a cell")
        .hasSameSizeAs(together);
  }

  @Property(tries = 30)
  void bordersBetweenChunksMakeNoDifference(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 40) int shiftX,
      @ForAll @IntRange(min = 1, max = 40) int shiftY,
      @ForAll @IntRange(min = 1, max = 40) int shiftZ) {
    SmallWorld straight = scattered(seed, 1, 1, 1, 12);
    SmallWorld shifted = scattered(seed, shiftX, shiftY, shiftZ, 12);
    for (int i = 0; i < 25; i++) {
      straight.step();
      shifted.step();
    }
    forEachCell(
        14,
        (x, y, z) ->
            assertThat(shifted.get(x + shiftX - 1, y + shiftY - 1, z + shiftZ - 1))
                .as("(%d, %d, %d)", x, y, z)
                .isEqualTo(straight.get(x, y, z)));
  }

  @Property(tries = 10)
  void disturbedCellsAreAllThatCanChange(@ForAll long seed) {
    SmallWorld some = scattered(seed, 26, 26, 26, 12);
    SmallWorld every = scattered(seed, 26, 26, 26, 12);
    for (int i = 0; i < 25; i++) {
      assertThat(some.step()).isEqualTo(every.stepEverywhere());
    }
    forEachCell(
        14,
        (x, y, z) ->
            assertThat(some.get(x + 25, y + 25, z + 25))
                .isEqualTo(every.get(x + 25, y + 25, z + 25)));
  }

  @Property(tries = 60)
  void sandAndGravelAreNeitherMadeNorLost(@ForAll long seed) {
    SmallWorld world = scattered(seed, 25, 25, 25, 16);
    int sand = world.count(Blocks.SAND);
    int gravel = world.count(Blocks.GRAVEL);

    for (int i = 0; i < 40; i++) {
      world.step();
      assertThat(world.count(Blocks.SAND)).isEqualTo(sand);
      assertThat(world.count(Blocks.GRAVEL)).isEqualTo(gravel);
    }
  }

  @Property(tries = 60)
  void waterDrainsCompletelyWhenItsSourcesAreGone(@ForAll Random random) {
    SmallWorld world = new SmallWorld(2);
    forEachCell(
        20,
        (x, y, z) -> {
          boolean open = random.nextInt(100) < 60;
          world.set(x + 22, y + 22, z + 22, open ? Blocks.AIR : Blocks.STONE);
        });
    int[][] sources = new int[3][];
    for (int i = 0; i < 3; i++) {
      sources[i] = new int[] {24 + random.nextInt(16), 38, 24 + random.nextInt(16)};
      world.set(sources[i][0], sources[i][1], sources[i][2], Blocks.WATER);
    }
    world.settle();
    assertThat(world.countWater()).isGreaterThanOrEqualTo(1);

    for (int[] s : sources) {
      world.set(s[0], s[1], s[2], Blocks.AIR);
    }
    world.settle();

    assertThat(world.countWater()).isZero();
  }

  /** Nothing in a generated world moves by itself: no sand hangs, no lake leaks into a cave. */
  @Property(tries = 40)
  void generatedLandIsAtRest(
      @ForAll long seed,
      @ForAll @IntRange(min = -300, max = 300) int x,
      @ForAll @IntRange(min = -300, max = 300) int z) {
    Terrain terrain = Terrain.of(seed);
    for (int y = -1; y <= 1; y++) {
      ChunkPos pos = new ChunkPos(x, y, z);
      BlocksAround blocks =
          Neighbourhood.gather(pos, terrain::generate, above -> SkyPlane.OPEN)::block;

      assertThat(Nature.step(blocks, Disturbance.everywhere())).as("in %s", pos).isEmpty();
    }
  }

  /** A block of random matter at a place in a world of 3³ chunks of stone. */
  private static SmallWorld scattered(long seed, int atX, int atY, int atZ, int side) {
    SmallWorld world = new SmallWorld(3);
    Random random = new Random(seed);
    forEachCell(
        side,
        (x, y, z) ->
            world.set(x + atX, y + atY, z + atZ, ANYTHING[random.nextInt(ANYTHING.length)]));
    return world;
  }

  private interface Cell {
    void at(int x, int y, int z);
  }

  private static void forEachCell(int side, Cell cell) {
    for (int x = 0; x < side; x++) {
      for (int y = 0; y < side; y++) {
        for (int z = 0; z < side; z++) {
          cell.at(x, y, z);
        }
      }
    }
  }
}
