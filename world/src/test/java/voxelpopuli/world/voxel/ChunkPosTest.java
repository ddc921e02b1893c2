package voxelpopuli.world.voxel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChunkPosTest {

  @Test
  void textIsDecimalWithoutSpaces() {
    assertThat(new ChunkPos(3, 0, -2).text()).isEqualTo("3,0,-2");
  }

  @Test
  void blocksBelowZeroBelongToTheChunkBelow() {
    assertThat(ChunkPos.containing(-1, 31, 32)).isEqualTo(new ChunkPos(-1, 0, 1));
    assertThat(ChunkPos.containing(-33, -32, 0)).isEqualTo(new ChunkPos(-2, -1, 0));
  }

  @Test
  void itsFirstBlockIsItsOwn() {
    ChunkPos pos = new ChunkPos(-7, 12, ChunkPos.LIMIT - 1);
    assertThat(ChunkPos.containing(pos.blockX(), pos.blockY(), pos.blockZ())).isEqualTo(pos);
  }

  @Test
  void hasTwentySixNeighboursAndIsNoneOfThem() {
    ChunkPos pos = new ChunkPos(1, 2, 3);
    assertThat(pos.neighbours()).hasSize(26).doesNotHaveDuplicates().doesNotContain(pos);
  }

  @Test
  void thereAndBackAgain() {
    ChunkPos pos = new ChunkPos(1, 2, 3);
    for (Direction d : Direction.values()) {
      assertThat(pos.neighbour(d)).isNotEqualTo(pos);
      assertThat(pos.neighbour(d).neighbour(d.opposite())).isEqualTo(pos);
    }
  }

  @Test
  void theEdgeOfTheWorldIsWhereIntsEnd() {
    assertThat(new ChunkPos(0, 0, -ChunkPos.LIMIT + 1).inWorld()).isTrue();
    assertThat(new ChunkPos(0, ChunkPos.LIMIT, 0).inWorld()).isFalse();
    assertThat(new ChunkPos(Integer.MIN_VALUE, 0, 0).inWorld()).isFalse();
  }
}
