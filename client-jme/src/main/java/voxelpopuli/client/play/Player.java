package voxelpopuli.client.play;

import java.util.Optional;
import voxelpopuli.world.body.Body;
import voxelpopuli.world.body.Hit;
import voxelpopuli.world.body.Intent;
import voxelpopuli.world.body.Ray;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.protocol.PlayerState;

/** The player at this window: body, gaze, and whether it flies. */
public final class Player {

  /** How far an arm reaches from the eye, in blocks. */
  public static final double REACH = 6;

  private Body body;
  private Gaze gaze;
  private boolean flying;
  private Correction correction = Correction.NONE;

  public Player(PlayerState start) {
    body = Body.at(start.x(), start.y(), start.z());
    gaze = Gaze.of(start);
  }

  /**
   * The owner of the ground says that we stand there. A small difference is made good over some
   * frames, a large one at once.
   */
  public void correct(Vec3 feet) {
    correction = Correction.between(body.feet(), feet);
    if (correction.isLeap()) {
      body = Body.at(feet.x(), feet.y(), feet.z());
      correction = Correction.NONE;
    }
  }

  /** Moves for one frame as the keys say. */
  public void step(Keys keys, double seconds, LoadedBlocks blocks) {
    double yaw = Math.toRadians(gaze.yaw());
    double x = Math.sin(yaw) * keys.ahead() + Math.cos(yaw) * keys.aside();
    double z = -Math.cos(yaw) * keys.ahead() + Math.sin(yaw) * keys.aside();
    Intent intent = new Intent(x, z, keys.jump(), keys.sneak(), keys.sprint(), flying);
    // In a chunk that has not arrived everything is solid, and a body would look for a way out of
    // it.
    Vec3 feet = body.feet();
    if (!blocks.hasChunkAt(feet) || !blocks.hasChunkAt(eye())) {
      return;
    }
    Vec3 shift = correction.share(seconds);
    correction = correction.after(seconds);
    body =
        new Body(
            feet.plus(shift.x(), shift.y(), shift.z()),
            body.velocity(),
            body.onGround(),
            body.inWater());
    body = body.after(seconds, intent, blocks::matter);
    if (flying && body.onGround() && keys.sneak()) {
      flying = false; // came down: walk
    }
  }

  public void turn(double right, double up) {
    gaze = gaze.turned(right, up);
  }

  public void look(Gaze gaze) {
    this.gaze = gaze;
  }

  /** Be there at once, at rest. */
  public void place(double x, double y, double z) {
    body = Body.at(x, y, z);
  }

  public void fly(boolean flying) {
    this.flying = flying;
  }

  public boolean flying() {
    return flying;
  }

  public Body body() {
    return body;
  }

  public Gaze gaze() {
    return gaze;
  }

  public Vec3 eye() {
    return body.eye();
  }

  /** The block under the crosshair, if one is in reach. */
  public Optional<Hit> target(LoadedBlocks blocks) {
    return Ray.cast(eye(), new Vec3(gaze.x(), gaze.y(), gaze.z()), REACH, blocks::stopsGaze);
  }

  public PlayerState state() {
    return gaze.from(body.feet());
  }
}
