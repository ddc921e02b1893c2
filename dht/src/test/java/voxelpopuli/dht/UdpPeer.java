package voxelpopuli.dht;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A peer made by hand: a plain socket that sends and receives text. */
final class UdpPeer implements AutoCloseable {

  private final DatagramSocket socket;

  UdpPeer() throws IOException {
    socket = new DatagramSocket(new InetSocketAddress("127.0.0.1", 0));
  }

  int port() {
    return socket.getLocalPort();
  }

  void send(String text, InetSocketAddress to) throws IOException {
    send(text.getBytes(StandardCharsets.UTF_8), to);
  }

  void send(byte[] bytes, InetSocketAddress to) throws IOException {
    socket.send(new DatagramPacket(bytes, bytes.length, to));
  }

  Optional<String> receive(int patienceMillis) throws IOException {
    socket.setSoTimeout(patienceMillis);
    DatagramPacket packet = new DatagramPacket(new byte[65_536], 65_536);
    try {
      socket.receive(packet);
    } catch (SocketTimeoutException e) {
      return Optional.empty();
    }
    return Optional.of(new String(packet.getData(), 0, packet.getLength(), StandardCharsets.UTF_8));
  }

  /** The next datagram that answers the call of this number; pings of the node are skipped. */
  String answer(long id) throws IOException {
    while (true) {
      String text = receive(5_000).orElseThrow(() -> new AssertionError("no answer to " + id));
      if (text.contains("\"call\":false") && text.contains("\"id\":" + id + ",")) {
        return text;
      }
    }
  }

  /** The next call of the node. */
  String call() throws IOException {
    while (true) {
      String text = receive(5_000).orElseThrow(() -> new AssertionError("no call"));
      if (text.contains("\"call\":true")) {
        return text;
      }
    }
  }

  @Override
  public void close() {
    socket.close();
  }
}
