package voxelpopuli.world.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;
import voxelpopuli.world.protocol.Frame;
import voxelpopuli.world.protocol.FrameCodec;
import voxelpopuli.world.protocol.MalformedException;
import voxelpopuli.world.voxel.ChunkPos;

/**
 * A client written from the source text with nothing of ours: a socket, bytes and a JSON parser.
 */
final class RawClient implements AutoCloseable {

  static final int REGISTER = 1;
  static final int DEREGISTER = 2;
  static final int MOVE = 3;
  static final int CHUNK_DATA = 5;
  static final int TIME = 6;
  static final int BLOCK_CHANGE = 7;

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Socket socket;
  private final InputStream in;

  RawClient(int gamePort) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), gamePort);
      socket.setSoTimeout(10_000);
      socket.setTcpNoDelay(true);
      in = new BufferedInputStream(socket.getInputStream(), 1 << 17);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Connects to a chunk and reads the acknowledgement. */
  static RawClient connected(int gamePort, ChunkPos chunk) {
    RawClient client = new RawClient(gamePort);
    JsonNode answer = client.send("{\"type\":\"connect\",\"chunk\":" + chunk + "}").line();
    if (!answer.path("ok").asBoolean()) {
      throw new IllegalStateException(answer.toString());
    }
    return client;
  }

  RawClient send(String text) {
    return send(text.getBytes(StandardCharsets.UTF_8));
  }

  RawClient send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RawClient packet(int type, String args, String player) {
    return send("{\"type\":" + type + ",\"args\":[" + args + "],\"player\":\"" + player + "\"}\n");
  }

  RawClient query(int kind, String json) {
    return send(new byte[] {(byte) kind}).send(json);
  }

  void endSending() {
    try {
      socket.shutdownOutput();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next line as JSON. */
  JsonNode line() {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      for (int next = in.read(); next != '\n'; next = in.read()) {
        if (next < 0) {
          throw new IllegalStateException("closed after: " + line);
        }
        line.write(next);
      }
      return JSON.readTree(line.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next packet of this type that fits; others are skipped. */
  JsonNode next(int type, Predicate<JsonNode> which) {
    while (true) {
      JsonNode packet = line();
      if (packet.path("type").asInt() == type && which.test(packet)) {
        return packet;
      }
    }
  }

  JsonNode next(int type) {
    return next(type, packet -> true);
  }

  /** The next frame of a native session that is of this type; others are skipped. */
  <F extends Frame> F nextFrame(Class<F> type) {
    try {
      while (true) {
        int length = ByteBuffer.wrap(in.readNBytes(FrameCodec.PREFIX)).getInt();
        Frame frame = FrameCodec.decode(ByteBuffer.wrap(in.readNBytes(length)));
        if (type.isInstance(frame)) {
          return type.cast(frame);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All that comes until the server closes. */
  String rest() {
    return new String(restBytes(), StandardCharsets.UTF_8);
  }

  /** The same as bytes. */
  byte[] restBytes() {
    try {
      return in.readAllBytes();
    } catch (IOException e) {
      return new byte[0];
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
