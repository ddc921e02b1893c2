package voxelpopuli.loadtest.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.NodeId;

class WorkloadTest {

  private static final int NODES = 40;
  private static final int K = 20;

  private final Random random = new Random(3);
  private final List<NodeId> ids =
      Stream.generate(() -> NodeId.random(random)).limit(NODES).toList();
  private final Workload work = new Workload(NODES, K, ids::get, 5);

  @Test
  void nobodyPutsOrGetsAKeyThatItHolds() {
    List<Operation.Put> puts = work.puts(100, 10);
    List<Operation.Get> gets = work.gets(puts, Set.of());

    assertThat(puts).allMatch(put -> rank(put) >= K);
    assertThat(gets).hasSize(100).allMatch(get -> rank(get) >= K);
  }

  @Test
  void theDeadAskForNothing() {
    Set<Integer> dead = work.victims(30);

    assertThat(dead).hasSize(12);
    assertThat(work.gets(work.puts(50, 10), dead)).noneMatch(get -> dead.contains(get.node()));
  }

  @Test
  void theSameSeedMakesTheSameWork() {
    List<Operation.Put> one = new Workload(NODES, K, ids::get, 9).puts(10, 10);
    List<Operation.Put> other = new Workload(NODES, K, ids::get, 9).puts(10, 10);

    assertThat(one.stream().map(Operation::key).toList())
        .isEqualTo(other.stream().map(Operation::key).toList());
  }

  private int rank(Operation operation) {
    return ids.stream()
        .sorted(operation.key().byDistance())
        .toList()
        .indexOf(ids.get(operation.node()));
  }
}
