package voxelpopuli.loadtest.session;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import voxelpopuli.world.protocol.PlayerState;

/**
 * Puts guests somewhere before they come in, as the source text's protocol allows: whoever is
 * registered there and leaves comes back to the same place.
 */
final class Guests {

  /** The chunk of the spawn, which somebody has visited. */
  private static final String CHUNK = "[0,1,0]";

  private static final int TIMEOUT_MILLIS = 5_000;

  /** What the overlay takes to keep what it was given, with room to spare. */
  private static final long SETTLE_MILLIS = 500;

  private Guests() {}

  /**
   * Has all of them stand there when they next come in.
   *
   * @param nodes overlay addresses; one of them serves the spawn
   */
  static void place(List<String> nodes, List<String> names, PlayerState at)
      throws IOException, InterruptedException {
    for (String node : nodes) {
      int colon = node.lastIndexOf(':');
      int port = Integer.parseInt(node.substring(colon + 1)) + 1;
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(node.substring(0, colon), port), TIMEOUT_MILLIS);
        socket.setSoTimeout(TIMEOUT_MILLIS);
        send(socket, "{\"type\":\"connect\",\"chunk\":" + CHUNK + "}");
        if (line(socket.getInputStream()).contains("true")) {
          for (String name : names) {
            send(socket, packet(1, at, name) + "\n" + packet(2, null, name));
          }
          TimeUnit.MILLISECONDS.sleep(SETTLE_MILLIS);
          return;
        }
      }
    }
    throw new IOException("no node serves chunk " + CHUNK);
  }

  private static String packet(int type, PlayerState at, String name) {
    String args = at == null ? "" : String.format(Locale.ROOT, "%f,%f,%f", at.x(), at.y(), at.z());
    return "{\"type\":" + type + ",\"args\":[" + args + "],\"player\":\"" + name + "\"}";
  }

  private static void send(Socket socket, String line) throws IOException {
    socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      line.append((char) next);
    }
    return line.toString();
  }
}
