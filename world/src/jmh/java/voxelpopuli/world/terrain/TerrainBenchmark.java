package voxelpopuli.world.terrain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Direction;
import voxelpopuli.world.voxel.Voxels;

/**
 * Chunks a second on two threads that share one {@link Terrain}.
 *
 * <p>Places come in random order from a square of 128 × 128 columns of chunks, so the 256 columns
 * that the terrain remembers hardly ever help: each chunk pays for its column, too.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(2)
public class TerrainBenchmark {

  private static final int SIDE = 128;

  private Terrain terrain;
  private final List<ChunkPos> surface = new ArrayList<>();
  private final AtomicInteger next = new AtomicInteger();

  @Setup
  public void findTheSurface() {
    terrain = Terrain.of(7);
    for (int x = -SIDE / 2; x < SIDE / 2; x++) {
      for (int z = -SIDE / 2; z < SIDE / 2; z++) {
        surface.add(new ChunkPos(x, terrain.surfaceHeight(x * 32 + 16, z * 32 + 16) >> 5, z));
      }
    }
    Collections.shuffle(surface, new Random(1));
  }

  /** Chunks that hold the ground's surface, with caves, ores, trees and plants, as voxels. */
  @Benchmark
  public Voxels surfaceChunk() {
    return terrain.generate(place());
  }

  /** Solid ground three chunks down: all of it may have caves and ores. */
  @Benchmark
  public Voxels deepChunk() {
    ChunkPos place = place();
    return terrain.generate(new ChunkPos(place.x(), -3, place.z()));
  }

  /** Nothing but air, high above. */
  @Benchmark
  public Voxels skyChunk() {
    ChunkPos place = place();
    return terrain.generate(new ChunkPos(place.x(), 12, place.z()));
  }

  /** All chunks of a column from y = -2 to 4, top down, as a client's arrival asks for them. */
  @Benchmark
  public int wholeColumn() {
    ChunkPos place = place();
    int mixed = 0;
    for (int y = 4; y >= -2; y--) {
      mixed += terrain.generate(new ChunkPos(place.x(), y, place.z())).isUniform() ? 0 : 1;
    }
    return mixed;
  }

  /** One border layer of an unedited neighbour whose column is not remembered. */
  @Benchmark
  public byte[] layer() {
    return terrain.layer(place(), Direction.EAST);
  }

  private ChunkPos place() {
    return surface.get(next.getAndIncrement() & (SIDE * SIDE - 1));
  }
}
