package voxelpopuli.world.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import voxelpopuli.world.protocol.Json;
import voxelpopuli.world.protocol.MalformedException;

/**
 * Asks a node whose world it is in, before joining it: a node that founds no world of its own needs
 * the name and the seed of the one that it joins.
 *
 * @param id the world's id, 40 hexadecimal digits
 */
public record WorldInquiry(String id, String name, long seed) {

  private static final int MAX_ANSWER = 4096;

  /**
   * Asks, and blocks until the answer is there.
   *
   * @param node overlay address {@code host[:port]} of the node
   * @throws IOException when there is no answer within the time; its message is one clear line
   */
  public static WorldInquiry ask(String node, int timeoutMillis) throws IOException {
    InetSocketAddress game = WorldClient.gameAddress(node);
    try (Socket socket = new Socket()) {
      socket.connect(game, timeoutMillis);
      socket.setSoTimeout(timeoutMillis);
      socket.getOutputStream().write(Json.line(Json.object().put("type", "world")));
      JsonNode answer = Json.read(socket.getInputStream().readNBytes(MAX_ANSWER));
      if (!answer.path("ok").asBoolean()) {
        throw new IOException(answer.path("error").asText("no answer"));
      }
      return new WorldInquiry(
          answer.path("id").asText(), answer.path("name").asText(), answer.path("seed").asLong());
    } catch (IOException | MalformedException e) {
      throw new IOException("cannot ask " + node + " for its world: " + e.getMessage(), e);
    }
  }
}
