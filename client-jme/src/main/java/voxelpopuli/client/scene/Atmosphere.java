package voxelpopuli.client.scene;

import com.jme3.math.Vector3f;
import voxelpopuli.client.view.Daylight;

/**
 * Light and fog of one frame, the same for all that stands in them.
 *
 * @param fogStart blocks from the eye at which fog begins
 * @param fogEnd blocks from the eye beyond which nothing shows
 */
public record Atmosphere(Daylight day, Vector3f fog, float fogStart, float fogEnd, double seconds) {

  /** Blocks that one sees under water. */
  private static final float WATER_SIGHT = 22;

  /** Share of the view distance that is quite clear. */
  private static final float CLEAR = 0.62f;

  private static final Vector3f WATER = new Vector3f(0.10f, 0.24f, 0.46f);

  /**
   * @param sight blocks to the edge of what is loaded
   * @param underWater whether the eye is in a liquid
   */
  public static Atmosphere of(Daylight day, float sight, boolean underWater, double seconds) {
    if (underWater) {
      Vector3f light = new Vector3f(day.light()[0], day.light()[1], day.light()[2]);
      return new Atmosphere(day, WATER.mult(light), 0, WATER_SIGHT, seconds);
    }
    float[] horizon = day.horizon();
    Vector3f fog = new Vector3f(horizon[0], horizon[1], horizon[2]);
    return new Atmosphere(day, fog, sight * CLEAR, sight, seconds);
  }

  Vector3f light() {
    return new Vector3f(day.light()[0], day.light()[1], day.light()[2]);
  }
}
