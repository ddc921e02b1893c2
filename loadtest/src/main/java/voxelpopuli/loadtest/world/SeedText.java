package voxelpopuli.loadtest.world;

import java.util.Locale;
import voxelpopuli.world.voxel.ChunkPos;

/** The source text's protocol, written as one who has read only that would. */
final class SeedText {

  private SeedText() {}

  static String chunk(ChunkPos chunk) {
    return "[" + chunk.x() + "," + chunk.y() + "," + chunk.z() + "]";
  }

  static String connect(ChunkPos chunk) {
    return "{\"type\":\"connect\",\"chunk\":" + chunk(chunk) + "}\n";
  }

  static String register(String player, double x, double y, double z) {
    return String.format(
        Locale.ROOT, "{\"type\":1,\"args\":[%.1f,%.1f,%.1f],\"player\":\"%s\"}\n", x, y, z, player);
  }
}
