package voxelpopuli.client.hud;

import java.util.List;
import java.util.Locale;
import java.util.Map;
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
   * @param minutes world time from midnight
   * @param others players near
   */
  public record Facts(
      Frames frames,
      Vec3 feet,
      Gaze gaze,
      double minutes,
      int others,
      Chunks chunks,
      Network network,
      Memory memory) {}

  /**
   * @param loaded chunks whose blocks are here
   * @param shown chunks on screen
   * @param queued chunks whose mesh is not on screen yet
   * @param waiting chunks that are asked for and have not come
   */
  public record Chunks(int loaded, int shown, int queued, int waiting) {}

  /**
   * @param owner the node that owns the chunk in which the player stands: game address and first
   *     digits of its id; empty if unknown
   * @param nodes all nodes that serve us
   * @param roundTrips milliseconds to those that were measured
   */
  public record Network(
      String owner,
      String ownerId,
      List<String> nodes,
      Map<String, Double> roundTrips,
      Traffic in,
      Traffic out) {}

  /**
   * @param used megabytes of the heap that are in use
   * @param most megabytes that the heap may grow to
   * @param resident megabytes of the whole process in memory, or less than 1 if unknown
   */
  public record Memory(long used, long most, long resident) {}

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
    line(text, "at %.2f  %.2f  %.2f", feet.x(), feet.y(), feet.z());
    line(
        text,
        "looking %s (%.0f), %.0f %s   world time %s",
        wind(facts.gaze().yaw()),
        facts.gaze().yaw(),
        Math.abs(facts.gaze().pitch()),
        facts.gaze().pitch() < 0 ? "down" : "up",
        clock(facts.minutes()));
    Network network = facts.network();
    String id = network.ownerId().isEmpty() ? "" : "  (" + network.ownerId() + ")";
    String owner = network.owner().isEmpty() ? "nobody yet" : network.owner() + id;
    line(text, "chunk %s   owned by %s", chunk, owner);
    Chunks chunks = facts.chunks();
    line(
        text,
        "chunks %d loaded, %d drawn, %d queued, %d awaited",
        chunks.loaded(),
        chunks.shown(),
        chunks.queued(),
        chunks.waiting());
    line(text, "nodes %d   players near %d", network.nodes().size(), facts.others());
    network.nodes().stream()
        .sorted()
        .forEach(node -> line(text, "  %s  %s", node, trip(network, node)));
    line(text, "in %s   out %s", network.in(), network.out());
    Memory memory = facts.memory();
    line(
        text,
        "memory %d of %d MB%s",
        memory.used(),
        memory.most(),
        memory.resident() > 0 ? ", " + memory.resident() + " MB resident" : "");
    return text.toString();
  }

  private static String trip(Network network, String node) {
    Double millis = network.roundTrips().get(node);
    return millis == null ? "..." : String.format(Locale.ROOT, "%.1f ms", millis);
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
