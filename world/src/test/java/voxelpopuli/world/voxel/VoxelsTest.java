package voxelpopuli.world.voxel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.WorldFixtures;

class VoxelsTest {

  @Test
  void uniformChunkIsOneValueAndSmall() {
    Voxels stone = Voxels.uniform(1);
    assertThat(stone.isUniform()).isTrue();
    assertThat(stone.get(31, 0, 7)).isEqualTo(1);
    assertThat(stone.count(1)).isEqualTo(Voxels.VOLUME);
    assertThat(stone.heapBytes()).isLessThanOrEqualTo(200);
  }

  @Test
  void surfaceChunkTakesAtMostFourKibibytes() {
    assertThat(WorldFixtures.hills().heapBytes()).isLessThanOrEqualTo(4096);
  }

  @Test
  void noChunkTakesMuchMoreThanItsPlainBytes() {
    Voxels worst = WorldFixtures.generate(i -> i * 7 + (i >> 8));
    assertThat(worst.heapBytes()).isLessThanOrEqualTo(Voxels.VOLUME + 1200);
  }

  @Test
  void indexRunsAlongZThenYThenX() {
    assertThat(Voxels.index(1, 2, 3)).isEqualTo(1024 + 64 + 3);
    Voxels voxels = Voxels.uniform(0);
    voxels.set(1, 2, 3, 9);
    assertThat(voxels.toBytes()[1024 + 64 + 3]).isEqualTo((byte) 9);
    assertThat(voxels.get(1024 + 64 + 3)).isEqualTo(9);
  }

  @Test
  void setReturnsWhatWasThere() {
    Voxels voxels = Voxels.uniform(5);
    assertThat(voxels.set(0, 0, 0, 200)).isEqualTo(5);
    assertThat(voxels.set(0, 0, 0, 5)).isEqualTo(200);
  }

  @Test
  void chunkThatBecomesUniformAgainIsSmallAgain() {
    Voxels voxels = Voxels.uniform(0);
    for (int i = 0; i < 200; i++) {
      voxels.set(i & 31, i >> 5, i % 7, i);
    }
    for (int i = 0; i < 200; i++) {
      voxels.set(i & 31, i >> 5, i % 7, 0);
    }
    assertThat(voxels.isUniform()).isTrue();
    assertThat(voxels).isEqualTo(Voxels.uniform(0));
  }

  @Test
  void paletteShrinksWhenValuesGo() {
    Voxels voxels = WorldFixtures.hills();
    int before = voxels.heapBytes();
    byte[] cells = voxels.toBytes();
    for (int i = 0; i < Voxels.VOLUME; i++) {
      voxels.set(i >> 10, i >> 5 & 31, i & 31, i % 251);
    }
    assertThat(voxels.heapBytes()).isGreaterThan(32_000);
    for (int i = 0; i < Voxels.VOLUME; i++) {
      voxels.set(i >> 10, i >> 5 & 31, i & 31, cells[i]);
    }
    assertThat(Arrays.equals(voxels.toBytes(), cells)).isTrue();
    voxels.trim();
    assertThat(voxels.heapBytes()).isLessThanOrEqualTo(before + 16);
  }

  @Test
  void snapshotDoesNotSeeLaterWritesNorTheOtherWayRound() {
    Voxels voxels = WorldFixtures.hills();
    Voxels snapshot = voxels.snapshot();
    Voxels second = snapshot.snapshot();
    assertThat(snapshot).isEqualTo(voxels);
    voxels.set(3, 3, 3, 77);
    snapshot.set(4, 4, 4, 78);
    assertThat(voxels.get(4, 4, 4)).isEqualTo(1);
    assertThat(snapshot.get(3, 3, 3)).isEqualTo(1);
    assertThat(second).isEqualTo(WorldFixtures.hills());
  }

  @Test
  void fillForgetsEverything() {
    Voxels voxels = WorldFixtures.hills();
    Voxels snapshot = voxels.snapshot();
    voxels.fill(4);
    assertThat(voxels).isEqualTo(Voxels.uniform(4));
    assertThat(snapshot).isEqualTo(WorldFixtures.hills());
  }

  @Test
  void wrongNumberOfCellsIsRefused() {
    assertThatThrownBy(() -> Voxels.of(new byte[5])).hasMessageContaining("32,768");
  }

  @Test
  void rowsAreTheCellsOfASet() {
    Voxels voxels = WorldFixtures.hills();
    int[] rows = new int[1024];
    voxels.rows(ByteSet.of(v -> v == 3 || v == 2), rows);
    for (int i = 0; i < Voxels.VOLUME; i++) {
      int value = voxels.get(i);
      assertThat(rows[i >> 5] >>> (i & 31) & 1).isEqualTo(value == 2 || value == 3 ? 1 : 0);
    }
  }
}
