package voxelpopuli.dht.join;

import java.net.InetSocketAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import voxelpopuli.dht.NodeId;

/**
 * The address that most peers see us at. Each peer has one vote, its latest; only so many peers are
 * remembered.
 */
public final class ObservedAddress {

  private static final int MAX_VOTERS = 64;

  /** An address and how many peers see us there. */
  public record Tally(InetSocketAddress address, int votes) {}

  private final Map<NodeId, InetSocketAddress> votes =
      new LinkedHashMap<>(4, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<NodeId, InetSocketAddress> eldest) {
          return size() > MAX_VOTERS;
        }
      };

  private Optional<Tally> leading = Optional.empty();

  /** Counts a vote; returns the leading address if it has changed. */
  public Optional<Tally> vote(NodeId peer, InetSocketAddress address) {
    votes.put(peer, address);
    Optional<Tally> before = leading;
    leading =
        votes.values().stream()
            .collect(Collectors.groupingBy(a -> a, Collectors.counting()))
            .entrySet()
            .stream()
            .max(Map.Entry.comparingByValue())
            .map(entry -> new Tally(entry.getKey(), entry.getValue().intValue()));
    boolean same = before.map(Tally::address).equals(leading.map(Tally::address));
    return same ? Optional.empty() : leading;
  }

  /** The leading address. */
  public Optional<Tally> leading() {
    return leading;
  }
}
