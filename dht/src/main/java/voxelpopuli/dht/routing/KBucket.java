package voxelpopuli.dht.routing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;

/**
 * Contacts at one distance, least recently seen first.
 *
 * <p>A contact enters only after it answered a call. A full bucket keeps newcomers in a queue and
 * wants its head pinged; only a contact that failed so many calls in a row is evicted, and the
 * newest of the queue is pinged for the free place. A living contact is never evicted. Each step
 * returns what the caller is to do.
 */
public final class KBucket {

  /** What the owner of a bucket is to do. */
  public sealed interface Effect {}

  /** Ping this contact: tell {@code seen(…, true, …)} if it answers, {@code failed} if not. */
  public record Ping(Contact contact) implements Effect {}

  /** Ping this marked contact again, after a while. */
  public record PingLater(Contact contact, int strikes) implements Effect {}

  /** The contact is in the bucket now. */
  public record Appeared(Contact contact) implements Effect {}

  /** The contact is not in the bucket any more. */
  public record Gone(Contact contact) implements Effect {}

  /** The contact was marked as failing, or is well again. */
  public record MarkChanged(Contact contact) implements Effect {}

  private static final class Entry {
    private final Contact contact;
    private long seenNanos;
    private int strikes;

    Entry(Contact contact, long seenNanos) {
      this.contact = contact;
      this.seenNanos = seenNanos;
    }
  }

  private final int capacity;
  private final int maxReplacements;
  private final int maxStrikes;
  private final int maxPerPrefix;
  private final long quietNanos;
  private final List<Entry> entries = new ArrayList<>(4);
  private final Deque<Contact> replacements = new ArrayDeque<>(2);
  private NodeId checking;

  /**
   * @param maxPerPrefix contacts of one IP prefix
   * @param quietNanos a head that was seen within this time is not pinged
   */
  public KBucket(
      int capacity, int maxReplacements, int maxStrikes, int maxPerPrefix, long quietNanos) {
    this.capacity = capacity;
    this.maxReplacements = maxReplacements;
    this.maxStrikes = maxStrikes;
    this.maxPerPrefix = maxPerPrefix;
    this.quietNanos = quietNanos;
  }

  /**
   * A message of this contact arrived.
   *
   * @param answered whether it answered a call of ours; else it is only a claim
   */
  public List<Effect> seen(Contact contact, boolean answered, long now) {
    int index = indexOf(contact.id());
    if (index >= 0) {
      Entry entry = entries.get(index);
      return entry.contact.address().equals(contact.address())
          ? refresh(index, answered, now)
          : otherAddress(entry, contact, answered);
    }
    if (prefixIsFull(contact)) {
      return List.of();
    }
    if (entries.size() < capacity) {
      return answered ? List.of(add(contact, now)) : List.of(new Ping(contact));
    }
    enqueue(contact);
    return checkHead(now);
  }

  /** A call to this contact failed, with all its retries. */
  public List<Effect> failed(NodeId id, long now) {
    if (id.equals(checking)) {
      checking = null;
    }
    replacements.removeIf(waiting -> waiting.id().equals(id) && indexOf(id) < 0);
    int index = indexOf(id);
    if (index < 0) {
      return entries.size() < capacity ? pingNewestReplacement() : List.of();
    }
    Entry entry = entries.get(index);
    entry.strikes++;
    if (entry.strikes >= maxStrikes) {
      return evict(index);
    }
    return entry.strikes == 1
        ? List.of(new MarkChanged(entry.contact), new PingLater(entry.contact, entry.strikes))
        : List.of(new PingLater(entry.contact, entry.strikes));
  }

  /** Another node answers at this contact's address: it is gone. */
  public List<Effect> idChanged(Contact old) {
    int index = indexOf(old.id());
    return index >= 0 && entries.get(index).contact.address().equals(old.address())
        ? evict(index)
        : List.of();
  }

  /** All contacts, least recently seen first. */
  public List<Contact> contacts() {
    return entries.stream().map(entry -> entry.contact).toList();
  }

  /** Contacts that did not fail their last call, least recently seen first. */
  public List<Contact> living() {
    return entries.stream().filter(e -> e.strikes == 0).map(e -> e.contact).toList();
  }

  /** Contacts that failed their last call. */
  public List<Contact> marked() {
    return entries.stream().filter(e -> e.strikes > 0).map(e -> e.contact).toList();
  }

  /** Contacts that wait for a place, the oldest first. */
  public List<Contact> replacements() {
    return List.copyOf(replacements);
  }

  private Effect add(Contact contact, long now) {
    entries.add(new Entry(contact, now));
    replacements.removeIf(waiting -> waiting.id().equals(contact.id()));
    return new Appeared(contact);
  }

  private List<Effect> refresh(int index, boolean answered, long now) {
    Entry entry = entries.remove(index);
    entry.seenNanos = now;
    entries.add(entry);
    if (entry.contact.id().equals(checking)) {
      checking = null;
    }
    // A claim does not clear a mark: whoever sends can be alive and yet out of our reach.
    if (answered && entry.strikes > 0) {
      entry.strikes = 0;
      return List.of(new MarkChanged(entry.contact));
    }
    return List.of();
  }

  /**
   * The known address keeps the id for as long as it answers: else anybody could take an id over.
   */
  private List<Effect> otherAddress(Entry known, Contact claimed, boolean answered) {
    if (!answered || known.contact.id().equals(checking)) {
      return List.of();
    }
    enqueue(claimed);
    checking = known.contact.id();
    return List.of(new Ping(known.contact));
  }

  private List<Effect> checkHead(long now) {
    Entry head = entries.get(0);
    if (checking != null || head.strikes == 0 && now - head.seenNanos < quietNanos) {
      return List.of();
    }
    checking = head.contact.id();
    return List.of(new Ping(head.contact));
  }

  private List<Effect> evict(int index) {
    Contact dead = entries.remove(index).contact;
    List<Effect> effects = new ArrayList<>(2);
    effects.add(new Gone(dead));
    effects.addAll(pingNewestReplacement());
    return effects;
  }

  private List<Effect> pingNewestReplacement() {
    return newestReplacement().map(next -> List.<Effect>of(new Ping(next))).orElse(List.of());
  }

  private Optional<Contact> newestReplacement() {
    Iterator<Contact> newestFirst = replacements.descendingIterator();
    while (newestFirst.hasNext()) {
      Contact candidate = newestFirst.next();
      newestFirst.remove();
      if (!prefixIsFull(candidate)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  private void enqueue(Contact contact) {
    replacements.removeIf(waiting -> waiting.id().equals(contact.id()));
    replacements.addLast(contact);
    if (replacements.size() > maxReplacements) {
      replacements.removeFirst();
    }
  }

  private boolean prefixIsFull(Contact contact) {
    Optional<String> prefix = IpPrefix.of(contact.ip());
    return prefix.isPresent()
        && entries.stream().filter(e -> IpPrefix.of(e.contact.ip()).equals(prefix)).count()
            >= maxPerPrefix;
  }

  private int indexOf(NodeId id) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).contact.id().equals(id)) {
        return i;
      }
    }
    return -1;
  }
}
