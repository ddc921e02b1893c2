package voxelpopuli.loadtest.dht;

import java.util.List;
import java.util.Set;

/**
 * What a run does.
 *
 * @param scenarios the kinds of load
 * @param nodes network sizes for put, get, kill and loss
 * @param values keys put, and then got, at each size
 * @param valueBytes length of a value
 * @param kill percentages of nodes that die at once
 * @param loss percentages of datagrams that are lost
 * @param concurrent gets under way at a time in the concurrent scenario
 * @param growth largest network of the growth scenario
 * @param heap nodes in the heap scenario
 * @param simulate largest simulated network
 * @param warmUp puts, and five times as many gets, before anything is timed
 * @param seed of all that is random
 */
public record DhtPlan(
    Set<Scenario> scenarios,
    List<Integer> nodes,
    int values,
    int valueBytes,
    List<Integer> kill,
    List<Integer> loss,
    int concurrent,
    int growth,
    int heap,
    int simulate,
    int warmUp,
    long seed) {

  /** The kinds of load. */
  public enum Scenario {
    LATENCY,
    CONCURRENT,
    KILL,
    LOSS,
    GROWTH,
    HEAP,
    SIMULATE,
    BUCKETS
  }

  /** Peers are slower by up to a second an operation when nodes die: they get fewer values. */
  private static final int MOST_PEER_VALUES = 400;

  public DhtPlan {
    scenarios = Set.copyOf(scenarios);
    nodes = List.copyOf(nodes);
    kill = List.copyOf(kill);
    loss = List.copyOf(loss);
    if (nodes.stream().anyMatch(n -> n < 2)) {
      throw new IllegalArgumentException("a network has at least 2 nodes");
    }
    if (values < 1 || warmUp < 0 || valueBytes < 1 || valueBytes > 1000) {
      throw new IllegalArgumentException("at least one value, of 1 to 1000 bytes");
    }
    if (kill.stream().anyMatch(p -> p < 1 || p > 90)
        || loss.stream().anyMatch(p -> p < 1 || p > 90)) {
      throw new IllegalArgumentException("percentages are from 1 to 90");
    }
    if (concurrent < 1 || growth < 2 || heap < 2 || simulate < 2) {
      throw new IllegalArgumentException("--concurrent is at least 1, network sizes at least 2");
    }
  }

  int peerValues() {
    return Math.min(values, MOST_PEER_VALUES);
  }
}
