package voxelpopuli.world.body;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import voxelpopuli.world.block.Block;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/** What one frame of one player costs, walking over generated hills and looking at the ground. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BodyBenchmark {

  private final Voxels[] chunks = new Voxels[4 * 4 * 4];
  private Body body;
  private int frame;

  @Setup
  public void standAtTheSpawn() {
    Terrain terrain = Terrain.of(7);
    for (int i = 0; i < chunks.length; i++) {
      chunks[i] = terrain.generate(new ChunkPos((i >> 4) - 2, (i >> 2 & 3) - 1, (i & 3) - 2));
    }
    body = Body.at(0.5, 32, 0.5);
  }

  @Benchmark
  public Body frameOfAWalk() {
    frame++;
    double turn = (frame & 1023) * (Math.PI / 512);
    body = body.after(1.0 / 60, Intent.walk(Math.cos(turn), Math.sin(turn)), this::matter);
    return body;
  }

  @Benchmark
  public Optional<Hit> gazeOfSixBlocks() {
    frame++;
    Vec3 gaze = new Vec3(Math.cos(frame), -0.6, Math.sin(frame));
    return Ray.cast(new Vec3(0.5, 33.62, 0.5), gaze, 6, (x, y, z) -> block(x, y, z).solid());
  }

  private Matter matter(int x, int y, int z) {
    Block block = block(x, y, z);
    return block.solid() ? Matter.SOLID : block.liquid() ? Matter.LIQUID : Matter.OPEN;
  }

  private Block block(int x, int y, int z) {
    int chunk = ((x >> 5) + 2 & 3) << 4 | ((y >> 5) + 1 & 3) << 2 | (z >> 5) + 2 & 3;
    return Blocks.of(chunks[chunk].get(x & 31, y & 31, z & 31));
  }
}
