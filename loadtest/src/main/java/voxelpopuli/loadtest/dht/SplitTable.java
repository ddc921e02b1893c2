package voxelpopuli.loadtest.dht;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * A routing table that begins as one bucket and splits: a model to compare rules of splitting, in a
 * network where everybody lives. A head that is pinged always answers, so a newcomer for whom
 * nothing splits is dropped.
 */
final class SplitTable {

  private final NodeId self;
  private final int k;
  private final SplitRule rule;
  private final RandomGenerator random;
  private final Range root = new Range(0, true);

  SplitTable(NodeId self, int k, SplitRule rule, RandomGenerator random) {
    this.self = self;
    this.k = k;
    this.rule = rule;
    this.random = random;
  }

  /** Ids that share a prefix of {@code depth} bits: a bucket, or two halves. */
  private static final class Range {
    private final int depth;
    private final boolean holdsSelf;
    private List<Contact> bucket = new ArrayList<>();
    private Range zero;
    private Range one;

    Range(int depth, boolean holdsSelf) {
      this.depth = depth;
      this.holdsSelf = holdsSelf;
    }
  }

  /** A contact is met. */
  void meet(Contact contact) {
    if (contact.id().equals(self)) {
      return;
    }
    Range range = root;
    while (true) {
      while (range.bucket == null) {
        range = half(range, contact.id());
      }
      if (range.bucket.contains(contact)) {
        return;
      }
      if (range.bucket.size() < k) {
        range.bucket.add(contact);
        return;
      }
      if (range.depth == NodeId.BITS - 1 || !rule.splits(range.holdsSelf, random)) {
        return;
      }
      split(range);
    }
  }

  private void split(Range range) {
    boolean selfIsOne = range.holdsSelf && bit(self, range.depth);
    range.zero = new Range(range.depth + 1, range.holdsSelf && !selfIsOne);
    range.one = new Range(range.depth + 1, range.holdsSelf && selfIsOne);
    List<Contact> contacts = range.bucket;
    range.bucket = null;
    contacts.forEach(contact -> half(range, contact.id()).bucket.add(contact));
  }

  private static Range half(Range range, NodeId id) {
    return bit(id, range.depth) ? range.one : range.zero;
  }

  private static boolean bit(NodeId id, int index) {
    if (index < Long.SIZE) {
      return (id.high() >>> (Long.SIZE - 1 - index) & 1) == 1;
    }
    if (index < 2 * Long.SIZE) {
      return (id.middle() >>> (2 * Long.SIZE - 1 - index) & 1) == 1;
    }
    return (id.low() >>> (NodeId.BITS - 1 - index) & 1) == 1;
  }

  /** The nearest contacts to a target, nearest first. */
  List<Contact> nearest(NodeId target, int count) {
    List<Contact> found = new ArrayList<>(count);
    collect(root, target, count, found);
    return found;
  }

  /** The half that shares the target's next bit is nearer, whole, than the other. */
  private static void collect(Range range, NodeId target, int count, List<Contact> found) {
    if (range.bucket != null) {
      range.bucket.stream()
          .sorted((a, b) -> target.compareDistance(a.id(), b.id()))
          .limit(count - found.size())
          .forEach(found::add);
      return;
    }
    Range near = half(range, target);
    collect(near, target, count, found);
    if (found.size() < count) {
      collect(near == range.one ? range.zero : range.one, target, count, found);
    }
  }

  int contacts() {
    return contacts(root);
  }

  private static int contacts(Range range) {
    return range.bucket != null ? range.bucket.size() : contacts(range.zero) + contacts(range.one);
  }

  /** Buckets that hold somebody: each wants a refresh an hour. */
  int buckets() {
    return buckets(root);
  }

  private static int buckets(Range range) {
    if (range.bucket != null) {
      return range.bucket.isEmpty() ? 0 : 1;
    }
    return buckets(range.zero) + buckets(range.one);
  }
}
