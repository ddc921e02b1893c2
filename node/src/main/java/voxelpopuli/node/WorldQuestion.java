package voxelpopuli.node;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import voxelpopuli.dht.NodeId;
import voxelpopuli.node.options.HostPort;
import voxelpopuli.world.WorldDescription;

/**
 * Asks the nodes that we are to join which world they are in: the overlay call {@code WORLD []}.
 *
 * <p>It is asked before the overlay starts, because a node cannot speak in a world that it does not
 * know yet. A plain socket and the overlay's JSON are enough for one question.
 */
final class WorldQuestion {

  /** The call's name on the wire. */
  static final String RPC = "WORLD";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int ROUND_MILLIS = 500;

  private final List<HostPort> bootstrap;
  private final NodeId self;

  WorldQuestion(List<HostPort> bootstrap, NodeId self) {
    this.bootstrap = bootstrap;
    this.self = self;
  }

  /** Asks all of them every half second; the first good answer counts. */
  Optional<WorldDescription> ask(Duration patience) throws StartRefused {
    long id = ThreadLocalRandom.current().nextLong(1L << 32);
    long end = System.nanoTime() + patience.toNanos();
    try (DatagramSocket socket = new DatagramSocket()) {
      while (System.nanoTime() < end) {
        send(socket, id);
        Optional<WorldDescription> answer = listen(socket, id);
        if (answer.isPresent()) {
          return answer;
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new StartRefused("bootstrap: cannot ask " + bootstrap + ": " + e.getMessage());
    }
  }

  private void send(DatagramSocket socket, long id) throws StartRefused {
    String call =
        "{\"id\":"
            + id
            + ",\"node\":\""
            + self.hex()
            + "\",\"call\":true,\"rpc\":\""
            + RPC
            + "\",\"args\":[]}";
    byte[] bytes = call.getBytes(StandardCharsets.UTF_8);
    for (HostPort peer : bootstrap) {
      InetSocketAddress address = peer.resolve();
      if (address.isUnresolved()) {
        throw new StartRefused("bootstrap: nobody knows the name '" + peer.host() + "'");
      }
      try {
        socket.send(new DatagramPacket(bytes, bytes.length, address));
      } catch (IOException e) {
        continue; // not reachable from here now; the others may be, and the next round asks again
      }
    }
  }

  private Optional<WorldDescription> listen(DatagramSocket socket, long id) throws IOException {
    DatagramPacket packet = new DatagramPacket(new byte[2048], 2048);
    long end = System.nanoTime() + Duration.ofMillis(ROUND_MILLIS).toNanos();
    for (long left = ROUND_MILLIS; left > 0; left = (end - System.nanoTime()) / 1_000_000) {
      socket.setSoTimeout((int) left);
      try {
        socket.receive(packet);
      } catch (SocketTimeoutException e) {
        return Optional.empty();
      }
      Optional<WorldDescription> answer = read(packet, id);
      if (answer.isPresent()) {
        return answer;
      }
    }
    return Optional.empty();
  }

  /** Anything but the answer to our call from somebody whom we asked is passed over. */
  private Optional<WorldDescription> read(DatagramPacket packet, long id) {
    boolean asked =
        bootstrap.stream().anyMatch(peer -> peer.resolve().equals(packet.getSocketAddress()));
    if (!asked) {
      return Optional.empty();
    }
    try {
      JsonNode message =
          JSON.readTree(
              new String(packet.getData(), 0, packet.getLength(), StandardCharsets.UTF_8));
      return message.path("id").asLong(-1) == id && message.path("ret").isTextual()
          ? WorldDescription.fromJson(message.get("ret").textValue())
          : Optional.empty();
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }
}
