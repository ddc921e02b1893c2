package voxelpopuli.world.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HexFormat;
import java.util.Optional;
import voxelpopuli.world.voxel.ChunkPos;

/** The first message on the game port: what the one who connected wants. */
public sealed interface Handshake {

  /** No player's name is longer, in characters. */
  int MAX_NAME = 32;

  /** "Are you there?" */
  record Ping() implements Handshake {}

  /** "Serve this chunk from now on." */
  record Generate(ChunkPos chunk) implements Handshake {}

  /** "I want to play in this chunk", in the source text's protocol. */
  record Connect(ChunkPos chunk) implements Handshake {}

  /** "I want to ask the overlay through you." */
  record Dht() implements Handshake {}

  /** A link from another node; {@code hello} is its whole first line. */
  record Peer(JsonNode hello) implements Handshake {}

  /** "Whose world is this?" A node that joins without knowing asks so. */
  record World() implements Handshake {}

  /**
   * A native session. {@code client} is a random number that makes this client's edit ids its own;
   * {@code key} is the player's public key in hexadecimal digits, or "" for a guest; {@code
   * terrain} is the version of the generator that the client has, or 0: who generates untouched
   * ground itself is sent only what differs from it.
   */
  record Session(int version, String player, long client, String key, int terrain)
      implements Handshake {

    /** One that generates nothing. */
    public Session(int version, String player, long client, String key) {
      this(version, player, client, key, 0);
    }

    /** A guest's. */
    public Session(int version, String player, long client) {
      this(version, player, client, "");
    }

    /** Whether the player has no key. */
    public boolean isGuest() {
      return key.isEmpty();
    }

    /** The line that a client sends first. */
    public byte[] line() {
      ObjectNode json = Json.object();
      json.put("type", "session").put("version", version).put("player", player);
      json.put("client", HexFormat.of().toHexDigits(client));
      if (!isGuest()) {
        json.put("key", key);
      }
      if (terrain != 0) {
        json.put("terrain", terrain);
      }
      return Json.line(json);
    }
  }

  /** Reads the first message, whatever else is in it. */
  static Handshake read(byte[] text) throws MalformedException {
    JsonNode json = Json.read(text);
    String type = json.path("type").asText("");
    return switch (type) {
      case "ping" -> new Ping();
      case "generate" -> new Generate(SeedJson.chunk(json.path("chunk")));
      case "connect" -> new Connect(SeedJson.chunk(json.path("chunk")));
      case "dht" -> new Dht();
      case "peer" -> new Peer(json);
      case "world" -> new World();
      case "session" -> session(json);
      default ->
          throw new MalformedException(
              "unknown type; say ping, generate, connect, dht, world or session");
    };
  }

  private static Session session(JsonNode json) throws MalformedException {
    String player = json.path("player").asText("");
    Optional<String> wrong = nameFault(player);
    if (wrong.isPresent()) {
      throw new MalformedException(wrong.get());
    }
    long client;
    try {
      client = HexFormat.fromHexDigitsToLong(json.path("client").asText(""));
    } catch (IllegalArgumentException e) {
      throw new MalformedException("client must be up to 16 hexadecimal digits");
    }
    String key = json.path("key").asText("");
    if (!key.isEmpty() && !key.matches("[0-9a-f]{64}")) {
      throw new MalformedException("key must be 64 hexadecimal digits");
    }
    return new Session(
        json.path("version").asInt(0), player, client, key, json.path("terrain").asInt(0));
  }

  /** Why a name cannot be a player's, if so. */
  static Optional<String> nameFault(String name) {
    if (name.isEmpty()) {
      return Optional.of("a player needs a name");
    }
    if (name.length() > MAX_NAME) {
      return Optional.of("a player's name has at most " + MAX_NAME + " characters");
    }
    if (!name.equals(name.strip()) || name.chars().anyMatch(Character::isISOControl)) {
      return Optional.of("a player's name has no control characters, and no spaces at its ends");
    }
    return Optional.empty();
  }
}
