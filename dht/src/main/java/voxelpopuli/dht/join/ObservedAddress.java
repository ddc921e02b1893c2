package voxelpopuli.dht.join;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.dht.NodeId;

/**
 * The address that most peers see us at. Each peer has one vote, its latest; only so many peers are
 * remembered.
 */
public final class ObservedAddress {

  private static final int MAX_VOTERS = 64;

  /** An address and how many peers see us there. */
  public record Tally(InetSocketAddress address, int votes) {}

  private final Map<NodeId, InetSocketAddress> votes = new LinkedHashMap<>(4, 0.75f, true);
  private final Map<InetSocketAddress, Integer> counts = new HashMap<>(2);
  private Optional<Tally> leading = Optional.empty();

  /** Counts a vote; returns the leading address if it has changed. */
  public Optional<Tally> vote(NodeId peer, InetSocketAddress address) {
    InetSocketAddress before = votes.put(peer, address);
    if (address.equals(before)) {
      return Optional.empty();
    }
    counts.merge(address, 1, Integer::sum);
    if (before != null) {
      withdraw(before);
    }
    if (votes.size() > MAX_VOTERS) {
      NodeId eldest = votes.keySet().iterator().next();
      withdraw(votes.remove(eldest));
    }
    Optional<Tally> previous = leading;
    leading =
        counts.entrySet().stream()
            .max(Map.Entry.comparingByValue())
            .map(entry -> new Tally(entry.getKey(), entry.getValue()));
    return previous.map(Tally::address).equals(leading.map(Tally::address))
        ? Optional.empty()
        : leading;
  }

  /** The leading address. */
  public Optional<Tally> leading() {
    return leading;
  }

  private void withdraw(InetSocketAddress address) {
    counts.computeIfPresent(address, (a, count) -> count > 1 ? count - 1 : null);
  }
}
