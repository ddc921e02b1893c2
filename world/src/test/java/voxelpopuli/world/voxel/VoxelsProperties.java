package voxelpopuli.world.voxel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import voxelpopuli.world.WorldFixtures;

/** The bricks against a plain array that does the same. */
class VoxelsProperties {

  @Property(tries = 60)
  void behavesLikeAnArray(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 256) int values, @ForAll boolean dense) {
    Random random = new Random(seed);
    Voxels voxels = dense ? WorldFixtures.noise(seed) : Voxels.uniform(random.nextInt(values));
    byte[] model = voxels.toBytes();
    Voxels snapshot = voxels.snapshot();
    byte[] frozen = model.clone();
    int corner = random.nextInt(24);
    for (int i = 0; i < 3000; i++) {
      // Within a few bricks, so that palettes fill up and empty again.
      int x = corner + random.nextInt(8);
      int y = corner + random.nextInt(5);
      int z = random.nextInt(6);
      int value = random.nextInt(values);
      assertThat(voxels.set(x, y, z, value)).isEqualTo(model[Voxels.index(x, y, z)] & 0xff);
      model[Voxels.index(x, y, z)] = (byte) value;
    }
    assertThat(voxels.toBytes()).isEqualTo(model);
    assertThat(snapshot.toBytes()).isEqualTo(frozen);
    assertThat(Voxels.of(model)).isEqualTo(voxels);
    voxels.trim();
    assertThat(voxels.toBytes()).isEqualTo(model);
  }

  @Property(tries = 100)
  void countsAndReadsWhatItWasBuiltFrom(
      @ForAll @Size(min = 1, max = 40) List<Byte> values, @ForAll long seed) {
    Random random = new Random(seed);
    Voxels voxels = WorldFixtures.generate(i -> values.get(random.nextInt(values.size())));
    byte[] model = voxels.toBytes();
    Voxels again = Voxels.of(model);
    assertThat(again).isEqualTo(voxels).hasSameHashCodeAs(voxels);
    int counted = 0;
    for (int i = 0; i < model.length; i++) {
      counted += model[i] == values.get(0) ? 1 : 0;
      assertThat(voxels.get(i)).isEqualTo(model[i] & 0xff);
    }
    assertThat(voxels.count(values.get(0))).isEqualTo(counted);
  }
}
