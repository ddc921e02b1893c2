package voxelpopuli.world.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.mesh.ChunkMesh;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Mesher;
import voxelpopuli.world.voxel.Voxels;

/** What is written is what is read, and nonsense is refused politely. */
class CodecProperties {

  private static final Map<Long, byte[]> ENCODED = new HashMap<>();

  private final VoxelCodec voxelCodec = new VoxelCodec();
  private final SliceCodec sliceCodec = new SliceCodec();
  private final Mesher mesher = new Mesher();

  @Property(tries = 200)
  void voxelsComeBack(@ForAll long seed) {
    Voxels voxels = WorldFixtures.chunk(seed);
    byte[] bytes = voxelCodec.encode(voxels);
    assertThat(bytes.length).isLessThanOrEqualTo(VoxelCodec.MOST_BYTES);
    assertThat(voxelCodec.decode(bytes)).isEqualTo(new Decoded.Ok<>(voxels));
  }

  @Property(tries = 60)
  void editedHillsComeBack(@ForAll long seed) {
    Random random = new Random(seed);
    Voxels voxels = random.nextBoolean() ? WorldFixtures.hills() : WorldFixtures.caves();
    for (int i = random.nextInt(2000); i > 0; i--) {
      int x = random.nextInt(32);
      voxels.set(x, random.nextInt(32), random.nextInt(1 + x), random.nextInt(256));
    }
    assertThat(voxelCodec.decode(voxelCodec.encode(voxels))).isEqualTo(new Decoded.Ok<>(voxels));
  }

  @Property(tries = 40)
  void slicesComeBack(@ForAll long seed) {
    List<MeshSlice> slices = ChunkMesh.of(WorldFixtures.neighbourhood(seed), mesher).slices();
    byte[] bytes = sliceCodec.encode(slices);
    assertThat(bytes.length).isLessThanOrEqualTo(SliceCodec.MOST_BYTES);
    assertThat(sliceCodec.decode(bytes)).isEqualTo(new Decoded.Ok<>(slices));
  }

  @Property(tries = 3000)
  void anyBytesGetAnAnswer(@ForAll @Size(max = 300) byte[] bytes, @ForAll boolean likely) {
    if (likely && bytes.length > 1) {
      bytes[0] = 1;
      bytes[1] &= 7;
    }
    assertThat(voxelCodec.decode(bytes)).isNotNull();
    assertThat(sliceCodec.decode(bytes)).isNotNull();
  }

  @Property(tries = 1500)
  void damagedBytesGetAnAnswer(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] chunk = damage(voxelCodec.encode(WorldFixtures.chunk(random.nextInt(6))), random);
    assertThat(voxelCodec.decode(chunk)).isNotNull();
    byte[] slices = damage(encodedSlices(random.nextInt(6)), random);
    assertThat(sliceCodec.decode(slices)).isNotNull();
  }

  private byte[] encodedSlices(long seed) {
    return ENCODED.computeIfAbsent(
        seed,
        s -> sliceCodec.encode(ChunkMesh.of(WorldFixtures.neighbourhood(s), mesher).slices()));
  }

  private static byte[] damage(byte[] bytes, Random random) {
    byte[] damaged =
        random.nextInt(3) == 0
            ? Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length))
            : bytes.clone();
    for (int i = random.nextInt(4); i > 0; i--) {
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return damaged;
  }
}
