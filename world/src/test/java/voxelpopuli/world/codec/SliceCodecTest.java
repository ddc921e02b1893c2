package voxelpopuli.world.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;
import voxelpopuli.world.voxel.Direction;

/** Bytes that docs/world-format.md shows. */
class SliceCodecTest {

  private final SliceCodec codec = new SliceCodec();

  @Test
  void noSlicesAreTwoBytes() {
    assertBytes(List.of(), "0101");
  }

  @Test
  void sliceThatLostItsLastQuadIsSentEmpty() {
    assertBytes(List.of(new MeshSlice(Direction.UP, 4, new long[0])), "01029601");
  }

  @Test
  void twoQuadsSideBySide() {
    long[] quads = {
      Quad.of(Direction.UP, 3, 4, 5, 2, 1, Blocks.GRASS, 0xff, 0xf0),
      Quad.of(Direction.UP, 3, 4, 7, 1, 6, Blocks.GRASS, 0xfa, 0xf0)
    };
    assertBytes(List.of(new MeshSlice(Direction.UP, 4, quads)), "010296265413f854e907");
  }

  @Test
  void orderOfSlicesDoesNotMatter() {
    MeshSlice a = new MeshSlice(Direction.WEST, 1, new long[0]);
    MeshSlice b = new MeshSlice(Direction.SOUTH, 31, new long[0]);
    assertThat(codec.encode(List.of(b, a))).isEqualTo(codec.encode(List.of(a, b)));
  }

  @Test
  void refusalsSayWhy() {
    assertBad("", "end early");
    assertBad("0201", "format 2");
    assertBad("0100", "does not end");
    assertBad("010101", "followed by something");
  }

  private void assertBytes(List<MeshSlice> slices, String hex) {
    assertThat(HexFormat.of().formatHex(codec.encode(slices))).isEqualTo(hex);
    assertThat(codec.decode(HexFormat.of().parseHex(hex))).isEqualTo(new Decoded.Ok<>(slices));
  }

  private void assertBad(String hex, String reason) {
    assertThat(codec.decode(HexFormat.of().parseHex(hex)))
        .isInstanceOfSatisfying(
            Decoded.Bad.class, bad -> assertThat(bad.reason()).contains(reason));
  }
}
