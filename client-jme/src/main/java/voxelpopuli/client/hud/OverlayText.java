package voxelpopuli.client.hud;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import voxelpopuli.client.play.Gaze;
import voxelpopuli.world.body.Vec3;
import voxelpopuli.world.voxel.ChunkPos;

/** The words of the F3 overlay. */
public final class OverlayText {

  private static final String[] WINDS = {
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"
  };

  private OverlayText() {}

  /**
   * @param shown chunks on screen
   * @param loaded chunks whose blocks are here
   * @param queued chunks whose mesh is not on screen yet
   * @param minutes world time from midnight
   * @param roundTrips milliseconds to each node
   */
  public record Facts(
      Frames frames,
      Vec3 feet,
      Gaze gaze,
      int shown,
      int loaded,
      int queued,
      int others,
      double minutes,
      String node,
      Map<String, Double> roundTrips,
      long usedMegabytes,
      long mostMegabytes) {}

  public static String of(Facts facts) {
    StringBuilder text = new StringBuilder();
    Vec3 feet = facts.feet();
    ChunkPos chunk =
        ChunkPos.containing(Vec3.block(feet.x()), Vec3.block(feet.y()), Vec3.block(feet.z()));
    line(
        text,
        "%.0f frames/s   median %.1f ms   worst %.1f ms",
        facts.frames().perSecond(),
        facts.frames().quantile(0.5),
        facts.frames().quantile(1));
    line(text, "at %.2f  %.2f  %.2f   chunk %s", feet.x(), feet.y(), feet.z(), chunk);
    line(
        text,
        "looking %s (%.0f), %.0f %s   world time %s",
        wind(facts.gaze().yaw()),
        facts.gaze().yaw(),
        Math.abs(facts.gaze().pitch()),
        facts.gaze().pitch() < 0 ? "down" : "up",
        clock(facts.minutes()));
    line(
        text,
        "chunks %d loaded, %d drawn, %d queued   players near %d",
        facts.loaded(),
        facts.shown(),
        facts.queued(),
        facts.others());
    line(text, "entered through %s", facts.node());
    new TreeMap<>(facts.roundTrips())
        .forEach((node, millis) -> line(text, "  %s  %.1f ms", node, millis));
    line(text, "memory %d of %d MB", facts.usedMegabytes(), facts.mostMegabytes());
    return text.toString();
  }

  static String wind(double yaw) {
    return WINDS[(int) Math.floorMod(Math.round(yaw / 45), 8L)];
  }

  static String clock(double minutes) {
    int whole = (int) minutes;
    return String.format(Locale.ROOT, "%02d:%02d", whole / 60, whole % 60);
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
