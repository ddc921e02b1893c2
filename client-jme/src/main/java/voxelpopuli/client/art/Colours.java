package voxelpopuli.client.art;

/** Arithmetic on packed ARGB colours. */
final class Colours {

  private Colours() {}

  static int opaque(int rgb) {
    return 0xff000000 | rgb;
  }

  static int withAlpha(int rgb, int alpha) {
    return alpha << 24 | rgb & 0xffffff;
  }

  /** Picks from shades by a value in 0..1: few flat shades look drawn, many look like dust. */
  static int pick(double value, int... shades) {
    int i = (int) (value * shades.length);
    return opaque(shades[Math.max(0, Math.min(shades.length - 1, i))]);
  }

  /** Multiplies the colour by {@code factor}, keeping alpha. */
  static int shade(int argb, double factor) {
    return argb & 0xff000000
        | channel((argb >> 16 & 255) * factor) << 16
        | channel((argb >> 8 & 255) * factor) << 8
        | channel((argb & 255) * factor);
  }

  static int blend(int from, int to, double t) {
    return channel(Grain.mix(from >>> 24, to >>> 24, t)) << 24
        | channel(Grain.mix(from >> 16 & 255, to >> 16 & 255, t)) << 16
        | channel(Grain.mix(from >> 8 & 255, to >> 8 & 255, t)) << 8
        | channel(Grain.mix(from & 255, to & 255, t));
  }

  private static int channel(double value) {
    return (int) Math.max(0, Math.min(255, Math.round(value)));
  }
}
