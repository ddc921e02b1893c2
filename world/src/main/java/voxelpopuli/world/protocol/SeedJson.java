package voxelpopuli.world.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import voxelpopuli.world.voxel.ChunkPos;

/** JSON of the source text's protocol: chunk coordinates, acknowledgements, errors. */
public final class SeedJson {

  private SeedJson() {}

  /** Chunk coordinates: {@code [x,y,z]}, or {@code [x,z]}, which means {@code [x,0,z]}. */
  public static ChunkPos chunk(JsonNode json) throws MalformedException {
    if (json.isArray() && json.size() == 3) {
      return new ChunkPos(whole(json.get(0)), whole(json.get(1)), whole(json.get(2)));
    }
    if (json.isArray() && json.size() == 2) {
      return new ChunkPos(whole(json.get(0)), 0, whole(json.get(1)));
    }
    throw new MalformedException("chunk must be a list of three whole numbers");
  }

  /** A whole number, also when written as a float. */
  static int whole(JsonNode json) throws MalformedException {
    if (json.isNumber()
        && json.asDouble() == Math.rint(json.asDouble())
        && Math.abs(json.asDouble()) <= 1 << 30) {
      return (int) json.asDouble();
    }
    throw new MalformedException("expected a whole number");
  }

  /** {@code {"ok":true}}. */
  public static byte[] ok() {
    return Json.line(Json.object().put("ok", true));
  }

  /** {@code {"ok":false,"error":…}}. */
  public static byte[] refused(String error) {
    return Json.line(Json.object().put("ok", false).put("error", error));
  }

  /** {@code {"error":…}}, for a query that cannot be answered in a session that goes on. */
  public static byte[] error(String error) {
    return Json.line(Json.object().put("error", error));
  }

  /** {@code [ip, port]}. */
  public static byte[] address(String host, int port) {
    ArrayNode list = Json.object().arrayNode();
    list.add(host).add(port);
    return Json.line(list);
  }

  /** {@code [x, y, z]}, whole-numbered floats as integers. */
  public static byte[] position(double x, double y, double z) {
    return Json.line(numbers(List.of(x, y, z)));
  }

  /** Numbers as the source text's clients expect them: whole ones without a fraction. */
  static ArrayNode numbers(List<Double> values) {
    ArrayNode list = Json.object().arrayNode();
    for (double value : values) {
      if (value == Math.rint(value) && Math.abs(value) < 1L << 53) {
        list.add((long) value);
      } else {
        list.add(value);
      }
    }
    return list;
  }

  /** A game packet's line. */
  static byte[] packet(int type, ArrayNode args, String player) {
    ObjectNode json = Json.object();
    json.put("type", type);
    json.set("args", args);
    json.put("player", player);
    return Json.line(json);
  }
}
