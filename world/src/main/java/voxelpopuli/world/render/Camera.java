package voxelpopuli.world.render;

import voxelpopuli.world.body.Vec3;

/**
 * Where a picture is taken from.
 *
 * @param yaw degrees clockwise from north, as on a compass
 * @param pitch degrees above the horizon
 * @param field degrees from the left edge of the picture to the right
 */
public record Camera(Vec3 eye, double yaw, double pitch, double field) {

  /** The way through a point of the picture: (0, 0) is its middle, x from -1 to 1 across it. */
  Vec3 gaze(double x, double y) {
    double wide = Math.tan(Math.toRadians(field / 2));
    double right = x * wide;
    double up = y * wide;
    double sinPitch = Math.sin(Math.toRadians(pitch));
    double cosPitch = Math.cos(Math.toRadians(pitch));
    double ahead = cosPitch - up * sinPitch;
    double rise = sinPitch + up * cosPitch;
    double sinYaw = Math.sin(Math.toRadians(yaw));
    double cosYaw = Math.cos(Math.toRadians(yaw));
    Vec3 way = new Vec3(ahead * sinYaw + right * cosYaw, rise, right * sinYaw - ahead * cosYaw);
    double length = way.length();
    return new Vec3(way.x() / length, way.y() / length, way.z() / length);
  }
}
