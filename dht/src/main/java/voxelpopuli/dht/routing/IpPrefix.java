package voxelpopuli.dht.routing;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * The part of an IP address that one owner usually has whole: /24 of IPv4, /48 of IPv6. Limits on
 * it keep one owner from filling a bucket.
 */
public final class IpPrefix {

  private IpPrefix() {}

  /** The prefix as text; empty for addresses that the limits do not apply to. */
  public static Optional<String> of(InetAddress address) {
    if (isLocal(address)) {
      return Optional.empty();
    }
    byte[] bytes = address.getAddress();
    int length = address instanceof Inet4Address ? 3 : 6;
    return Optional.of(HexFormat.of().formatHex(Arrays.copyOf(bytes, length)));
  }

  /**
   * Loopback, link-local and private ranges (fc00::/7 too): a network that its owner answers for.
   */
  public static boolean isLocal(InetAddress address) {
    if (address.isLoopbackAddress()
        || address.isSiteLocalAddress()
        || address.isLinkLocalAddress()) {
      return true;
    }
    return !(address instanceof Inet4Address) && (address.getAddress()[0] & 0xfe) == 0xfc;
  }
}
