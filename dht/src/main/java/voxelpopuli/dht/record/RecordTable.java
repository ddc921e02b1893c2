package voxelpopuli.dht.record;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import voxelpopuli.dht.NodeId;
import voxelpopuli.dht.RecordSettings;

/**
 * The records that this node holds, a table for each kind.
 *
 * <p>One writer, the record actor; others of the same node read {@link #find} from any thread, so
 * that a peer's question costs no hop. Time is always an argument.
 */
public final class RecordTable {

  /**
   * A record and what its holder knows of it.
   *
   * @param source who stored it, for the bound on records per publisher
   * @param storedMillis when it was last stored here or passed on by us: within the hour that means
   *     that the other holders have it too
   */
  public record Held(DhtRecord record, String source, long storedMillis) {}

  /** What became of a record that somebody wants kept. */
  public sealed interface Verdict {}

  /** It is kept. */
  public record Kept(Held held) implements Verdict {}

  /** It is not, for a reason that the sender is told. */
  public record Refused(String reason) implements Verdict {}

  private final RecordSettings settings;
  private final RecordRules rules;
  private final Map<RecordKind, ConcurrentHashMap<NodeId, Held>> tables =
      new EnumMap<>(RecordKind.class);
  private final Map<String, Integer> perPublisher = new HashMap<>();
  private int total;

  public RecordTable(RecordSettings settings, RecordRules rules) {
    this.settings = settings;
    this.rules = rules;
    for (RecordKind kind : RecordKind.values()) {
      tables.put(kind, new ConcurrentHashMap<>(4));
    }
  }

  /** The record of a key, unless it has expired. For any thread. */
  public Optional<DhtRecord> find(RecordKind kind, NodeId key, long nowMillis) {
    Held held = tables.get(kind).get(key);
    return held == null || isExpired(held.record(), nowMillis)
        ? Optional.empty()
        : Optional.of(held.record());
  }

  /** Decides on a record that somebody wants kept, and keeps it. */
  public Verdict store(DhtRecord incoming, String source, long nowMillis) {
    if (isExpired(incoming, nowMillis)) {
      return new Refused("expired");
    }
    if (incoming.publishedMillis() > nowMillis + settings.clockSkew().toMillis()) {
      return new Refused("published in the future");
    }
    Held before = tables.get(incoming.kind()).get(incoming.key());
    Optional<DhtRecord> held =
        Optional.ofNullable(before)
            .map(Held::record)
            .filter(record -> !isExpired(record, nowMillis));
    Optional<String> objection = held.flatMap(h -> Precedence.objection(h, incoming));
    if (objection.isEmpty() && !incoming.signatureHolds()) {
      objection = Optional.of("the signature does not hold");
    }
    if (objection.isEmpty()) {
      objection = rules.objection(held, incoming);
    }
    if (objection.isPresent()) {
      return new Refused(objection.get());
    }
    DhtRecord kept =
        held.filter(
                h -> h.sameContent(incoming) && h.publishedMillis() > incoming.publishedMillis())
            .orElse(incoming);
    return put(before, new Held(kept, publisher(kept, source), nowMillis));
  }

  private Verdict put(Held before, Held next) {
    boolean samePublisher = before != null && before.source().equals(next.source());
    if (!samePublisher
        && perPublisher.getOrDefault(next.source(), 0) >= settings.maxPerPublisher()) {
      return new Refused("too many records of one publisher");
    }
    if (before == null && total >= settings.maxTotal()) {
      return new Refused("this node holds as many records as it can");
    }
    if (before != null) {
      forget(before);
    }
    tables.get(next.record().kind()).put(next.record().key(), next);
    perPublisher.merge(next.source(), 1, Integer::sum);
    total++;
    return new Kept(next);
  }

  /** Brings a record back that the disk kept, with the time of its last storing. */
  public void restore(Held held) {
    Held before = tables.get(held.record().kind()).get(held.record().key());
    if (before == null) {
      put(null, held);
    }
  }

  /** Removes what has lived its time; returns what was removed. */
  public List<Held> expire(long nowMillis) {
    List<Held> expired = all().filter(held -> isExpired(held.record(), nowMillis)).toList();
    for (Held held : expired) {
      tables.get(held.record().kind()).remove(held.record().key());
      forget(held);
    }
    return expired;
  }

  /**
   * What is to be passed on, the longest-waiting first: all that was not stored within the
   * interval.
   */
  public List<DhtRecord> dueForRepublishing(long nowMillis) {
    long before = nowMillis - settings.republishInterval().toMillis();
    return all()
        .filter(held -> held.storedMillis() <= before && !isExpired(held.record(), nowMillis))
        .sorted(Comparator.comparingLong(Held::storedMillis))
        .map(Held::record)
        .toList();
  }

  /** We passed this record on. */
  public Optional<Held> republished(DhtRecord record, long nowMillis) {
    Held held = tables.get(record.kind()).get(record.key());
    if (held == null) {
      return Optional.empty();
    }
    Held next = new Held(held.record(), held.source(), nowMillis);
    tables.get(record.kind()).put(record.key(), next);
    return Optional.of(next);
  }

  /** Everything that is held. */
  public Stream<Held> all() {
    return tables.values().stream().flatMap(table -> new ArrayList<>(table.values()).stream());
  }

  /** How many records of a kind are held. */
  public int count(RecordKind kind) {
    return tables.get(kind).size();
  }

  /** When a record's life ends. */
  public long expiresMillis(DhtRecord record) {
    return record.publishedMillis()
        + switch (record.kind()) {
          case PLAYER -> settings.playerLifetime().toMillis();
          case CHUNK -> settings.chunkLifetime().toMillis();
          case VALUE -> settings.valueLifetime().toMillis();
        };
  }

  private boolean isExpired(DhtRecord record, long nowMillis) {
    return nowMillis >= expiresMillis(record);
  }

  private void forget(Held held) {
    total--;
    perPublisher.computeIfPresent(held.source(), (s, count) -> count > 1 ? count - 1 : null);
  }

  private static String publisher(DhtRecord record, String source) {
    return record.signature().map(signature -> signature.signer().hex()).orElse(source);
  }
}
