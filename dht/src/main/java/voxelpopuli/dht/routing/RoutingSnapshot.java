package voxelpopuli.dht.routing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * All buckets at one moment; immutable.
 *
 * <p>Rationale of the search: for a target in our bucket b, every contact of b is nearer to it than
 * any other; then come those of the buckets below b, mixed; then bucket b+1, b+2, and so on, each
 * wholly farther than the one before. So only as many buckets are sorted as k needs.
 */
public final class RoutingSnapshot {

  /** One bucket's contacts, least recently seen first, and those that failed their last call. */
  public record Bucket(List<Contact> living, List<Contact> marked, List<Contact> replacements) {
    static final Bucket EMPTY = new Bucket(List.of(), List.of(), List.of());

    /** Contacts in the bucket, marked ones too. */
    public int size() {
      return living.size() + marked.size();
    }
  }

  private final NodeId self;
  private final Bucket[] buckets;
  private final int size;

  private RoutingSnapshot(NodeId self, Bucket[] buckets) {
    this.self = self;
    this.buckets = buckets;
    int count = 0;
    for (Bucket bucket : buckets) {
      count += bucket == null ? 0 : bucket.size();
    }
    this.size = count;
  }

  /** A table that knows nobody. */
  public static RoutingSnapshot empty(NodeId self) {
    return new RoutingSnapshot(self, new Bucket[NodeId.BITS]);
  }

  /** This table with one bucket replaced. */
  public RoutingSnapshot with(int index, Bucket bucket) {
    Bucket[] copy = buckets.clone();
    copy[index] = bucket;
    return new RoutingSnapshot(self, copy);
  }

  /** Whose table this is. */
  public NodeId self() {
    return self;
  }

  /** Contacts in all buckets. */
  public int size() {
    return size;
  }

  /** One bucket; empty if nobody is known at that distance. */
  public Bucket bucket(int index) {
    return buckets[index] == null ? Bucket.EMPTY : buckets[index];
  }

  /** Every contact. */
  public Stream<Contact> contacts() {
    return java.util.Arrays.stream(buckets)
        .filter(java.util.Objects::nonNull)
        .flatMap(bucket -> Stream.concat(bucket.living().stream(), bucket.marked().stream()));
  }

  /** The index of the nearest bucket with a contact in it, or 160 if there is none. */
  public int nearestBucket() {
    for (int i = 0; i < NodeId.BITS; i++) {
      if (bucket(i).size() > 0) {
        return i;
      }
    }
    return NodeId.BITS;
  }

  /**
   * The nearest contacts to a target, nearest first; those that failed their last call are left
   * out.
   */
  public List<Contact> nearest(NodeId target, int count) {
    return nearest(target, count, false);
  }

  /** As {@link #nearest}, but filled up with contacts that failed their last call. */
  public List<Contact> nearestOrMarked(NodeId target, int count) {
    List<Contact> living = nearest(target, count, false);
    if (living.size() >= count) {
      return living;
    }
    List<Contact> all = new ArrayList<>(living);
    all.addAll(nearest(target, count - living.size(), true));
    return all;
  }

  private List<Contact> nearest(NodeId target, int count, boolean marked) {
    List<Contact> result = new ArrayList<>(count + 8);
    int home = Math.max(0, self.bucketIndex(target));
    gather(result, home, home, target, marked);
    if (result.size() < count) {
      gather(result, 0, home - 1, target, marked);
    }
    for (int i = home + 1; i < NodeId.BITS && result.size() < count; i++) {
      gather(result, i, i, target, marked);
    }
    return result.size() > count ? new ArrayList<>(result.subList(0, count)) : result;
  }

  private void gather(List<Contact> result, int from, int to, NodeId target, boolean marked) {
    int start = result.size();
    for (int i = from; i <= to; i++) {
      Bucket bucket = buckets[i];
      if (bucket != null) {
        result.addAll(marked ? bucket.marked() : bucket.living());
      }
    }
    if (result.size() - start > 1) {
      Comparator<Contact> byDistance = (a, b) -> target.compareDistance(a.id(), b.id());
      result.subList(start, result.size()).sort(byDistance);
    }
  }
}
