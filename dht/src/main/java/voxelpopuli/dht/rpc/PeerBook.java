package voxelpopuli.dht.rpc;

import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The peers that the endpoint remembers; beyond its size, the one not used for longest is
 * forgotten.
 */
final class PeerBook {

  private final Map<InetSocketAddress, Peer> peers;

  /** What an unknown peer is expected to be like: the mean over all. */
  final RoundTrip everybody = new RoundTrip();

  PeerBook(int maxPeers) {
    this.peers =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<InetSocketAddress, Peer> eldest) {
            return size() > maxPeers && eldest.getValue().inFlight == 0;
          }
        };
  }

  Peer at(InetSocketAddress address) {
    return peers.computeIfAbsent(address, a -> new Peer());
  }

  Optional<Peer> known(InetSocketAddress address) {
    return Optional.ofNullable(peers.get(address));
  }

  int size() {
    return peers.size();
  }
}
