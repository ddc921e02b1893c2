package voxelpopuli.client.scene;

import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import voxelpopuli.client.view.Daylight;

/**
 * Light and fog of one frame, the same for all that stands in them.
 *
 * @param fog what far things fade into at the horizon, and with the zenith's colour above it
 * @param fogStart blocks from the eye at which fog begins
 * @param fogEnd blocks from the eye beyond which nothing shows
 */
public record Atmosphere(
    Daylight day, Vector3f fog, Vector3f zenith, float fogStart, float fogEnd, double seconds) {

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
      Vector3f murk = WATER.mult(vector(day.light()));
      return new Atmosphere(day, murk, murk, 0, WATER_SIGHT, seconds);
    }
    return new Atmosphere(
        day, vector(day.horizon()), vector(day.zenith()), sight * CLEAR, sight, seconds);
  }

  /** Sets what this air does to a material that stands in it. */
  void applyTo(Material material) {
    material.setVector3("DayLight", vector(day.light()));
    material.setVector3("FogColour", fog);
    material.setVector3("Zenith", zenith);
    material.setVector2("FogRange", new Vector2f(fogStart, fogEnd));
  }

  private static Vector3f vector(float[] three) {
    return new Vector3f(three[0], three[1], three[2]);
  }
}
