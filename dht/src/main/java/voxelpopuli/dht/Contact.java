package voxelpopuli.dht;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Objects;

/** A node as others know it: its id and the UDP address that it answers from. */
public record Contact(NodeId id, InetSocketAddress address) {

  public Contact {
    Objects.requireNonNull(id, "id");
    if (address.isUnresolved()) {
      throw new IllegalArgumentException("a contact needs a resolved address, not " + address);
    }
  }

  /** The machine's address. */
  public InetAddress ip() {
    return address.getAddress();
  }

  /** The overlay port. */
  public int port() {
    return address.getPort();
  }

  @Override
  public String toString() {
    return id.shortHex() + "@" + ip().getHostAddress() + ":" + port();
  }
}
