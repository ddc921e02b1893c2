package voxelpopuli.dht.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.DhtFixtures;
import voxelpopuli.dht.NodeId;

/** Whatever happens to a bucket, in whatever order. */
class KBucketProperties {

  private static final int CAPACITY = 4;

  /** Plays a random life: contacts come, some die, and pings are answered by the living only. */
  @Property(tries = 300)
  void livingContactIsNeverEvictedAndSizeIsKept(@ForAll long seed) {
    Random random = new Random(seed);
    List<Contact> all = DhtFixtures.contacts(12, seed);
    Set<NodeId> dead = new HashSet<>();
    KBucket bucket = new KBucket(CAPACITY, 3, 2, 2, random.nextInt(3));
    for (int now = 0; now < 200; now++) {
      Contact contact = all.get(random.nextInt(all.size()));
      if (random.nextInt(10) == 0) {
        dead.add(contact.id());
      }
      List<KBucket.Effect> effects =
          dead.contains(contact.id())
              ? bucket.failed(contact.id(), now)
              : bucket.seen(contact, random.nextBoolean(), now);
      play(bucket, effects, dead, now);
      assertThat(bucket.contacts()).hasSizeLessThanOrEqualTo(CAPACITY).doesNotHaveDuplicates();
    }
  }

  private static void play(
      KBucket bucket, List<KBucket.Effect> effects, Set<NodeId> dead, long now) {
    Deque<KBucket.Effect> todo = new ArrayDeque<>(effects);
    while (!todo.isEmpty()) {
      KBucket.Effect effect = todo.poll();
      if (effect instanceof KBucket.Gone gone) {
        assertThat(dead).contains(gone.contact().id());
      } else if (effect instanceof KBucket.Ping ping) {
        todo.addAll(
            dead.contains(ping.contact().id())
                ? bucket.failed(ping.contact().id(), now)
                : bucket.seen(ping.contact(), true, now));
      }
    }
  }

  @Property(tries = 300)
  void orderIsThatOfLastBeingSeen(@ForAll long seed) {
    Random random = new Random(seed);
    List<Contact> all = DhtFixtures.contacts(CAPACITY, seed);
    KBucket bucket = new KBucket(CAPACITY, 3, 2, 2, 0);
    List<Contact> expected = new ArrayList<>();
    for (int now = 0; now < 50; now++) {
      Contact contact = all.get(random.nextInt(all.size()));
      bucket.seen(contact, true, now);
      expected.remove(contact);
      expected.add(contact);
      assertThat(bucket.contacts()).isEqualTo(expected);
    }
  }
}
