package voxelpopuli.node.options;

import java.net.InetSocketAddress;
import voxelpopuli.node.StartRefused;

/** An address as people write it: {@code host}, {@code host:port}, {@code [::1]:port}. */
public record HostPort(String host, int port) {

  /** The overlay port that is meant when somebody names only a host. */
  public static final int DEFAULT_PORT = 7400;

  /**
   * Reads an address.
   *
   * @param text what was given
   * @param name the option that it was given for, for the message
   * @param defaultPort the port that a bare host means
   */
  public static HostPort parse(String text, String name, int defaultPort) throws StartRefused {
    String host = text.strip();
    int port = defaultPort;
    int colon = host.lastIndexOf(':');
    boolean bareIpv6 = colon >= 0 && host.indexOf(':') != colon && !host.startsWith("[");
    if (colon >= 0 && !bareIpv6 && !host.endsWith("]")) {
      try {
        port = Integer.parseInt(host.substring(colon + 1));
      } catch (NumberFormatException e) {
        throw malformed(text, name);
      }
      host = host.substring(0, colon);
    }
    if (host.startsWith("[") && host.endsWith("]")) {
      host = host.substring(1, host.length() - 1);
    }
    // The game port is one higher, so the last port is no overlay port.
    if (host.isEmpty() || host.chars().anyMatch(Character::isWhitespace)) {
      throw malformed(text, name);
    }
    if (port < 1 || port > 65534) {
      throw new StartRefused(name + ": port " + port + " is not between 1 and 65534");
    }
    return new HostPort(host, port);
  }

  private static StartRefused malformed(String text, String name) {
    return new StartRefused(name + ": '" + text + "' is not host[:port], e.g. 192.0.2.7:7400");
  }

  /** This address with its name resolved; unresolved if nobody knows the name. */
  public InetSocketAddress resolve() {
    return new InetSocketAddress(host, port);
  }

  @Override
  public String toString() {
    return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
  }
}
