package voxelpopuli.client.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.Direction;

class ChunkVerticesTest {

  private static final int OPEN = 0xff;
  private static final int DAY = 0xf0;

  @Test
  void aFaceStandsOnItsSideOfTheBlock() {
    for (int i = 0; i < 6; i++) {
      Direction face = Direction.of(i);
      ChunkVertices vertices = new ChunkVertices();
      vertices.add(face, new int[] {3, 4, 5}, 1, 1, Blocks.STONE, OPEN, DAY);
      VertexList list = vertices.pass(Pass.SOLID);
      float[] low = {3, 4, 5};
      float[] high = {4, 5, 6};
      if (face.positive()) {
        low[face.axis()]++;
      } else {
        high[face.axis()]--;
      }
      for (int axis = 0; axis < 3; axis++) {
        assertThat(list.low(axis)).as("%s %d", face, axis).isEqualTo(low[axis]);
        assertThat(list.high(axis)).as("%s %d", face, axis).isEqualTo(high[axis]);
      }
    }
  }

  @Test
  void everyTriangleLooksTheWayItsFaceDoes() {
    for (int i = 0; i < 6; i++) {
      Direction face = Direction.of(i);
      ChunkVertices vertices = new ChunkVertices();
      vertices.add(face, new int[] {0, 0, 0}, 2, 3, Blocks.STONE, OPEN, DAY);
      VertexList list = vertices.pass(Pass.SOLID);
      ByteBuffer indices = list.groups().indices(FaceGroups.ALL);
      for (int triangle = 0; triangle < 2; triangle++) {
        int[] a = place(list, indices.getShort(triangle * 6));
        int[] b = place(list, indices.getShort(triangle * 6 + 2));
        int[] c = place(list, indices.getShort(triangle * 6 + 4));
        int[] normal = cross(minus(b, a), minus(c, a));
        assertThat(Integer.signum(normal[0])).as("%s x", face).isEqualTo(face.dx);
        assertThat(Integer.signum(normal[1])).as("%s y", face).isEqualTo(face.dy);
        assertThat(Integer.signum(normal[2])).as("%s z", face).isEqualTo(face.dz);
      }
    }
  }

  @Test
  void waterIsBlendedAndItsSurfaceLiesLow() {
    ChunkVertices vertices = new ChunkVertices();
    vertices.add(Direction.UP, new int[] {0, 9, 0}, 4, 4, Blocks.WATER, OPEN, DAY);
    assertThat(vertices.pass(Pass.SOLID).isEmpty()).isTrue();
    assertThat(vertices.pass(Pass.BLENDED).high(1)).isEqualTo(9 + 14 / 16f);
  }

  @Test
  void aFlowerIsTwoPlanesSeenFromBothSides() {
    ChunkVertices vertices = new ChunkVertices();
    vertices.add(Direction.UP, new int[] {1, 1, 1}, 1, 1, Blocks.POPPY, OPEN, DAY);
    VertexList list = vertices.pass(Pass.CUTOUT);
    assertThat(list.quads()).isEqualTo(4);
    assertThat(list.high(1)).isEqualTo(2);
    assertThat(list.high(2) - list.low(2)).isEqualTo(1);
  }

  @Test
  void aRectangleOfFlowersIsThatManyFlowers() {
    ChunkVertices vertices = new ChunkVertices();
    vertices.add(Direction.UP, new int[] {1, 1, 1}, 3, 2, Blocks.POPPY, OPEN, DAY);
    VertexList list = vertices.pass(Pass.CUTOUT);
    assertThat(list.quads()).isEqualTo(4 * 6);
    assertThat(list.high(0) - list.low(0)).isEqualTo(3);
    assertThat(list.high(2) - list.low(2)).isEqualTo(2);
  }

  @Test
  void aTorchIsAThinPostThatGlows() {
    ChunkVertices vertices = new ChunkVertices();
    vertices.add(Direction.UP, new int[] {0, 0, 0}, 1, 1, Blocks.TORCH, OPEN, DAY);
    VertexList list = vertices.pass(Pass.CUTOUT);
    assertThat(list.quads()).isEqualTo(5);
    assertThat(list.looks().get(3) & VertexList.MARK_GLOWS).isNotZero();
  }

  @Test
  void moreFacesThanAShortCanCountGetWideIndices() {
    ChunkVertices vertices = new ChunkVertices();
    for (int i = 0; i < 16_385; i++) {
      vertices.add(
          Direction.UP, new int[] {i & 31, i >> 5 & 31, i >> 10}, 1, 1, Blocks.STONE, OPEN, DAY);
    }
    VertexList list = vertices.pass(Pass.SOLID);
    assertThat(list.wideIndices()).isTrue();
    ByteBuffer indices = list.groups().indices(FaceGroups.ALL);
    int most = 0;
    for (int i = 0; i < list.quads() * 6; i++) {
      most = Math.max(most, indices.getInt(i * 4));
    }
    assertThat(most).isEqualTo(16_385 * 4 - 1);
    assertThat(list.bytes())
        .isEqualTo(list.places().remaining() + list.looks().remaining() + indices.remaining());
  }

  private static int[] place(VertexList list, int vertex) {
    ShortBuffer places = list.places().asShortBuffer();
    return new int[] {
      places.get(vertex * 4), places.get(vertex * 4 + 1), places.get(vertex * 4 + 2)
    };
  }

  private static int[] minus(int[] a, int[] b) {
    return new int[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  private static int[] cross(int[] a, int[] b) {
    return new int[] {
      a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    };
  }
}
