package voxelpopuli.dht.wire;

import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Base64;
import java.util.List;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * The small values inside messages, in every form that a peer may write them in. What cannot be
 * read is an IOException, which the readers turn into an empty result.
 */
final class Values {

  private Values() {}

  /** An id: 20 bytes, 40 hex digits, or an integer. */
  static NodeId id(Object value) throws IOException {
    try {
      if (value instanceof byte[] bytes) {
        return NodeId.of(bytes);
      }
      if (value instanceof String text) {
        return NodeId.ofHex(text);
      }
      if (value instanceof Long number) {
        return NodeId.of(BigInteger.valueOf(number));
      }
      if (value instanceof BigInteger number) {
        return NodeId.of(number);
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("not an id", e);
    }
    throw new IOException("not an id");
  }

  /** A contact: {@code [ip, port, id]}. */
  static Contact contact(Object value) throws IOException {
    if (value instanceof List<?> list && list.size() >= 3) {
      return new Contact(id(list.get(2)), address(list));
    }
    throw new IOException("not a contact");
  }

  /** An address: {@code [ip, port]}, perhaps followed by more. */
  static InetSocketAddress address(List<?> list) throws IOException {
    if (list.size() < 2) {
      throw new IOException("not an address");
    }
    long port = integer(list.get(1));
    if (port < 1 || port > 65_535) {
      throw new IOException("not a port");
    }
    return new InetSocketAddress(ip(list.get(0)), (int) port);
  }

  static long integer(Object value) throws IOException {
    if (value instanceof Long number) {
      return number;
    }
    throw new IOException("not an integer");
  }

  /** Bytes: themselves in CBOR, base64 in JSON. */
  static byte[] bytes(Object value) throws IOException {
    if (value instanceof byte[] bytes) {
      return bytes;
    }
    if (value instanceof String text) {
      try {
        return Base64.getDecoder().decode(text);
      } catch (IllegalArgumentException e) {
        throw new IOException("not base64", e);
      }
    }
    throw new IOException("not bytes");
  }

  /**
   * An IP address, as bytes or as a literal. Names are refused: a peer never makes us ask a name
   * server.
   */
  static InetAddress ip(Object value) throws IOException {
    if (value instanceof byte[] bytes) {
      return InetAddress.getByAddress(bytes);
    }
    if (value instanceof String text && text.length() <= 45) {
      return text.indexOf(':') >= 0 ? ipv6(text) : ipv4(text);
    }
    throw new IOException("not an IP address");
  }

  private static InetAddress ipv4(String text) throws IOException {
    byte[] bytes = new byte[4];
    int part = 0;
    int number = -1;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '.';
      if (c == '.') {
        if (number < 0 || part > 3) {
          throw new IOException("not an IP address");
        }
        bytes[part++] = (byte) number;
        number = -1;
      } else {
        int digit = c - '0';
        number = Math.max(number, 0) * 10 + digit;
        if (digit < 0 || digit > 9 || number > 255) {
          throw new IOException("not an IP address");
        }
      }
    }
    if (part != 4) {
      throw new IOException("not an IP address");
    }
    return InetAddress.getByAddress(bytes);
  }

  private static InetAddress ipv6(String text) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.digit(c, 16) < 0 && c != ':' && c != '.') {
        throw new IOException("not an IP address");
      }
    }
    return InetAddress.getByName(text); // with a colon inside, this parses or fails; it never asks
  }
}
