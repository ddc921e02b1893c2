package voxelpopuli.world.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Voxels;

/** Bytes that docs/world-format.md shows; stored worlds depend on them. */
class VoxelCodecTest {

  private final VoxelCodec codec = new VoxelCodec();

  @Test
  void uniformChunkIsThreeBytes() {
    assertBytes(Voxels.uniform(Blocks.STONE), "010001");
  }

  @Test
  void oneBlockOnAFloorIsAFewBytes() {
    Voxels voxels = Voxels.uniform(Blocks.AIR);
    for (int i = 0; i < 32 * 32; i++) {
      voxels.set(i / 32, 0, i % 32, Blocks.STONE);
    }
    voxels.set(16, 1, 16, Blocks.TORCH);
    assertBytes(voxels, "0101990608208010983b4227e19300a101");
  }

  @Test
  void hillsAndCavesStayWithinTheirBytes() {
    assertThat(codec.encode(WorldFixtures.hills()).length).isLessThanOrEqualTo(430);
    assertThat(codec.encode(WorldFixtures.caves()).length).isLessThanOrEqualTo(750);
  }

  @Test
  void roughChunkIsPackedByZstd() {
    byte[] bytes = codec.encode(WorldFixtures.noise(1));
    assertThat(bytes[1]).isEqualTo((byte) 3);
    assertThat(codec.decode(bytes)).isEqualTo(new Decoded.Ok<>(WorldFixtures.noise(1)));
  }

  @Test
  void roughestChunkIsStoredAsItIs() {
    Random random = new Random(5);
    Voxels voxels = WorldFixtures.generate(i -> random.nextInt(256));
    byte[] bytes = codec.encode(voxels);
    assertThat(bytes).hasSize(VoxelCodec.MOST_BYTES);
    assertThat(codec.decode(bytes)).isEqualTo(new Decoded.Ok<>(voxels));
  }

  @Test
  void refusalsSayWhy() {
    assertBad("", "0 bytes");
    assertBad("020001", "format 2");
    assertBad("010901", "kind 9");
    assertBad("01000102", "three bytes");
    assertBad("010100", "does not end");
    assertBad("0103ffffffff", "zstd");
  }

  private void assertBytes(Voxels voxels, String hex) {
    assertThat(HexFormat.of().formatHex(codec.encode(voxels))).isEqualTo(hex);
    assertThat(codec.decode(HexFormat.of().parseHex(hex))).isEqualTo(new Decoded.Ok<>(voxels));
  }

  private void assertBad(String hex, String reason) {
    assertThat(codec.decode(HexFormat.of().parseHex(hex)))
        .isInstanceOfSatisfying(
            Decoded.Bad.class, bad -> assertThat(bad.reason()).contains(reason));
  }
}
