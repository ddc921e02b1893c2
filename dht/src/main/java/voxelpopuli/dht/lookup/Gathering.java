package voxelpopuli.dht.lookup;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import voxelpopuli.dht.Contact;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.Precedence;
import voxelpopuli.dht.record.RecordKind;

/**
 * The answers of a search for one record: when there are enough of them, which stands, and which
 * holder needs it.
 *
 * <p>A plain value is enough as soon as one holder has it. Versioned ones, and players always, are
 * compared over several holders, because one of them may have slept through the last change.
 */
public final class Gathering {

  private final RecordKind kind;
  private final NodeId key;
  private final int wanted;
  private final int nearestCount;
  private final Map<NodeId, Optional<DhtRecord>> said = new HashMap<>();
  private final Map<NodeId, Contact> contacts = new HashMap<>();
  private DhtRecord best;
  private NodeId bestFrom;
  private int holders;

  /**
   * @param wanted so many holders are compared
   * @param nearestCount of so many nearest
   */
  public Gathering(RecordKind kind, NodeId key, int wanted, int nearestCount) {
    this.kind = kind;
    this.key = key;
    this.wanted = wanted;
    this.nearestCount = nearestCount;
  }

  /** We hold this record ourselves. */
  public void own(DhtRecord record) {
    holders++;
    best = record;
  }

  /**
   * A holder gave its record. False if it is not what it claims to be, which is no answer at all.
   */
  public boolean found(Contact from, DhtRecord record) {
    if (record.kind() != kind || !record.key().equals(key) || !record.signatureHolds()) {
      return false;
    }
    holders++;
    said.put(from.id(), Optional.of(record));
    contacts.put(from.id(), from);
    if (best == null || Precedence.better(best, record) == record) {
      best = record;
      bestFrom = from.id();
    }
    return true;
  }

  /** Somebody answered without the record. */
  public void missing(Contact from) {
    said.put(from.id(), Optional.empty());
    contacts.put(from.id(), from);
  }

  /** Whether the best so far may be given to the asker. */
  public boolean isEnough(Paths paths) {
    if (best == null) {
      return false;
    }
    boolean plain = kind != RecordKind.PLAYER && !best.isVersioned();
    return plain || holders >= wanted || paths.answeredAmongNearest(nearestCount) >= nearestCount;
  }

  /** The record that stands. */
  public Optional<DhtRecord> best() {
    return Optional.ofNullable(best);
  }

  /** Who gave it; empty if it is our own. */
  public Optional<NodeId> bestFrom() {
    return Optional.ofNullable(bestFrom);
  }

  /** The nearest of those that answered who lacks the record, or has an older one. */
  public Optional<Contact> toRepair() {
    if (best == null) {
      return Optional.empty();
    }
    return said.entrySet().stream()
        .filter(entry -> !entry.getValue().map(best::sameContent).orElse(false))
        .map(Map.Entry::getKey)
        .min(key.byDistance())
        .map(contacts::get);
  }
}
