package voxelpopuli.client.view;

/**
 * The sky at one time of day: where the sun stands, and the colours that follow from it. Colours
 * are red, green and blue from 0 to 1.
 *
 * @param sun unit vector towards the sun; it rises in the east (+x) at six and the moon is opposite
 * @param light colour and strength of the light from the sky
 * @param glow red, green, blue and strength of the glow around a low sun
 * @param stars 0 by day to 1 at night
 */
public record Daylight(
    float[] sun, float[] zenith, float[] horizon, float[] light, float[] glow, float stars) {

  /** Minutes of a world's day. */
  public static final double DAY = 24 * 60;

  private static final float[] NOON_ZENITH = {0.25f, 0.50f, 0.86f};
  private static final float[] NOON_HORIZON = {0.70f, 0.83f, 0.95f};
  private static final float[] DUSK_ZENITH = {0.18f, 0.23f, 0.46f};
  private static final float[] DUSK_HORIZON = {0.80f, 0.52f, 0.38f};
  private static final float[] NIGHT_ZENITH = {0.018f, 0.026f, 0.06f};
  private static final float[] NIGHT_HORIZON = {0.05f, 0.07f, 0.13f};
  private static final float[] NOON_LIGHT = {1.0f, 1.0f, 0.98f};
  private static final float[] DUSK_LIGHT = {0.78f, 0.60f, 0.50f};
  private static final float[] NIGHT_LIGHT = {0.30f, 0.34f, 0.48f};

  /** The sky at so many minutes from midnight; any number, days wrap. */
  public static Daylight at(double minutes) {
    double turn = (minutes / DAY - 0.25) * 2 * Math.PI;
    double tilt =
        0.32; // the sun passes south of the zenith, so noon has shadows to tell directions by
    double length = Math.hypot(1, tilt);
    float height = (float) (Math.sin(turn) / length);
    float[] sun = {(float) (Math.cos(turn) / length), height, (float) (tilt / length)};
    float day = smooth(-0.02f, 0.42f, height);
    float dusk = smooth(-0.26f, 0.02f, height);
    float low = dusk * (1 - smooth(0.05f, 0.5f, height));
    return new Daylight(
        sun,
        mix(mix(NIGHT_ZENITH, DUSK_ZENITH, dusk), NOON_ZENITH, day),
        mix(mix(NIGHT_HORIZON, DUSK_HORIZON, dusk), NOON_HORIZON, day),
        mix(mix(NIGHT_LIGHT, DUSK_LIGHT, dusk), NOON_LIGHT, day),
        new float[] {1.0f, 0.56f, 0.25f, 0.85f * low},
        1 - smooth(-0.25f, 0.0f, height));
  }

  private static float[] mix(float[] from, float[] to, float t) {
    float[] out = new float[from.length];
    for (int i = 0; i < out.length; i++) {
      out[i] = from[i] + (to[i] - from[i]) * t;
    }
    return out;
  }

  private static float smooth(float from, float to, float value) {
    float t = Math.max(0, Math.min(1, (value - from) / (to - from)));
    return t * t * (3 - 2 * t);
  }
}
