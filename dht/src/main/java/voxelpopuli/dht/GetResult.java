package voxelpopuli.dht;

import java.util.Optional;
import voxelpopuli.dht.lookup.LookupStats;
import voxelpopuli.dht.record.DhtRecord;
import voxelpopuli.dht.record.RecordKind;

/** What a get found. */
public record GetResult(
    RecordKind kind, NodeId key, Optional<DhtRecord> record, LookupStats stats) {

  /** Whether the record was found. */
  public boolean isFound() {
    return record.isPresent();
  }
}
