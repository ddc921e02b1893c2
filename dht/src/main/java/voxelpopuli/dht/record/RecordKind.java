package voxelpopuli.dht.record;

import java.util.Optional;

/** The three tables of a node. The same key may be in each of them, with different contents. */
public enum RecordKind {
  /** Where a player was, by name; lives as long as the network (90 days unseen by default). */
  PLAYER("STORE_PLAYER", "FIND_PLAYER"),
  /** Which game server holds a chunk; a hint that expires after a day unless republished. */
  CHUNK("STORE_CHUNK", "FIND_CHUNK"),
  /** Anything else that is small. */
  VALUE("STORE_VALUE", "FIND_VALUE");

  private final String storeRpc;
  private final String findRpc;

  RecordKind(String storeRpc, String findRpc) {
    this.storeRpc = storeRpc;
    this.findRpc = findRpc;
  }

  /** The name of the call that stores such a record. */
  public String storeRpc() {
    return storeRpc;
  }

  /** The name of the call that finds such a record. */
  public String findRpc() {
    return findRpc;
  }

  /** The kind that a STORE call names. */
  public static Optional<RecordKind> ofStore(String rpc) {
    for (RecordKind kind : values()) {
      if (kind.storeRpc.equals(rpc)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  /** The kind that a FIND call names. */
  public static Optional<RecordKind> ofFind(String rpc) {
    for (RecordKind kind : values()) {
      if (kind.findRpc.equals(rpc)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
