package voxelpopuli.world.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.protocol.BlockChange;
import voxelpopuli.world.protocol.BlockPos;
import voxelpopuli.world.voxel.ChunkPos;

class BorderReachTest {

  private static final ChunkPos CHUNK = new ChunkPos(1, 1, 1);

  @Test
  void cornerMattersToSevenNeighboursAndTheMiddleToNone() {
    assertThat(touched(32, 32, 32)).hasSize(7).containsKey(new ChunkPos(0, 0, 0));
    assertThat(touched(63, 48, 47)).containsOnlyKeys(new ChunkPos(2, 1, 1));
    assertThat(touched(47, 48, 47)).isEmpty();
  }

  @Test
  void lightReachesFifteenBlocksAcross() {
    assertThat(touched(32 + 14, 48, 48)).containsOnlyKeys(new ChunkPos(0, 1, 1));
    assertThat(touched(32 + 15, 48, 48)).isEmpty();
    assertThat(touched(32 + 16, 48, 48)).isEmpty();
    assertThat(touched(32 + 17, 48, 48)).containsOnlyKeys(new ChunkPos(2, 1, 1));
  }

  private static Map<ChunkPos, List<BlockChange>> touched(int x, int y, int z) {
    return BorderReach.touched(CHUNK, List.of(new BlockChange(new BlockPos(x, y, z), 1)));
  }
}
