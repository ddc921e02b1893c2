package voxelpopuli.client.play;

/**
 * Where somebody looks, in degrees: yaw 0 is north (-z) and 90 east (+x), pitch 90 is straight up.
 */
public record Gaze(double yaw, double pitch) {

  public Gaze {
    yaw = yaw % 360 + (yaw % 360 < 0 ? 360 : 0);
    // Straight up and straight down have no heading: stop just short of them.
    pitch = Math.max(-89.9, Math.min(89.9, pitch));
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
