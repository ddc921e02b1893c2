package voxelpopuli.dht.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;

class RoutingSnapshotProperties {

  private static RoutingSnapshot table(NodeId self, List<Contact> contacts) {
    Map<Integer, List<Contact>> buckets = new HashMap<>();
    for (Contact contact : contacts) {
      buckets.computeIfAbsent(self.bucketIndex(contact.id()), i -> new ArrayList<>()).add(contact);
    }
    RoutingSnapshot snapshot = RoutingSnapshot.empty(self);
    for (Map.Entry<Integer, List<Contact>> bucket : buckets.entrySet()) {
      snapshot =
          snapshot.with(
              bucket.getKey(), new RoutingSnapshot.Bucket(bucket.getValue(), List.of(), List.of()));
    }
    return snapshot;
  }

  @Property(tries = 300)
  void nearestAreExactlyTheNearest(
      @ForAll long seed,
      @ForAll @IntRange(max = 200) int size,
      @ForAll @IntRange(min = 1, max = 30) int count) {
    Random random = new Random(seed);
    NodeId self = NodeId.random(random);
    List<Contact> contacts = new ArrayList<>(DhtFixtures.contacts(size, seed + 1));
    // Neighbours of ours as well, so that low buckets are not empty.
    for (int bucket = 0; bucket < 160; bucket += 7) {
      contacts.add(DhtFixtures.contact(self.randomInBucket(bucket, random)));
    }
    NodeId target =
        random.nextInt(4) == 0
            ? self
            : random.nextBoolean()
                ? NodeId.random(random)
                : self.randomInBucket(random.nextInt(160), random);
    List<Contact> expected =
        contacts.stream()
            .sorted((a, b) -> target.compareDistance(a.id(), b.id()))
            .limit(count)
            .toList();
    assertThat(table(self, contacts).nearest(target, count)).isEqualTo(expected);
  }

  @Property(tries = 20)
  void markedContactsAreOnlyAMakeshift(@ForAll long seed) {
    NodeId self = NodeId.random(new Random(seed));
    List<Contact> contacts = DhtFixtures.contacts(2, seed + 1);
    int index = self.bucketIndex(contacts.get(1).id());
    RoutingSnapshot snapshot =
        RoutingSnapshot.empty(self)
            .with(
                index, new RoutingSnapshot.Bucket(List.of(), List.of(contacts.get(1)), List.of()));
    assertThat(snapshot.nearest(self, 5)).isEmpty();
    assertThat(snapshot.nearestOrMarked(self, 5)).containsExactly(contacts.get(1));
  }
}
