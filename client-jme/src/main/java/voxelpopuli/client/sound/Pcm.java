package voxelpopuli.client.sound;

/** A short sound of one channel: 16-bit samples, {@link #RATE} a second. */
public record Pcm(short[] samples) {

  /** Steps and stones have little above 10 kHz. */
  public static final int RATE = 22_050;

  public double seconds() {
    return (double) samples.length / RATE;
  }

  /** The loudest sample, 0 to 1. */
  public double peak() {
    int most = 0;
    for (short sample : samples) {
      most = Math.max(most, Math.abs((int) sample));
    }
    return most / 32_768.0;
  }
}
