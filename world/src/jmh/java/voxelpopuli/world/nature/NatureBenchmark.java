package voxelpopuli.world.nature;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import voxelpopuli.world.terrain.Terrain;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Neighbourhood;
import voxelpopuli.world.voxel.SkyPlane;

/** One step of the rules of nature on a generated surface chunk with its real neighbours. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class NatureBenchmark {

  private BlocksAround blocks;
  private final Disturbance everywhere = Disturbance.everywhere();
  private final Disturbance oneEdit = new Disturbance();

  @Setup
  public void gather() {
    Terrain terrain = Terrain.of(7);
    ChunkPos pos = new ChunkPos(2, 0, 2);
    blocks = Neighbourhood.gather(pos, terrain::generate, above -> SkyPlane.OPEN)::block;
    oneEdit.around(16, 28, 16);
  }

  @Benchmark
  public List<Change> everyCell() {
    return Nature.step(blocks, everywhere);
  }

  @Benchmark
  public List<Change> cellsAroundOneEdit() {
    return Nature.step(blocks, oneEdit);
  }

  @Benchmark
  public List<Change> grassOfOneStep() {
    return Grass.step(blocks, (x, y, z) -> 15, 7, 32);
  }
}
