package voxelpopuli.dht.join;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import voxelpopuli.dht.DhtSettings;

/** What people type for a node: {@code host}, {@code host:port}, {@code [v6]:port}. */
public record HostPort(String host, int port) {

  /** Reads it; without a port it is the default one. */
  public static HostPort parse(String text) {
    String trimmed = text.strip();
    int colon = trimmed.lastIndexOf(':');
    boolean bracketed = trimmed.startsWith("[");
    boolean bareV6 = !bracketed && trimmed.indexOf(':') != colon;
    if (colon < 0 || bareV6 || bracketed && trimmed.endsWith("]")) {
      return new HostPort(unbracket(trimmed), DhtSettings.DEFAULT_PORT);
    }
    try {
      int port = Integer.parseInt(trimmed.substring(colon + 1));
      if (port < 1 || port > 65_535 || colon == 0) {
        throw new IllegalArgumentException("\"" + text + "\" is not host[:port]");
      }
      return new HostPort(unbracket(trimmed.substring(0, colon)), port);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("\"" + text + "\" is not host[:port]", e);
    }
  }

  /** Asks the system for the host's address; this blocks. */
  public InetSocketAddress resolve() throws UnknownHostException {
    return new InetSocketAddress(InetAddress.getByName(host), port);
  }

  private static String unbracket(String host) {
    return host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
  }

  @Override
  public String toString() {
    return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
  }
}
