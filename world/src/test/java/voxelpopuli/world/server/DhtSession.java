package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.JsonNode;
import voxelpopuli.world.voxel.ChunkPos;

/** A {@code dht} session of the source text, for tests that ask where chunks are. */
public final class DhtSession implements AutoCloseable {

  private final RawClient client;

  public DhtSession(int gamePort) {
    client = new RawClient(gamePort);
    client.send("{\"type\":\"dht\"}").line();
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
