package voxelpopuli.client.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import voxelpopuli.world.block.Blocks;

class SynthTest {

  private static final List<BiFunction<Surface, Integer, Pcm>> KINDS =
      List.of(Synth::step, Synth::place, Synth::breaking);

  @Test
  void everySoundIsShortAudibleAndFarFromClipping() {
    for (BiFunction<Surface, Integer, Pcm> kind : KINDS) {
      for (Surface surface : Surface.values()) {
        for (int variant = 0; variant < 4; variant++) {
          Pcm sound = kind.apply(surface, variant);
          assertThat(sound.seconds()).as("%s", surface).isBetween(0.1, 0.7);
          assertThat(sound.peak()).as("%s", surface).isBetween(0.2, 0.7);
        }
      }
    }
  }

  @Test
  void soundsBeginAndEndInSilence() {
    for (BiFunction<Surface, Integer, Pcm> kind : KINDS) {
      for (Surface surface : Surface.values()) {
        short[] samples = kind.apply(surface, 1).samples();
        assertThat(Math.abs((int) samples[0])).isLessThan(600);
        assertThat(samples[samples.length - 1]).isZero();
      }
    }
  }

  @Test
  void theSameSoundIsAlwaysTheSameAndVariantsDiffer() {
    assertThat(Synth.step(Surface.WOOD, 2).samples())
        .isEqualTo(Synth.step(Surface.WOOD, 2).samples())
        .isNotEqualTo(Synth.step(Surface.WOOD, 3).samples());
  }

  @Test
  void sandHissesWhereEarthIsDull() {
    assertThat(crossings(Synth.place(Surface.LOOSE, 0)))
        .isGreaterThan(2 * crossings(Synth.place(Surface.SOFT, 0)));
  }

  @Test
  void stepsAreSofterThanBreaking() {
    assertThat(Synth.step(Surface.HARD, 0).peak())
        .isLessThan(Synth.breaking(Surface.HARD, 0).peak());
  }

  @Test
  void blocksSoundLikeWhatTheyAre() {
    assertThat(Surface.of(Blocks.named("stone").orElseThrow())).isEqualTo(Surface.HARD);
    assertThat(Surface.of(Blocks.named("sand").orElseThrow())).isEqualTo(Surface.LOOSE);
    assertThat(Surface.of(Blocks.named("sandstone").orElseThrow())).isEqualTo(Surface.HARD);
    assertThat(Surface.of(Blocks.named("grass").orElseThrow())).isEqualTo(Surface.SOFT);
    assertThat(Surface.of(Blocks.named("glass").orElseThrow())).isEqualTo(Surface.CLEAR);
    assertThat(Surface.of(Blocks.named("water").orElseThrow())).isEqualTo(Surface.WET);
  }

  @Test
  void aStepComesEveryTwoBlocksOrSoAndOneWithEachLanding() {
    Footsteps feet = new Footsteps();
    int steps = 0;
    for (int i = 0; i <= 190; i++) {
      steps += feet.step(i * 0.1, 0, true) ? 1 : 0;
    }
    assertThat(steps).isBetween(9, 10);
    assertThat(feet.step(19.1, 0, false)).isFalse();
    assertThat(feet.step(19.2, 0, true)).isTrue();
    assertThat(feet.step(500, 0, true)).as("a leap").isFalse();
  }

  @Test
  void withoutADeviceTheSpeakerIsSilent() {
    Speaker speaker = new Speaker(null);
    speaker.volume(1);
    speaker.step(Surface.HARD);
    speaker.breaking(Surface.HARD);
    speaker.place(Surface.HARD);
  }

  private static int crossings(Pcm sound) {
    int count = 0;
    for (int i = 1; i < sound.samples().length; i++) {
      count += (sound.samples()[i] < 0) != (sound.samples()[i - 1] < 0) ? 1 : 0;
    }
    return count;
  }
}
