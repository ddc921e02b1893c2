package voxelpopuli.world.codec;

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
import voxelpopuli.world.voxel.Voxels;

/** Chunks to bytes and back; prints how many bytes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CodecBenchmark {

  @Param({"hills", "caves", "generated"})
  public String chunk;

  private final VoxelCodec codec = new VoxelCodec();
  private Voxels voxels;
  private byte[] bytes;

  @Setup
  public void encodeOnce() {
    voxels = WorldFixtures.named(chunk);
    bytes = codec.encode(voxels);
    System.out.println(chunk + ": " + bytes.length + " bytes");
  }

  @Benchmark
  public byte[] encode() {
    return codec.encode(voxels);
  }

  @Benchmark
  public Decoded<Voxels> decode() {
    return codec.decode(bytes);
  }
}
