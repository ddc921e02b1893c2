package voxelpopuli.loadtest.dht;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import voxelpopuli.dht.NodeId;

/**
 * Keys, values, and who puts and gets them: always a node that is not among the k nearest to the
 * key, so that every operation crosses the network. In a network of no more than k nodes everybody
 * holds everything, and anybody may.
 */
final class Workload {

  private final int nodes;
  private final int k;
  private final IntFunction<NodeId> ids;
  private final Random random;

  Workload(int nodes, int k, IntFunction<NodeId> ids, long seed) {
    this.nodes = nodes;
    this.k = k;
    this.ids = ids;
    this.random = new Random(seed);
  }

  static Workload of(LocalOverlay overlay, long seed) {
    return new Workload(overlay.size(), overlay.k(), overlay::id, seed);
  }

  List<Operation.Put> puts(int count, int valueBytes) {
    List<Operation.Put> puts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      byte[] value = new byte[valueBytes];
      random.nextBytes(value);
      NodeId key = NodeId.random(random);
      puts.add(new Operation.Put(outsider(key, Set.of()), key, value));
    }
    return puts;
  }

  /** Gets of all that was put, in another order, by living nodes. */
  List<Operation.Get> gets(List<Operation.Put> puts, Set<Integer> dead) {
    List<Operation.Get> gets = new ArrayList<>(puts.size());
    for (Operation.Put put : puts) {
      gets.add(new Operation.Get(outsider(put.key(), dead), put.key(), put.value()));
    }
    Collections.shuffle(gets, random);
    return gets;
  }

  /** Nodes that die. */
  Set<Integer> victims(int percent) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, nodes).boxed().toList());
    Collections.shuffle(all, random);
    return new HashSet<>(all.subList(0, nodes * percent / 100));
  }

  private int outsider(NodeId key, Set<Integer> dead) {
    List<Integer> outside =
        IntStream.range(0, nodes)
            .boxed()
            .sorted(Comparator.comparing(ids::apply, key.byDistance()))
            .skip(nodes > k ? k : 0)
            .filter(node -> !dead.contains(node))
            .toList();
    if (outside.isEmpty()) {
      throw new IllegalArgumentException("nobody is left to ask for a key: too many nodes die");
    }
    return outside.get(random.nextInt(outside.size()));
  }
}
