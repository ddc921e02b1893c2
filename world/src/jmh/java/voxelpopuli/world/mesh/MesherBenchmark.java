package voxelpopuli.world.mesh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import voxelpopuli.world.WorldFixtures;

/** Meshes of 32³ without light, masks ready: what binary greedy meshers in C++ are measured by. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MesherBenchmark {

  @Param({"hills", "caves", "noise"})
  public String chunk;

  private final Mesher mesher = new Mesher();

  @Setup
  public void load() {
    mesher.loadUnlit(WorldFixtures.around(chunk));
  }

  @Benchmark
  public QuadBuffer masksReady() {
    return mesher.build();
  }
}
