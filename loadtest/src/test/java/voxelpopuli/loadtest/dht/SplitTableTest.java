package voxelpopuli.loadtest.dht;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.loadtest.report.Report;

class SplitTableTest {

  private static final int K = 20;

  private final Random random = new Random(11);
  private final NodeId self = NodeId.random(random);
  private final List<Contact> others =
      Stream.generate(
              () -> new Contact(NodeId.random(random), new InetSocketAddress("127.0.0.1", 1)))
          .limit(600)
          .toList();

  @Test
  void splittingTheOwnRangeKeepsWhatThe160BucketsKeep() {
    SplitTable table = table(SplitRule.OWN_RANGE);
    // A bucket of the 160 keeps the first k that it meets. The tree does too, for every range that
    // it has split off.
    Map<Integer, Integer> sizes = new HashMap<>();
    int kept = 0;
    for (Contact other : others) {
      int size = sizes.merge(self.bucketIndex(other.id()), 1, Integer::sum);
      kept += size <= K ? 1 : 0;
    }

    assertThat(table.contacts()).isEqualTo(kept);
  }

  @Test
  void splittingAnywhereKeepsNearlyEverybody() {
    assertThat(table(SplitRule.ANYWHERE_4_OF_5).contacts())
        .isGreaterThan(table(SplitRule.OWN_RANGE).contacts() * 3);
  }

  @Test
  void theNearestComeFirstAndAreTheNearest() {
    SplitTable table = table(SplitRule.OWN_RANGE);
    NodeId target = NodeId.random(random);

    List<Contact> all = table.nearest(target, others.size());

    assertThat(all).hasSize(table.contacts());
    assertThat(all).isSortedAccordingTo((a, b) -> target.compareDistance(a.id(), b.id()));
    assertThat(table.nearest(target, K)).isEqualTo(all.subList(0, K));
  }

  @Test
  void theComparisonFindsTheTrueNearestByEveryRule() {
    BucketComparison comparison = new BucketComparison(1, new Report());

    for (SplitRule rule : SplitRule.values()) {
      assertThat(comparison.compare(100, 3, rule).exact()).isEqualTo(1.0);
    }
  }

  private SplitTable table(SplitRule rule) {
    SplitTable table = new SplitTable(self, K, rule, new Random(1));
    others.forEach(table::meet);
    return table;
  }
}
