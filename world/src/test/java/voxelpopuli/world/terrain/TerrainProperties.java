package voxelpopuli.world.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

class TerrainProperties {

  @Provide
  Arbitrary<ChunkPos> chunks() {
    Arbitrary<Integer> across = Arbitraries.integers().between(-2000, 2000);
    Arbitrary<Integer> up = Arbitraries.integers().between(-3, 4);
    return Combinators.combine(across, up, across).as(ChunkPos::new);
  }

  @Property(tries = 60)
  void doesNotDependOnTheOrderOfGeneration(
      @ForAll long seed, @ForAll("chunks") ChunkPos middle, @ForAll Random random) {
    List<ChunkPos> around = new ArrayList<>(middle.neighbours());
    Collections.shuffle(around, random);
    Terrain busy = Terrain.of(seed);
    around.forEach(busy::generate);

    assertThat(busy.generate(middle)).isEqualTo(Terrain.of(seed).generate(middle));
  }

  @Property(tries = 20)
  void isTheSameFromManyThreads(@ForAll long seed, @ForAll("chunks") ChunkPos middle) {
    Terrain shared = Terrain.of(seed);
    List<ChunkPos> around = middle.neighbours();

    List<Voxels> together = around.parallelStream().map(shared::generate).toList();

    Terrain alone = Terrain.of(seed);
    assertThat(together).isEqualTo(around.stream().map(alone::generate).toList());
  }

  @Property(tries = 100)
  void layerEqualsThatOfTheWholeChunk(
      @ForAll long seed, @ForAll("chunks") ChunkPos chunk, @ForAll Direction side) {
    Terrain terrain = Terrain.of(seed);
    Voxels whole = terrain.generate(chunk);

    byte[] layer = terrain.layer(chunk, side);

    int at = side.positive() ? 31 : 0;
    for (int a = 0; a < 32; a++) {
      for (int b = 0; b < 32; b++) {
        int block =
            switch (side.axis()) {
              case 0 -> whole.get(at, a, b);
              case 1 -> whole.get(a, at, b);
              default -> whole.get(a, b, at);
            };
        assertThat(layer[a * 32 + b] & 0xff).as("row %d, place %d", a, b).isEqualTo(block);
      }
    }
  }

  /** The spawn lies on the corner of four chunks: all of them must agree. */
  @Property(tries = 400)
  void spawnStandsOnDryOpenSolidGround(@ForAll long seed) {
    Terrain terrain = Terrain.of(seed);
    for (int corner = 0; corner < 4; corner++) {
      int chunkX = (corner & 1) - 1;
      int chunkZ = (corner >> 1) - 1;
      Voxels below = terrain.generate(new ChunkPos(chunkX, 0, chunkZ));
      Voxels above = terrain.generate(new ChunkPos(chunkX, 1, chunkZ));
      for (int x = chunkX * 2; x < chunkX * 2 + 2; x++) {
        for (int z = chunkZ * 2; z < chunkZ * 2 + 2; z++) {
          assertThat(terrain.surfaceHeight(x, z)).isEqualTo(31);
          for (int y = 0; y < 32; y++) {
            Block ground = Blocks.of(below.get(x & 31, y, z & 31));
            assertThat(ground.solid()).as("(%d, %d, %d)", x, y, z).isTrue();
            Block air = Blocks.of(above.get(x & 31, y, z & 31));
            assertThat(air.solid() || air.liquid()).as("(%d, %d, %d)", x, 32 + y, z).isFalse();
          }
        }
      }
    }
  }

  /** Single steps within seven blocks; further out the land's own slopes begin (3 at 12 blocks). */
  @Property(tries = 200)
  void groundAroundTheSpawnIsWalkable(@ForAll long seed) {
    Terrain terrain = Terrain.of(seed);
    for (int x = -7; x < 7; x++) {
      for (int z = -7; z < 7; z++) {
        int step = terrain.surfaceHeight(x + 1, z) - terrain.surfaceHeight(x, z);
        assertThat(step).as("step at (%d, %d)", x, z).isBetween(-1, 1);
      }
    }
  }

