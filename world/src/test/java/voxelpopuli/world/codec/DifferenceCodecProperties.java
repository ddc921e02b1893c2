package voxelpopuli.world.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import voxelpopuli.world.WorldFixtures;
import voxelpopuli.world.voxel.Voxels;

/** What people changed comes back on the same ground, and nonsense is refused politely. */
class DifferenceCodecProperties {

  private static final int NO_LIMIT = VoxelCodec.MOST_BYTES;

  private final DifferenceCodec codec = new DifferenceCodec();

  @Property(tries = 200)
  void differencesComeBack(@ForAll long seed, @ForAll @IntRange(max = 500) int changes) {
    Voxels ground = WorldFixtures.chunk(seed);
    Voxels voxels = ground.snapshot();
    Random random = new Random(seed);
    for (int i = 0; i < changes; i++) {
      voxels.set(random.nextInt(32), random.nextInt(32), random.nextInt(32), random.nextInt(256));
    }
    byte[] bytes = codec.encode(voxels, ground, 1, NO_LIMIT).orElseThrow();
    assertThat(bytes.length).isLessThanOrEqualTo(8 + 4 * changes);
    assertThat(codec.decode(bytes, ground)).isEqualTo(new Decoded.Ok<>(voxels));
  }

  @Example
  void untouchedGroundIsThreeBytes() {
    Voxels ground = WorldFixtures.hills();
    byte[] bytes = codec.encode(ground.snapshot(), ground, 1, NO_LIMIT).orElseThrow();
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("010401");
    assertThat(codec.decode(bytes, ground)).isEqualTo(new Decoded.Ok<>(ground));
  }

  @Example
  void firstAndLastBlockMayDiffer() {
    Voxels ground = Voxels.uniform(0);
    Voxels voxels = ground.snapshot();
    voxels.set(0, 0, 0, 7);
    voxels.set(31, 31, 31, 255);
    byte[] bytes = codec.encode(voxels, ground, 9, NO_LIMIT).orElseThrow();
    assertThat(DifferenceCodec.groundVersion(bytes)).contains(9);
    assertThat(codec.decode(bytes, ground)).isEqualTo(new Decoded.Ok<>(voxels));
  }

  @Example
  void whatHasLittleToDoWithTheGroundIsNoDifference() {
    assertThat(codec.encode(WorldFixtures.hills(), Voxels.uniform(200), 1, 1000)).isEmpty();
  }

  @Property(tries = 2000)
  void anyBytesGetAnAnswer(@ForAll @Size(max = 60) byte[] bytes, @ForAll boolean likely) {
    if (likely && bytes.length > 1) {
      bytes[0] = VoxelCodec.VERSION;
      bytes[1] = DifferenceCodec.KIND;
    }
    assertThat(codec.decode(bytes, Voxels.uniform(1))).isNotNull();
  }

  @Property(tries = 1000)
  void damagedBytesGetAnAnswer(@ForAll long seed) {
    Random random = new Random(seed);
    Voxels ground = Voxels.uniform(1);
    Voxels voxels = ground.snapshot();
    for (int i = 0; i < 20; i++) {
      voxels.set(random.nextInt(32), random.nextInt(32), random.nextInt(32), random.nextInt(256));
    }
    byte[] bytes = codec.encode(voxels, ground, 1, NO_LIMIT).orElseThrow();
    bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    assertThat(codec.decode(bytes, ground)).isNotNull();
  }
}
