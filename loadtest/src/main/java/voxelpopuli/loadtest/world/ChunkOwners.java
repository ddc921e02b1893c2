package voxelpopuli.loadtest.world;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import voxelpopuli.world.voxel.ChunkPos;

/** Asks a node which node serves a chunk, as the source text's clients do. */
final class ChunkOwners implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 10_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Socket socket;
  private final OutputStream out;
  private final BufferedReader in;

  ChunkOwners(int gamePort) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), gamePort);
    socket.setSoTimeout(PATIENCE_MILLIS);
    out = socket.getOutputStream();
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    out.write("{\"type\":\"dht\"}".getBytes(StandardCharsets.UTF_8));
    if (!answer().path("ok").asBoolean()) {
      throw new IOException("the node at port " + gamePort + " answers no questions");
    }
  }

  /** The game port of the chunk's owner; if nobody served it, somebody does from now on. */
  int gamePortOf(ChunkPos chunk) throws IOException {
    out.write(0);
    out.write(SeedText.chunk(chunk).getBytes(StandardCharsets.UTF_8));
    JsonNode address = answer();
    if (!address.isArray()) {
      throw new IOException("nobody serves chunk " + chunk + ": " + address);
    }
    return address.get(1).asInt();
  }

  private JsonNode answer() throws IOException {
    return JSON.readTree(in.readLine());
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