  /** Two chunks see the same trees on their common border, so none is cut there. */
  @Property(tries = 60)
  void neighboursAgreeAboutTreesOnTheirBorder(
      @ForAll long seed,
      @ForAll @IntRange(min = -500, max = 500) int x,
      @ForAll @IntRange(min = -500, max = 500) int z) {
    TerrainNoise noise = new TerrainNoise(seed);
    Columns here = new Columns(noise, x, z);
    Columns east = new Columns(noise, x + 1, z);

    Set<Tree> fromHere =
        Arrays.stream(here.trees).filter(t -> t.x() >= 32 - Tree.REACH).collect(Collectors.toSet());
    Set<Tree> fromEast =
        Arrays.stream(east.trees)
            .filter(t -> t.x() < Tree.REACH)
            .map(t -> new Tree(t.x() + 32, t.y(), t.z(), t.kind(), t.stem(), t.hash()))
            .collect(Collectors.toSet());

    assertThat(fromHere).isEqualTo(fromEast);
  }

  @Property(tries = 60)
  void treeIsWholeInEveryChunkThatItReaches(
      @ForAll long seed,
      @ForAll @IntRange(min = -500, max = 500) int x,
      @ForAll @IntRange(min = -500, max = 500) int z) {
    Terrain terrain = Terrain.of(seed);
    for (Tree tree : new Columns(new TerrainNoise(seed), x, z).trees) {
      int rootX = x * 32 + tree.x();
      int rootZ = z * 32 + tree.z();
      for (int i = 0; i < 8; i++) {
        int dx = (i & 1) == 0 ? -Tree.REACH : Tree.REACH;
        int dz = (i & 2) == 0 ? -Tree.REACH : Tree.REACH;
        int dy = (i & 4) == 0 ? 0 : Tree.RISE;
        ChunkPos chunk = ChunkPos.containing(rootX + dx, (int) tree.y() + dy, rootZ + dz);
        Slab alone = Slab.whole(chunk);
        new Tree(
                rootX - chunk.blockX(),
                tree.y(),
                rootZ - chunk.blockZ(),
                tree.kind(),
                tree.stem(),
                tree.hash())
            .draw(alone);
        byte[] real = terrain.generate(chunk).toBytes();
        for (int cell = 0; cell < real.length; cell++) {
          if (alone.blocks[cell] != Blocks.AIR) {
            assertThat(real[cell]).as("%s in %s", tree, chunk).isNotEqualTo((byte) Blocks.AIR);
          }
        }
      }
    }
  }

  @Property(tries = 60)
  void nothingIsAboveTheOpenSky(@ForAll long seed, @ForAll("chunks") ChunkPos place) {
    Terrain terrain = Terrain.of(seed);
    int from = terrain.openSkyFrom(place.x(), place.z());
    for (int y = from; y < from + 4; y++) {
      ChunkPos above = new ChunkPos(place.x(), y, place.z());
      assertThat(terrain.generate(above)).isEqualTo(Voxels.uniform(Blocks.AIR));
    }
  }

  /** Chunks beyond these bounds are made without looking at their columns. */
  @Property(tries = 300)
  void landStaysWithinItsBounds(
      @ForAll long seed,
      @ForAll @IntRange(min = -4000, max = 4000) int x,
      @ForAll @IntRange(min = -4000, max = 4000) int z) {
    Columns columns = new Columns(new TerrainNoise(seed), x, z);

    assertThat(columns.highest).isLessThanOrEqualTo(Land.HIGHEST);
    assertThat(columns.lowest).isGreaterThanOrEqualTo(Land.LOWEST);
  }

  @Property(tries = 60)
  void groundIsSolidUpToItsSurfaceAndOpenAbove(
      @ForAll long seed, @ForAll("chunks") ChunkPos place) {
    Terrain terrain = Terrain.of(seed);
    int x = place.blockX() + 7;
    int z = place.blockZ() + 21;
    int top = terrain.surfaceHeight(x, z);

    Block above = block(terrain, x, top + 1, z);

    assertThat(above.opaque() && !isWood(above)).as("%s at %d", above.name(), top + 1).isFalse();
    if (top < Terrain.SEA_LEVEL) {
      assertThat(above.liquid() || above.id() == Blocks.ICE).isTrue();
    }
  }

  private static boolean isWood(Block block) {
    return block.name().endsWith("log")
        || block.name().equals("cactus")
        || block.name().equals("pumpkin");
  }

  private static Block block(Terrain terrain, int x, int y, int z) {
    Voxels voxels = terrain.generate(ChunkPos.containing(x, y, z));
    return Blocks.of(voxels.get(x & 31, y & 31, z & 31));
  }
}
