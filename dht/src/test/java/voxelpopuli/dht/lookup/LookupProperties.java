package voxelpopuli.dht.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;

/** Lookups against peers that answer, lie, come late, or never. */
class LookupProperties {

  private static final int K = 5;
  private static final int ALPHA = 3;

  /**
   * Peers answer with whatever they please: known nodes, inventions nearer and nearer, ourselves.
   */
  @Property(tries = 300)
  void everyLookupEndsAsksNobodyTwiceAndNeverItself(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 3) int pathCount) {
    Random random = new Random(seed);
    NodeId target = NodeId.random(random);
    Contact self = DhtFixtures.contact(NodeId.random(random));
    List<Contact> network = new ArrayList<>(DhtFixtures.contacts(40, seed));
    network.add(self);
    Paths paths = new Paths(target, self.id(), K, ALPHA, pathCount, network.subList(0, 8));
    List<Contact> open = new ArrayList<>();
    Set<NodeId> asked = new HashSet<>();
    Map<NodeId, LookupFrontier> pathOf = new HashMap<>();
    int steps = 0;
    while (true) {
      for (Contact contact : paths.next()) {
        assertThat(asked.add(contact.id())).as("asked once").isTrue();
        assertThat(contact.id()).isNotEqualTo(self.id());
        pathOf.put(contact.id(), paths.of(contact.id()).orElseThrow());
        open.add(contact);
      }
      if (paths.isDone()) {
        break;
      }
      assertThat(open).as("a lookup that is not done waits for somebody").isNotEmpty();
      assertThat(++steps).isLessThan(10_000);
      answerSomehow(paths, open, network, target, random);
    }
    assertThat(paths.nearest()).hasSizeLessThanOrEqualTo(K);
    pathOf.forEach((id, path) -> assertThat(paths.of(id)).containsSame(path));
  }

  private static void answerSomehow(
      Paths paths, List<Contact> open, List<Contact> network, NodeId target, Random random) {
    Contact contact = open.get(random.nextInt(open.size()));
    switch (random.nextInt(6)) {
      case 0 -> paths.overdue(contact.id());
      case 1 -> {
        open.remove(contact);
        paths.failed(contact.id());
      }
      case 2 -> {
        open.remove(contact);
        Contact invented = DhtFixtures.contact(target.randomInBucket(random.nextInt(160), random));
        paths.answered(contact.id(), List.of(invented));
      }
      default -> {
        open.remove(contact);
        int from = random.nextInt(network.size());
        paths.answered(contact.id(), network.subList(from, Math.min(network.size(), from + K)));
      }
    }
  }

  /** Every node knows everybody: the result is exact. */
  @Property(tries = 100)
  void honestPeersLeadToTheTrueNearest(@ForAll long seed) {
    NodeId target = NodeId.random(new Random(seed));
    List<Contact> network = DhtFixtures.contacts(60, seed);
    List<Contact> nearest =
        network.stream().sorted((a, b) -> target.compareDistance(a.id(), b.id())).limit(K).toList();
    LookupFrontier frontier =
        new LookupFrontier(
            target, NodeId.sha1("self"), K, ALPHA, network.subList(0, 3), new HashSet<>());
    for (List<Contact> ask = frontier.next(); !frontier.isDone(); ask = frontier.next()) {
      ask.forEach(contact -> frontier.answered(contact.id(), nearest));
    }
    assertThat(frontier.nearest()).isEqualTo(nearest);
  }

  @Property(tries = 100)
  void disjointPathsShareNoPeer(@ForAll long seed) {
    NodeId target = NodeId.random(new Random(seed));
    List<Contact> network = DhtFixtures.contacts(60, seed);
    Paths paths = new Paths(target, NodeId.sha1("self"), K, ALPHA, 3, network.subList(0, 9));
    Map<LookupFrontier, Set<NodeId>> asked = new HashMap<>();
    for (List<Contact> ask = paths.next(); !paths.isDone(); ask = paths.next()) {
      for (Contact contact : ask) {
        LookupFrontier path = paths.of(contact.id()).orElseThrow();
        asked.forEach((other, ids) -> assertThat(ids).doesNotContain(contact.id()));
        asked.computeIfAbsent(path, p -> new HashSet<>()).add(contact.id());
      }
      ask.forEach(contact -> paths.answered(contact.id(), network));
    }
    assertThat(asked).hasSize(3);
  }
}
