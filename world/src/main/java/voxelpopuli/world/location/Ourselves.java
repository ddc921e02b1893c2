package voxelpopuli.world.location;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The addresses that mean this node. The first is what others are told; more are learnt from what
 * others see, and a record that names any of them names us.
 */
public final class Ourselves {

  private final int port;
  private final Set<String> hosts = ConcurrentHashMap.newKeySet();
  private volatile String host;

  /**
   * Knows one address to begin with.
   *
   * @param port the game port
   */
  public Ourselves(String host, int port) {
    this.port = port;
    this.host = host;
    hosts.add(host);
  }

  /** From now on others are told this address. */
  public void learn(String better) {
    hosts.add(better);
    host = better;
  }

  /** What others are told. */
  public GameAddress address() {
    return new GameAddress(host, port);
  }

  /** Whether an address is one of ours. */
  public boolean is(GameAddress address) {
    return address.port() == port && hosts.contains(address.host());
  }
}
