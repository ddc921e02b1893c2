package voxelpopuli.world.mesh;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import voxelpopuli.world.GeneratedChunks;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.codec.SliceCodec;
import voxelpopuli.world.light.LightField;
import voxelpopuli.world.voxel.Neighbourhood;

/** Meshes with light and occlusion, of surface chunks as the terrain makes them, each in turn. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ChunkMeshBenchmark {

  private static final int CHUNKS = 64;

  private final Mesher mesher = new Mesher();
  private final LightField light = new LightField();
  private final Neighbourhood[] around = new Neighbourhood[CHUNKS];
  private final ChunkMesh[] meshes = new ChunkMesh[CHUNKS];
  private final int[][] tops = new int[CHUNKS][];
  private int next;

  @Setup
  public void generate() {
    GeneratedChunks chunks = new GeneratedChunks(7);
    Random random = new Random(1);
    for (int i = 0; i < CHUNKS; i++) {
      do {
        around[i] = chunks.surface(random);
        tops[i] = GeneratedChunks.ground(around[i], random);
      } while (tops[i].length == 0); // open sea
      meshes[i] = ChunkMesh.of(around[i], mesher);
    }
    System.out.println("median heap: blocks " + middle(i -> around[i].centre().heapBytes()));
    System.out.println("median heap: light " + middle(i -> meshes[i].light().heapBytes()));
    System.out.println("median bytes: mesh " + median(i -> meshes[i].slices()));
    System.out.println("median bytes: exchange " + median(i -> edit(i, Blocks.PLANKS).slices()));
    System.out.println("median bytes: dig " + median(i -> edit(i, Blocks.AIR).slices()));
  }

  private int median(IntFunction<List<MeshSlice>> slices) {
    SliceCodec codec = new SliceCodec();
    return middle(i -> codec.encode(slices.apply(i)).length);
  }

  private static int middle(IntUnaryOperator bytes) {
    return IntStream.range(0, CHUNKS)
        .map(bytes)
        .sorted()
        .skip(CHUNKS / 2)
        .findFirst()
        .orElseThrow();
  }

  private ChunkMesh.Change edit(int i, int block) {
    return meshes[i].edit(tops[i][0], tops[i][1], tops[i][2], block, mesher);
  }

  /** Light of the neighbourhood and the chunk's whole mesh. */
  @Benchmark
  public QuadBuffer lightAndMesh() {
    return mesher.mesh(around[next++ & CHUNKS - 1]);
  }

  /** The same, and the copies of slices and light that stay: what an actor does once. */
  @Benchmark
  public ChunkMesh meshToKeep() {
    return ChunkMesh.of(around[next++ & CHUNKS - 1], mesher);
  }

  @Benchmark
  public LightField lightOnly() {
    light.compute(around[next++ & CHUNKS - 1]);
    return light;
  }

  /** A ground block is exchanged for another: no light changes. */
  @Benchmark
  public ChunkMesh.Change exchange() {
    return edit(next++ & CHUNKS - 1, Blocks.PLANKS);
  }

  /** A ground block is dug out: its own cell becomes light. */
  @Benchmark
  public ChunkMesh.Change dig() {
    return edit(next++ & CHUNKS - 1, Blocks.AIR);
  }

  /** A torch is put on the ground: light spreads. */
  @Benchmark
  public ChunkMesh.Change torch() {
    int i = next++ & CHUNKS - 1;
    return meshes[i].edit(tops[i][0], tops[i][1] + 1, tops[i][2], Blocks.TORCH, mesher);
  }
}
