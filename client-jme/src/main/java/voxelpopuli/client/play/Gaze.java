package voxelpopuli.client.play;

import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.protocol.PlayerState;

/**
 * Where somebody looks, in degrees: yaw 0 is north (-z) and 90 east (+x), pitch 90 is straight up.
 */
public record Gaze(double yaw, double pitch) {

  public Gaze {
    yaw = yaw % 360 + (yaw % 360 < 0 ? 360 : 0);
    // Straight up and straight down have no heading: stop just short of them.
    pitch = Math.max(-89.9, Math.min(89.9, pitch));
  }

  /** Where somebody looks by the protocol, whose yaw 0 is south and whose pitch grows downwards. */
  public static Gaze of(PlayerState state) {
    return new Gaze(state.yaw() + 180.0, -state.pitch());
  }

  /** Somebody who stands there and looks here, as the protocol says it. */
  public PlayerState from(Vec3 feet) {
    float heading = (float) ((yaw + 180) % 360);
    return new PlayerState(feet.x(), feet.y(), feet.z(), heading, (float) -pitch);
  }

  /** Turned by so many degrees to the right and upwards. */
  public Gaze turned(double right, double up) {
    return new Gaze(yaw + right, pitch + up);
  }

  public double x() {
    return Math.sin(Math.toRadians(yaw)) * Math.cos(Math.toRadians(pitch));
  }

  public double y() {
    return Math.sin(Math.toRadians(pitch));
  }

  public double z() {
    return -Math.cos(Math.toRadians(yaw)) * Math.cos(Math.toRadians(pitch));
  }
}
