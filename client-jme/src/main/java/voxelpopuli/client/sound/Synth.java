package voxelpopuli.client.sound;

import java.util.SplittableRandom;

/**
 * Makes sounds out of noise and a ringing body. The same arguments always make the same samples.
 *
 * <p>A step is one soft knock; placing is a firmer one; breaking is several that follow each other
 * and grow duller, as pieces that fall.
 */
public final class Synth {

  /** The loudest a sound gets: some room below full scale for several at once. */
  private static final double STEP = 0.28;

  private static final double PLACE = 0.5;
  private static final double BREAK = 0.6;

  private Synth() {}

  /**
   * @param variant no two steps sound quite alike
   */
  public static Pcm step(Surface surface, int variant) {
    SplittableRandom random = random(surface, variant, 1);
    double[] sound = new double[length(surface.seconds() * 1.6)];
    knock(sound, 0, surface, 0.8 + 0.3 * random.nextDouble(), 0.7, random);
    knock(sound, length(0.03 + 0.02 * random.nextDouble()), surface, 1.1, 0.3, random);
    return finished(sound, STEP);
  }

  public static Pcm place(Surface surface, int variant) {
    SplittableRandom random = random(surface, variant, 2);
    double[] sound = new double[length(surface.seconds() * 2)];
    knock(sound, 0, surface, 0.75, 1, random);
    return finished(sound, PLACE);
  }

  public static Pcm breaking(Surface surface, int variant) {
    SplittableRandom random = random(surface, variant, 3);
    double[] sound = new double[length(0.16 + surface.seconds() * 2)];
    double at = 0;
    for (int piece = 0; piece < 5; piece++) {
      double strength = Math.pow(0.72, piece);
      knock(sound, length(at), surface, 1.15 - 0.12 * piece, strength, random);
      at += 0.018 + 0.03 * random.nextDouble();
    }
    return finished(sound, BREAK);
  }

  /** Adds one knock: noise through a low-pass, and a tone that falls a little, both dying away. */
  private static void knock(
      double[] sound,
      int from,
      Surface surface,
      double height,
      double strength,
      SplittableRandom random) {
    double step = 1.0 / Pcm.RATE;
    double fall = Math.log(20) / surface.seconds();
    double open = 1 - Math.exp(-2 * Math.PI * surface.brightness() * height * step);
    double low = 0;
    double lower = 0;
    double phase = 0;
    for (int i = from; i < sound.length; i++) {
      double t = (i - from) * step;
      low += open * (random.nextDouble() * 2 - 1 - low);
      lower += open * (low - lower);
      phase += 2 * Math.PI * surface.pitch() * height * (1 + 0.4 * Math.exp(-t * 60)) * step;
      double attack = Math.min(1, t / 0.002);
      double body = surface.tone() * 0.35 * Math.sin(phase) * Math.exp(-t * fall * 1.3);
      double hiss = lower * Math.exp(-t * fall);
      sound[i] += strength * attack * (hiss + body);
    }
  }

  /** Brings it to its loudness and fades the last milliseconds, so that it ends without a click. */
  private static Pcm finished(double[] sound, double peak) {
    double most = 1e-9;
    for (double sample : sound) {
      most = Math.max(most, Math.abs(sample));
    }
    int fade = Math.min(sound.length, length(0.01));
    short[] samples = new short[sound.length];
    for (int i = 0; i < samples.length; i++) {
      double end = Math.min(1, (double) (samples.length - 1 - i) / fade);
      samples[i] = (short) Math.round(sound[i] / most * peak * end * 32_767);
    }
    return new Pcm(samples);
  }

  private static int length(double seconds) {
    return (int) Math.round(seconds * Pcm.RATE);
  }

  private static SplittableRandom random(Surface surface, int variant, int kind) {
    return new SplittableRandom(surface.ordinal() * 1_000L + variant * 10L + kind);
  }
}
