package voxelpopuli.dht;

import java.util.List;
import java.util.Optional;
import voxelpopuli.dht.lookup.LookupStats;
import voxelpopuli.dht.record.DhtRecord;

/**
 * What became of a put.
 *
 * @param holders those who said that they keep the record; this node is one of them where it
 *     belongs
 * @param refused nodes that hold something better, or cannot take more
 * @param failed nodes that did not answer
 * @param refusal one of the reasons
 */
public record PutResult(
    DhtRecord record,
    List<Contact> holders,
    int refused,
    int failed,
    Optional<String> refusal,
    LookupStats stats) {

  /** Whether anybody keeps the record and nobody refused it. */
  public boolean isStored() {
    return !holders.isEmpty() && refused == 0;
  }
}
