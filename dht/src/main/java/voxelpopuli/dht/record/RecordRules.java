package voxelpopuli.dht.record;

import java.util.Optional;

/**
 * What another module demands of records beyond the overlay's own rules: the seam where the world
 * says whose signatures the location of an edited chunk needs.
 */
@FunctionalInterface
public interface RecordRules {

  /** No further rules. */
  RecordRules NONE = (held, incoming) -> Optional.empty();

  /**
   * Why the incoming record is refused; empty if it may be stored. Called on the overlay's threads,
   * so it must not block.
   */
  Optional<String> objection(Optional<DhtRecord> held, DhtRecord incoming);
}
