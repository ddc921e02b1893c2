package voxelpopuli.node;

import java.io.IOException;
import java.net.BindException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;

/**
 * An overlay port (UDP) and the game port above it (TCP), held until the node binds them itself.
 *
 * <p>Holding both from the first look on is what lets several nodes start at the same moment: each
 * finds the pairs of the others taken, although none of them serves anybody yet.
 */
final class PortPair implements AutoCloseable {

  private final int overlayPort;
  private final DatagramSocket overlay;
  private final ServerSocket game;

  private PortPair(int overlayPort, DatagramSocket overlay, ServerSocket game) {
    this.overlayPort = overlayPort;
    this.overlay = overlay;
    this.game = game;
  }

  /** Takes the pair that begins at a port, or says why it cannot be had. */
  static PortPair reserve(String host, int overlayPort) throws StartRefused {
    InetAddress address;
    try {
      address = InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw new StartRefused("host: nobody knows the name '" + host + "'");
    }
    DatagramSocket overlay = null;
    String what = "UDP port " + overlayPort;
    try {
      overlay = new DatagramSocket(new InetSocketAddress(address, overlayPort));
      what = "TCP port " + (overlayPort + 1) + ", the game port,";
      ServerSocket game = new ServerSocket();
      try {
        game.bind(new InetSocketAddress(address, overlayPort + 1));
      } catch (IOException e) {
        game.close();
        throw e;
      }
      return new PortPair(overlayPort, overlay, game);
    } catch (IOException e) {
      if (overlay != null) {
        overlay.close();
      }
      throw new StartRefused(explain(host, what, e));
    }
  }

  private static String explain(String host, String what, IOException e) {
    String reason = String.valueOf(e.getMessage());
    if (reason.contains("assign requested address")) {
      return "host: " + host + " is not an address of this machine";
    }
    if (reason.contains("ermission denied")) {
      return "port: " + what + " needs privileges that this user lacks; choose one above 1023";
    }
    if (e instanceof BindException) {
      return "port: "
          + what
          + " is in use on "
          + host
          + "; choose another with --port, or leave it out";
    }
    return "port: " + what + " cannot be opened on " + host + ": " + reason;
  }

  int overlayPort() {
    return overlayPort;
  }

  int gamePort() {
    return overlayPort + 1;
  }

  /** Frees both ports; the node's own sockets take them next. */
  @Override
  public void close() {
    overlay.close();
    try {
      game.close();
    } catch (IOException e) {
      throw new IllegalStateException("a listening socket would not close", e);
    }
  }
}
