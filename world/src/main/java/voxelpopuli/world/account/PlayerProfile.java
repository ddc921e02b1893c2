package voxelpopuli.world.account;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;

/**
 * What the overlay keeps of a player: the source text's {@code {"name":…,"position":[x,y,z]}}, and
 * more that its readers ignore.
 *
 * @param bar block ids of the hotbar, at most {@link #MAX_BAR}; empty when never told
 * @param home game address {@code host:port} of the node where the player stands, or ""
 * @param client the client's number, as in its handshake; 0 when unknown
 */
public record PlayerProfile(
    String name, PlayerState state, List<Integer> bar, boolean flying, String home, long client) {

  /** Places of the longest hotbar. */
  public static final int MAX_BAR = 16;

  /** Bounds the record: no host name is longer. */
  private static final int MAX_HOME = 262;

  public PlayerProfile {
    bar = List.copyOf(bar.subList(0, Math.min(bar.size(), MAX_BAR)));
  }

  /** A player of whom only the place is known. */
  public static PlayerProfile at(String name, PlayerState state) {
    return new PlayerProfile(name, state, List.of(), false, "", 0);
  }

  public PlayerProfile withState(PlayerState next) {
    return new PlayerProfile(name, next, bar, flying, home, client);
  }

  /** The record's content. */
  public byte[] json() {
    ObjectNode json = Json.object();
    putInto(json.put("name", name));
    return new String(Json.line(json), StandardCharsets.UTF_8)
        .strip()
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Puts all but the name into an object: records and welcomes have the same fields. */
  public void putInto(ObjectNode json) {
    json.putArray("position").add(state.x()).add(state.y()).add(state.z());
    json.putArray("look").add(state.yaw()).add(state.pitch());
    ArrayNode blocks = json.putArray("bar");
    bar.forEach(blocks::add);
    json.put("flying", flying);
    if (!home.isEmpty()) {
      json.put("home", home).put("client", Long.toHexString(client));
    }
  }

  /** Reads a record's content, if it is one. */
  public static Optional<PlayerProfile> read(byte[] record) {
    try {
      JsonNode json = Json.read(record);
      return read(json.path("name").asText(""), json);
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }

  /** Reads what {@link #putInto} wrote. */
  public static Optional<PlayerProfile> read(String name, JsonNode json) {
    JsonNode at = json.path("position");
    JsonNode look = json.path("look");
    if (at.size() != 3) {
      return Optional.empty();
    }
    PlayerState state =
        new PlayerState(
            at.get(0).asDouble(),
            at.get(1).asDouble(),
            at.get(2).asDouble(),
            (float) look.path(0).asDouble(),
            (float) look.path(1).asDouble());
    List<Integer> bar = new ArrayList<>();
    json.path("bar").forEach(block -> bar.add(block.asInt()));
    String home = json.path("home").asText("");
    boolean sane = state.isSane() && home.length() <= MAX_HOME;
    return sane
        ? Optional.of(
            new PlayerProfile(
                name, state, bar, json.path("flying").asBoolean(), home, client(json)))
        : Optional.empty();
  }

  private static long client(JsonNode json) {
    try {
      return Long.parseUnsignedLong(json.path("client").asText("0"), 16);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
