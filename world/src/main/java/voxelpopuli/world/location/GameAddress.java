package voxelpopuli.world.location;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.protocol.SeedJson;

/** Where a node's game server listens. */
public record GameAddress(String host, int port) {

  /** The game server that belongs to a node of the overlay: the same address, one port higher. */
  static GameAddress of(Contact contact) {
    return new GameAddress(contact.ip().getHostAddress(), contact.port() + 1);
  }

  /** Reads the content of a chunk's record, {@code [ip, port]}. */
  static Optional<GameAddress> read(byte[] record) {
    try {
      JsonNode json = Json.read(record);
      int port = json.path(1).asInt(0);
      String host = json.path(0).asText("");
      boolean sane = !host.isEmpty() && host.length() < 256 && port > 0 && port < 65_536;
      return sane ? Optional.of(new GameAddress(host, port)) : Optional.empty();
    } catch (MalformedException e) {
      return Optional.empty();
    }
  }

  /** The content of a chunk's record. */
  byte[] record() {
    return new String(SeedJson.address(host, port), StandardCharsets.UTF_8)
        .strip()
        .getBytes(StandardCharsets.UTF_8);
  }
}
