package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.BooleanSupplier;
import voxelpopuli.world.voxel.ChunkPos;

/** A {@code dht} session of the source text, for tests that ask where chunks are. */
public final class DhtSession implements AutoCloseable {

  private final RawClient client;

  public DhtSession(int gamePort) {
    client = new RawClient(gamePort);
    client.send("{\"type\":\"dht\"}").line();
  }

  /** Asks a node to serve a chunk; the reader waits for its answer. */
  public static BooleanSupplier generate(int gamePort, ChunkPos chunk) {
    RawClient call = new RawClient(gamePort);
    call.send("{\"type\":\"generate\",\"chunk\":" + chunk + "}\n");
    return () -> {
      try (call) {
        return call.line().path("ok").asBoolean();
      }
    };
  }

  /** Whether a node lets us connect to a chunk, as its server does. */
  public static boolean serves(int gamePort, ChunkPos chunk) {
    try (RawClient call = new RawClient(gamePort)) {
      call.send("{\"type\":\"connect\",\"chunk\":" + chunk + "}\n");
      return call.line().path("ok").asBoolean();
    }
  }

  /** Sends the question. */
  public void ask(ChunkPos chunk) {
    client.query(0, chunk.toString());
  }

  /** The game port in the answer. */
  public int answer() {
    JsonNode answer = client.line();
    if (!answer.isArray()) {
      throw new IllegalStateException(answer.toString());
    }
    return answer.get(1).asInt();
  }

  /**
   * Asks; the reason why there is no answer, or "" while this one server is still named, and never
   * another.
   */
  public String whoServes(ChunkPos chunk, int onlyPort) {
    ask(chunk);
    JsonNode answer = client.line();
    if (answer.isArray() && answer.get(1).asInt() != onlyPort) {
      throw new IllegalStateException("another server: " + answer);
    }
    return answer.path("error").asText();
  }

  @Override
  public void close() {
    client.close();
  }
}
