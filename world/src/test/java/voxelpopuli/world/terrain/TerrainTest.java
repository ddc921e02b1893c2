package voxelpopuli.world.terrain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

class TerrainTest {

  /**
   * The golden file has a line a chunk: seed, chunk, first 16 hex digits of the SHA-256 of its
   * blocks. It was made once, for this version; another machine or JVM must find the same. When a
   * change of terrain is meant, raise {@link Terrain#VERSION} and add a file beside this one.
   */
  @Test
  void goldenChunksAreTheSameOnEveryMachine() throws IOException {
    List<String> golden = golden();
    assertThat(golden).hasSizeGreaterThan(50);

    assertThat(golden.stream().map(TerrainTest::withHashOfToday).toList()).isEqualTo(golden);
  }

  @Test
  void versionIsPartOfWhatAWorldIs() {
    assertThat(TerrainVersion.CURRENT).hasToString("terrain-" + Terrain.VERSION);
  }

  @Test
  void skyIsUniformAndDeepGroundIsMostlyStone() {
    Terrain terrain = Terrain.of(7);

    assertThat(terrain.generate(new ChunkPos(3, 9, -4))).isEqualTo(Voxels.uniform(Blocks.AIR));
    Voxels deep = terrain.generate(new ChunkPos(3, -6, -4));
    assertThat(deep.count(Blocks.STONE)).isGreaterThan(Voxels.VOLUME / 2);
    assertThat(deep.count(Blocks.WATER)).isZero();
  }

  @Test
  void anHoursWalkShowsAllThatNatureHas() {
    Terrain terrain = Terrain.of(7);
    Set<String> seen = new TreeSet<>();
    for (int x = -60; x <= 60; x += 4) {
      for (int z = -60; z <= 60; z += 4) {
        int top = terrain.surfaceHeight(x * 32 + 16, z * 32 + 16) >> 5;
        collect(terrain.generate(new ChunkPos(x, top, z)), seen);
      }
    }
    collect(terrain.generate(new ChunkPos(0, -3, 0)), seen);
    collect(terrain.generate(new ChunkPos(1, -3, 0)), seen);

    assertThat(seen)
        .contains("stone", "grass", "dirt", "sand", "water", "snow", "gravel", "clay", "sandstone")
        .contains("coal ore", "iron ore", "gold ore", "diamond ore")
        .contains("log", "leaves", "birch log", "birch leaves", "pine log", "pine leaves", "cactus")
        .contains("poppy", "dandelion", "cornflower", "tall grass", "mushroom");
  }

  @Test
  void worldsOfDifferentSeedsDiffer() {
    ChunkPos place = new ChunkPos(9, 0, 9);

    assertThat(Terrain.of(1).generate(place)).isNotEqualTo(Terrain.of(2).generate(place));
  }

  @Test
  void landGoesOnToTheEdgeOfWhatCoordinatesCanSay() {
    Terrain terrain = Terrain.of(7);
    int far = ChunkPos.LIMIT - 1;
    int top = terrain.surfaceHeight(far * 32, -far * 32);

    assertThat(top).isBetween(-60, 200);
    assertThat(terrain.generate(new ChunkPos(far, top >> 5, -far)).isUniform()).isFalse();
    assertThat(terrain.generate(new ChunkPos(0, far, 0))).isEqualTo(Voxels.uniform(Blocks.AIR));
    assertThat(terrain.generate(new ChunkPos(0, -far, 0)).count(Blocks.STONE)).isPositive();
  }

  private static void collect(Voxels voxels, Set<String> names) {
    for (byte block : voxels.toBytes()) {
      names.add(Blocks.of(block).name());
    }
  }

  private static List<String> golden() throws IOException {
    String name = "/terrain/golden-" + Terrain.VERSION + ".txt";
    try (InputStream in = TerrainTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String withHashOfToday(String line) {
    String[] parts = line.split(" ");
    String[] place = parts[1].split(",");
    ChunkPos chunk =
        new ChunkPos(
            Integer.parseInt(place[0]), Integer.parseInt(place[1]), Integer.parseInt(place[2]));
    Voxels voxels = Terrain.of(Long.parseLong(parts[0])).generate(chunk);
    return parts[0] + " " + parts[1] + " " + hash(voxels);
  }

  private static String hash(Voxels voxels) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(voxels.toBytes());
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
