package voxelpopuli.world.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import voxelpopuli.world.block.Blocks;
import voxelpopuli.world.voxel.ChunkPos;
import voxelpopuli.world.voxel.Voxels;

/**
 * A game packet of the source text's protocol: {@code
 * {"type":int,"args":[numbers],"player":"name"}} and a newline.
 */
public sealed interface SeedPacket {

  /** 1: a player is in the chunk. */
  record Register(String player, double x, double y, double z) implements SeedPacket {}

  /** 2: a player is no longer in the chunk. */
  record Deregister(String player) implements SeedPacket {}

  /** 3: a player moved. */
  record Move(String player, double x, double y, double z, double yaw) implements SeedPacket {}

  /** 7: a block is to change; {@code cell} is its index in the chunk. */
  record BlockChange(int cell, int block) implements SeedPacket {}

  /** Reads a packet that a client sent to this chunk's connection. */
  static SeedPacket read(byte[] line, ChunkPos chunk) throws MalformedException {
    JsonNode json = Json.read(line);
    List<Double> args = new ArrayList<>();
    for (JsonNode arg : json.path("args")) {
      if (!arg.isNumber() || !Double.isFinite(arg.asDouble()) || args.size() == 4) {
        throw new MalformedException("args must be up to four numbers");
      }
      args.add(arg.asDouble());
    }
    String player = json.path("player").asText("");
    int type = SeedJson.whole(json.path("type"));
    return switch (type) {
      case 1 -> new Register(named(player), at(args, 0, 3), at(args, 1, 3), at(args, 2, 3));
      case 2 -> new Deregister(named(player));
      case 3 -> new Move(named(player), at(args, 0, 3), at(args, 1, 3), at(args, 2, 3), yaw(args));
      case 7 -> new BlockChange(cell(args, chunk), (int) at(args, 3, 4));
      default -> throw new MalformedException("packets of type " + type + " are not for a server");
    };
  }

  private static String named(String player) throws MalformedException {
    var fault = Handshake.nameFault(player);
    if (fault.isPresent()) {
      throw new MalformedException(fault.get());
    }
    return player;
  }

  private static double at(List<Double> args, int index, int needed) throws MalformedException {
    if (args.size() < needed || Math.abs(args.get(index)) > 1e9) {
      throw new MalformedException("args must be " + needed + " numbers inside the world");
    }
    return args.get(index);
  }

  private static double yaw(List<Double> args) {
    return args.size() > 3 ? args.get(3) : 0;
  }

  /**
   * The block's index, given inside the chunk (0–31) or in world coordinates; -1 for a place
   * outside of it.
   */
  private static int cell(List<Double> args, ChunkPos chunk) throws MalformedException {
    int x = (int) Math.floor(at(args, 0, 4));
    int y = (int) Math.floor(at(args, 1, 4));
    int z = (int) Math.floor(at(args, 2, 4));
    boolean inside = (x | y | z) >>> 5 == 0;
    if (inside || ChunkPos.containing(x, y, z).equals(chunk)) {
      return new BlockPos(x, y, z).index();
    }
    return -1;
  }

  /** 1, as sent to the others. */
  static byte[] register(String player, PlayerState state) {
    return SeedJson.packet(1, SeedJson.numbers(List.of(state.x(), state.y(), state.z())), player);
  }

  /** 2, as sent to the others. */
  static byte[] deregister(String player) {
    return SeedJson.packet(2, SeedJson.numbers(List.of()), player);
  }

  /** 3, as sent to the others. */
  static byte[] move(String player, PlayerState state) {
    return SeedJson.packet(
        3,
        SeedJson.numbers(List.of(state.x(), state.y(), state.z(), (double) state.yaw())),
        player);
  }

  /** 5: all 32,768 block ids, each as one of the four that these clients know. */
  static byte[] chunkData(Voxels voxels) {
    byte[] ids = voxels.toBytes();
    byte[] start = "{\"type\":5,\"args\":[".getBytes(StandardCharsets.US_ASCII);
    byte[] end = "],\"player\":\"\"}\n".getBytes(StandardCharsets.US_ASCII);
    byte[] line = new byte[start.length + ids.length * 2 - 1 + end.length];
    System.arraycopy(start, 0, line, 0, start.length);
    int at = start.length;
    for (int i = 0; i < ids.length; i++) {
      if (i > 0) {
        line[at++] = ',';
      }
      line[at++] = (byte) ('0' + Blocks.of(ids[i] & 0xff).seedId());
    }
    System.arraycopy(end, 0, line, at, end.length);
    return line;
  }

  /** 6: minutes from midnight. */
  static byte[] time(double minutes) {
    ArrayNode args = SeedJson.numbers(List.of(Math.round(minutes * 1000) / 1000.0));
    return SeedJson.packet(6, args, "");
  }
}
