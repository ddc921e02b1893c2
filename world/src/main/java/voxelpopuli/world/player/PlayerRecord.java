package voxelpopuli.world.player;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.PlayerState;

/**
 * A player's record in the overlay, as the source text has it: {@code
 * {"name":…,"position":[x,y,z]}}.
 */
final class PlayerRecord {

  private PlayerRecord() {}

  static byte[] write(String name, PlayerState state) {
    ObjectNode json = Json.object().put("name", name);
    json.putArray("position").add(state.x()).add(state.y()).add(state.z());
    json.putArray("look").add(state.yaw()).add(state.pitch());
    return new String(Json.line(json), StandardCharsets.UTF_8)
        .strip()
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Where the player stood, if the record is one. */
  static Optional<PlayerState> read(byte[] record) {
    try {
      JsonNode json = Json.read(record);
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
      return state.isSane() ? Optional.of(state) : Optional.empty();
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }
}
